import { expect, it } from 'vitest'
import type { HelloResponse } from '../protocol/types.js'
import { missingCapability } from './capabilities.js'
import type { RequestBody } from './cases/request.js'

const session = { header: {}, events: [], inheritedEventCount: 0 }
const hello: HelloResponse = {
  id: 0,
  protocol: 1,
  implementation: { name: 'x' },
  capabilities: {
    decode: { formats: [4], containers: ['jsonl'], recovery: ['strict'] },
    admit: { formats: [4], at: ['event', 'restore'] },
    history: { formats: [4] },
    select: { formats: [3, 4] },
    publish: { from: [3], to: [4], containers: ['jsonl'] },
  },
}

it.each<[RequestBody, string | undefined]>([
  [{ op: 'decode', format: 4, container: 'jsonl', recovery: 'strict', bytes: '' }, undefined],
  [{ op: 'decode', format: 4, container: 'zstd', recovery: 'strict', bytes: '' }, 'decode of zstd is not declared'],
  [
    { op: 'decode', format: 4, container: 'jsonl', recovery: 'recoverable', bytes: '' },
    'recoverable decoding is not declared',
  ],
  [{ op: 'encode', format: 4, container: 'jsonl', session }, 'encode is not declared'],
  [{ op: 'admit', format: 4, at: 'restore', session }, undefined],
  [{ op: 'admit', format: 4, at: 'window', events: [], delivery: 'live' }, 'admit at window is not declared'],
  [{ op: 'append', format: 4, session, attempts: [] }, 'append is not declared'],
  [{ op: 'history', format: 4, session }, undefined],
  [{ op: 'history', format: 3, session }, 'history of format 3 is not declared'],
  [{ op: 'select', format: 3, files: [] }, undefined],
  [{ op: 'publish', directory: '', to: 4, container: 'jsonl' }, undefined],
  [{ op: 'publish', directory: '', to: 4, container: 'zstd' }, 'publish of zstd is not declared'],
  [{ op: 'publish', directory: '', to: 5, container: 'jsonl' }, 'publish from 3 to 5 is not declared'],
])('%j', (request, missing) => {
  expect(missingCapability(hello, { request, format: 3 })).toBe(missing)
})
