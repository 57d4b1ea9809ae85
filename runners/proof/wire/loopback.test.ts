import { describe, expect, it } from 'vitest'
import { sameJson } from '../../engine/same-json.js'
import { sentBodies } from './bodies.fixture.js'
import { throughSdk } from './loopback.fixture.js'

const sent = sentBodies()
const adapters = [...new Set(sent.map(({ adapter }) => adapter))]

describe('what an adapter sends through the SDK of its provider', () => {
  it.each(adapters)(
    'arrives as it is: %s',
    async (adapter) => {
      const results = await throughSdk(sent.filter((it) => it.adapter === adapter))
      expect(results.length).toBeGreaterThan(0)
      expect(results.filter(({ expected, arrived }) => !sameJson(expected, arrived))).toEqual([])
    },
    60_000,
  )
})
