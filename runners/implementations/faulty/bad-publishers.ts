import { appendFileSync, chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishRequest } from '../../protocol/types.js'
import type { Implementation } from '../implementation.js'

type Publish = NonNullable<Implementation['publish']>

/** An implementation whose publication does something else to the directory too. */
function publishing(right: Implementation, publish: (request: PublishRequest, ask: Publish) => ReturnType<Publish>) {
  const ask: Publish = (request) => (right.publish as Publish).call(right, request)
  return { ...right, publish: (request: PublishRequest) => publish(request, ask) }
}

/** Writes over whatever stands at the name of the successor. */
export function overwriting(right: Implementation): Implementation {
  return publishing(right, (request, ask) => {
    for (const name of readdirSync(request.directory))
      if (name.startsWith(`session.v${request.to}.`)) rmSync(join(request.directory, name), { recursive: true })
    return ask(request)
  })
}

/** Has written its successor under its name when the log is refused, and leaves it there. */
export function inPart(right: Implementation): Implementation {
  return publishing(right, async (request, ask) => {
    const answer = await ask(request)
    if (answer.outcome === 'refuse' && answer.row !== undefined)
      writeFileSync(join(request.directory, `session.v${request.to}.jsonl`), '{"type":"session"')
    return answer
  })
}

/** Marks the source as converted, at its end. */
export function marking(right: Implementation): Implementation {
  return publishing(right, async (request, ask) => {
    const answer = await ask(request)
    const [source] = readdirSync(request.directory).filter((name) => /^session\.v[23]\./.test(name))
    if (source !== undefined && answer.outcome === 'accept') appendFileSync(join(request.directory, source), '\n')
    return answer
  })
}

/** Publishes every generation on the way. */
export function stepwise(right: Implementation): Implementation {
  return publishing(right, async (request, ask) => {
    for (let to = 3; to < request.to; to++) await ask({ ...request, to })
    return ask(request)
  })
}

/** Lets everybody read what was for its owner alone. */
export function open(right: Implementation): Implementation {
  return publishing(right, async (request, ask) => {
    const answer = await ask(request)
    if (answer.outcome === 'accept') chmodSync(join(request.directory, (answer as { file: string }).file), 0o644)
    return answer
  })
}
