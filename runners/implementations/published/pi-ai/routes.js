// How a deployment sets up a route of each adapter: a model of the library, and what an effort is to it.
import * as anthropic from '@earendil-works/pi-ai/api/anthropic-messages'
import * as gemini from '@earendil-works/pi-ai/api/google-generative-ai'
import * as chat from '@earendil-works/pi-ai/api/openai-completions'
import * as responses from '@earendil-works/pi-ai/api/openai-responses'

const efforts = ['minimal', 'low', 'medium', 'high', 'xhigh', 'max']
const thinkingLevelMap = { off: 'none', ...Object.fromEntries(efforts.map((effort) => [effort, effort])) }

function modelOf({ model, images }, { reasoningEffort }, facts) {
  return {
    id: model,
    name: model,
    reasoning: reasoningEffort !== undefined,
    input: images === 'none' ? ['text'] : ['text', 'image'],
    cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
    contextWindow: 1_000_000,
    maxTokens: 32_768,
    ...facts,
  }
}

function isThinking({ reasoningEffort }) {
  return reasoningEffort !== undefined && reasoningEffort !== 'off'
}

const openai = { provider: 'openai', baseUrl: 'https://api.openai.com/v1', thinkingLevelMap }

export const routes = {
  'openai-chat': (route, request) => ({
    model: modelOf(route, request, {
      ...openai,
      api: 'openai-completions',
      compat: { supportsDeveloperRole: false },
    }),
    stream: chat.stream,
    options: isThinking(request) ? { reasoningEffort: request.reasoningEffort } : {},
  }),
  'openai-responses': (route, request) => ({
    model: modelOf(route, request, {
      ...openai,
      api: 'openai-responses',
      compat: { supportsDeveloperRole: false, supportsStrictMode: true },
    }),
    stream: responses.stream,
    options: isThinking(request) ? { reasoningEffort: request.reasoningEffort } : {},
  }),
  'anthropic-messages': (route, request) => ({
    model: modelOf(route, request, {
      provider: 'anthropic',
      api: 'anthropic-messages',
      baseUrl: 'https://api.anthropic.com',
      thinkingLevelMap: { xhigh: 'xhigh', max: 'max' },
      compat: { forceAdaptiveThinking: true },
    }),
    stream: anthropic.stream,
    options: isThinking(request)
      ? { thinkingEnabled: true, effort: request.reasoningEffort }
      : request.reasoningEffort === 'off'
        ? { thinkingEnabled: false }
        : {},
  }),
  gemini: (route, request) => ({
    model: modelOf(route, request, {
      provider: 'google',
      api: 'google-generative-ai',
      baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    }),
    stream: gemini.stream,
    options: request.reasoningEffort === undefined ? {} : { thinking: geminiThinking(request) },
  }),
}

/** The budgets that the library has for `gemini-2.5-flash`. */
function geminiThinking({ reasoningEffort }) {
  const budgetTokens = { low: 2048, medium: 8192, high: 24_576 }[reasoningEffort]
  return reasoningEffort === 'off' ? { enabled: false } : { enabled: true, budgetTokens }
}
