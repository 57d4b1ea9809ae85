// The published adapter of DeepSeek's chat completions as an implementation under test: requests are read off its fetch,
// and what the vectors have a provider send is what its fetch answers. It takes messages as V3 has them.
import { createInterface } from 'node:readline'
import { AttachmentError } from '@deepseek-ai/dsh-attachment'
import { DeepSeekAdapter, resolveAdapterOptions } from '@deepseek-ai/dsh-llm-deepseek'

const adapters = ['deepseek-chat']
const capabilities = { project: { formats: [3, 4], adapters }, translate: { formats: [3, 4], adapters } }
const answers = {
  // its fetch is the global one, so there is one request at a time
  hello: () => ({
    protocol: 1,
    implementation: { name: '@deepseek-ai/dsh-llm-deepseek', version: '0.1.0-rc.8', language: 'javascript' },
    window: 1,
    capabilities,
    reports: ['code'],
  }),
  project: async ({ format, route, request }) => {
    const messages = format < 4 ? request.messages : request.messages.map(wrapped)
    const { body, error } = await called(route, { ...request, messages }, ['{}', '[DONE]'])
    return error ? { outcome: 'refuse', code: error.code, message: String(error) } : { outcome: 'accept', body }
  },
  translate: async ({ model, events }) => {
    // a model without a name cannot be set up, and no answer depends on the name
    const { chunks, error } = await called({ model: model || 'model' }, { messages: [] }, events)
    return { outcome: 'accept', chunks, ...(error ? { failure: { code: error.code ?? 'UNKNOWN' } } : {}) }
  },
}

/** A tool message of V4 as the adapter knows it: a user message that holds the result. */
function wrapped(message) {
  if (message?.role !== 'tool') return message
  const { id, source, toolCallId, content, isError } = message
  return { id, role: 'user', source, content: [{ type: 'tool-result', toolCallId, content, isError }] }
}

/** What the adapter sends and what it makes of the answer, up to where it fails. */
async function called(route, request, events) {
  const { model } = route
  const chunks = []
  let body
  globalThis.fetch = async (_url, { body: sent }) => {
    body = JSON.parse(sent)
    return new Response(events.map(asServerSentEvent).join(''))
  }
  try {
    for await (const chunk of adapterOf(route).stream({ provider: 'deepseek-official', model, ...request }))
      chunks.push(chunk)
  } catch (error) {
    return { body, chunks, error }
  }
  return { body, chunks }
}

/** The adapter, set up for a route. Throws where it cannot be, as for a model without a name. */
function adapterOf({ model, images, thinking }) {
  const inputModalities = images === 'none' ? ['text'] : ['text', 'image']
  const connection = resolveAdapterOptions({
    baseURL: 'http://provider.invalid',
    thinking,
    models: [{ id: model, inputModalities }],
  })
  return new DeepSeekAdapter({
    options: () => connection,
    resolveApiKey: async () => 'key',
    resolveUserId: () => 'user',
    resolveAttachments: () => (typeof images === 'object' ? { readImage: (ref) => imageOf(images, ref) } : undefined),
  })
}

async function imageOf(images, ref) {
  const image = images[ref.attachmentId]
  if (image?.data === undefined) throw new AttachmentError(`no ${ref.attachmentId}`, 'ATTACHMENT_NOT_FOUND')
  return { ref, data: Buffer.from(image.data, 'base64') }
}

function asServerSentEvent(event) {
  return `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const request = JSON.parse(line)
  if (request.op === 'stop') break
  process.stdout.write(`${JSON.stringify({ id: request.id, ...(await answers[request.op](request)) })}\n`)
}
