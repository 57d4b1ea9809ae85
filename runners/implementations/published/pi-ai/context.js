// What the harness makes of a request for the library: a prompt, messages and tools.
import { assistantContent, Refused, resultContent, textOf, userContent, withoutImages } from './blocks.js'

export function contextOf({ messages, system, stop, tools = [] }, route, format) {
  if (stop !== undefined) throw new Refused('UNSUPPORTED_OPTION', 'stop')
  if (tools.some(({ deferLoading }) => deferLoading === true)) throw new Refused('UNSUPPORTED_CONTENT', 'deferLoading')
  const leads = format >= 4 && system === undefined && messages[0]?.role === 'system'
  const prompt = leads ? textOf(messages[0].content) : system
  const names = new Map()
  return {
    ...(prompt === undefined ? {} : { systemPrompt: prompt }),
    messages: messages.slice(leads ? 1 : 0).flatMap((message) => messagesOf(message, route, names)),
    tools: tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
  }
}

function messagesOf(message, route, names) {
  const { role } = message
  const content = role === 'assistant' ? message.content : withoutImages(message.content, route)
  if (role === 'developer') throw new Refused('UNSUPPORTED_CONTENT', role)
  if (role === 'assistant') return [assistantMessage(message, route, names)]
  if (role === 'tool') return [resultMessage({ ...message, content }, route, names)]
  const results = content.filter(({ type }) => type === 'tool-result')
  const others = content.filter(({ type }) => type !== 'tool-result')
  const said = { role: 'user', content: userContent(others, route), timestamp: 0 }
  return [
    ...(others.length === 0 && results.length > 0 ? [] : [said]),
    ...results.map((result) => resultMessage(result, route, names)),
  ]
}

function resultMessage({ toolCallId, content, isError = false }, route, names) {
  const toolName = names.get(toolCallId) ?? 'unknown'
  return { role: 'toolResult', toolCallId, toolName, content: resultContent(content, route), isError, timestamp: 0 }
}

function assistantMessage({ content, source }, route, names) {
  const state = route.sameOwner === true ? usable(content, source) : undefined
  const made = assistantContent(content, state?.blocks)
  for (const block of made) if (block.type === 'toolCall') names.set(block.id, block.name)
  const { model, ...foreign } = source ?? {}
  // a route of the protocol does not name its provider; that it owns a message says that it is the same
  const provider = state ? route.provider : foreign.provider
  const { api = 'dsh-foreign', stopReason = 'stop' } = state?.response ?? {}
  return { role: 'assistant', content: made, api, provider, model, usage: noUsage, stopReason, timestamp: 0 }
}

/** The replay state of a message, where it is of the library and of this message. */
function usable(content, { provider, model, replayState } = {}) {
  const { response, blocks } = replayState ?? {}
  const isOurs = response?.kind === 'pi-ai' && response.version === 2
  const isOfSource = (response?.provider ?? provider) === provider && response?.model === model
  const isOfBlocks =
    blocks?.length === content.length && content.every(({ type }, index) => blocks[index]?.type === type)
  return isOurs && isOfSource && isOfBlocks ? replayState : undefined
}

const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 }
const noUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, totalTokens: 0, cost }
