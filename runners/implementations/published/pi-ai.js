// The library that the harness sends through to other providers, as an implementation under test: what its payload hook is
// shown is the body. What the harness does of a request before it calls the library is ours (pi-ai/context.js).
import { createInterface } from 'node:readline'
import { Refused } from './pi-ai/blocks.js'
import { contextOf } from './pi-ai/context.js'
import { routes } from './pi-ai/routes.js'

const version = '0.82.1'
const answers = {
  hello: () => ({
    protocol: 1,
    implementation: { name: '@earendil-works/pi-ai', version, language: 'javascript' },
    capabilities: { project: { formats: [3, 4], adapters: Object.keys(routes) } },
    reports: ['code'],
  }),
  project: async ({ adapter, format, route, request }) => {
    const { model, stream, options } = routes[adapter](route, request)
    try {
      const context = contextOf(request, { ...route, provider: model.provider }, format)
      return { outcome: 'accept', body: await sent(stream, model, context, { ...given(request), ...options }) }
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'PI_AI_ERROR'
      return { outcome: 'refuse', code, message: String(error) }
    }
  },
}

function given({ maxTokens, temperature }) {
  return { ...(maxTokens === undefined ? {} : { maxTokens }), ...(temperature === undefined ? {} : { temperature }) }
}

/** What the library would send. It is stopped before it does. */
async function sent(stream, model, context, options) {
  let body
  const onPayload = (payload) => {
    body = JSON.parse(JSON.stringify(payload))
    throw new Error('no request is made')
  }
  let failure
  for await (const event of stream(model, context, { apiKey: 'key', cacheRetention: 'none', ...options, onPayload }))
    if (event.type === 'error') failure = event.error.errorMessage
  if (body === undefined) throw new Error(`nothing was sent: ${failure}`)
  return body
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const request = JSON.parse(line)
  if (request.op === 'stop') break
  process.stdout.write(`${JSON.stringify({ id: request.id, ...(await answers[request.op](request)) })}\n`)
}
