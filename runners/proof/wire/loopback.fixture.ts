import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Anthropic from '@anthropic-ai/sdk'
import { type GenerateContentParameters, GoogleGenAI } from '@google/genai'
import OpenAI from 'openai'
import { isObject, type JsonObject } from '../../../spec/reference/verdict.js'
import type { SentBody } from './bodies.fixture.js'

/** What came in at the server. */
export interface Arrived {
  readonly path: string
  readonly body: JsonObject
}

/** How the SDK of an adapter's provider sends a body, and what of it is to arrive where. */
interface Client {
  readonly send: (origin: string, body: JsonObject) => Promise<AsyncIterable<unknown>>
  readonly arrives: (body: JsonObject) => Arrived
}

const key = { apiKey: 'k', maxRetries: 0 }

const chat: Client = {
  send: (origin, body) =>
    new OpenAI({ ...key, baseURL: `${origin}/v1` }).chat.completions.create(
      body as unknown as OpenAI.ChatCompletionCreateParamsStreaming,
    ),
  arrives: (body) => ({ path: '/v1/chat/completions', body }),
}

const messages: Client = {
  send: (origin, body) =>
    new Anthropic({ ...key, baseURL: origin }).messages.create(
      body as unknown as Anthropic.MessageCreateParamsStreaming,
    ),
  arrives: (body) => ({ path: '/v1/messages', body }),
}

const clients: Readonly<Record<string, Client>> = {
  'deepseek-chat': chat,
  'openai-chat': chat,
  'openai-responses': {
    send: (origin, body) =>
      new OpenAI({ ...key, baseURL: `${origin}/v1` }).responses.create(
        body as unknown as OpenAI.Responses.ResponseCreateParamsStreaming,
      ),
    arrives: (body) => ({ path: '/v1/responses', body }),
  },
  'deepseek-messages': messages,
  'anthropic-messages': messages,
  gemini: {
    send: (origin, body) =>
      new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: origin } }).models.generateContentStream(
        body as unknown as GenerateContentParameters,
      ),
    arrives: geminiArrives,
  },
}

/** The SDK of Gemini puts the model into the path, and most of `config` into `generationConfig`. */
function geminiArrives({ model, contents, config }: JsonObject): Arrived {
  const { systemInstruction, tools, ...generationConfig } = isObject(config) ? config : {}
  return {
    path: `/v1beta/models/${model}:streamGenerateContent?alt=sse`,
    body: {
      contents,
      ...(systemInstruction === undefined
        ? {}
        : { systemInstruction: { role: 'user', parts: [{ text: systemInstruction }] } }),
      ...(tools === undefined ? {} : { tools }),
      ...(config === undefined ? {} : { generationConfig }),
    },
  }
}

/** Sends bodies one after the other and gives what is to arrive for each, and what does. */
export async function throughSdk(
  bodies: readonly SentBody[],
): Promise<{ id: string; expected: Arrived; arrived: Arrived | undefined }[]> {
  let arrived: Arrived | undefined
  const server = await listening((one) => {
    arrived = one
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const results = []
  for (const { id, adapter, body } of bodies) {
    const client = clients[adapter]
    if (!client) throw new Error(`no SDK sends the bodies of ${adapter}`)
    arrived = undefined
    for await (const _ of await client.send(origin, structuredClone(body)));
    results.push({ id, expected: client.arrives(body), arrived })
  }
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
  return results
}

/** A server on the loopback that tells what comes in, and answers with a stream that ends at once. */
function listening(tell: (arrived: Arrived) => void): Promise<Server> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    tell({ path: String(request.url), body: JSON.parse(Buffer.concat(pieces).toString('utf8')) })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(isOfOpenAi(String(request.url)) ? 'data: [DONE]\n\n' : '')
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

function isOfOpenAi(path: string): boolean {
  return path.endsWith('/completions') || path.endsWith('/responses')
}
