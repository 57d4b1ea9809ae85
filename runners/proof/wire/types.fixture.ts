import ts from 'typescript'
import { packageRoot } from '../../package.js'
import type { SentBody } from './bodies.fixture.js'

/** The type that the SDK of a provider has for the body of a streamed request. */
const typeOf: Readonly<Record<string, string>> = {
  'deepseek-chat': 'OpenAI.ChatCompletionCreateParamsStreaming',
  'openai-chat': 'OpenAI.ChatCompletionCreateParamsStreaming',
  'openai-responses': 'OpenAI.Responses.ResponseCreateParamsStreaming',
  'deepseek-messages': 'Anthropic.MessageCreateParamsStreaming',
  'anthropic-messages': 'Anthropic.MessageCreateParamsStreaming',
  gemini: 'GenerateContentParameters',
}

const imports = [
  "import type OpenAI from 'openai'",
  "import type Anthropic from '@anthropic-ai/sdk'",
  "import type { GenerateContentParameters } from '@google/genai'",
]

/** Why bodies are not of the type of their SDK, one line each: a file with a line for each body is compiled in memory. */
export function typeFaults(bodies: readonly SentBody[]): string[] {
  const lines = bodies.map(({ adapter, body }, index) => {
    const type = typeOf[adapter]
    if (type === undefined) throw new Error(`no SDK has a type for the bodies of ${adapter}`)
    return `export const body${index} = ${JSON.stringify(body)} satisfies ${type}`
  })
  return diagnostics([...imports, ...lines].join('\n')).map(({ line, message }) => {
    const subject = bodies[line - imports.length]
    return `${subject?.id ?? 'imports'}: ${message}`
  })
}

function diagnostics(text: string): { line: number; message: string }[] {
  const file = `${packageRoot}/runners/proof/wire/bodies.ts`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, version, ...rest) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version, ...rest)
  host.fileExists = (name) => name === file || fileExists(name)
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)
  return ts.getPreEmitDiagnostics(program, source).map(({ start, messageText }) => ({
    line: source ? source.getLineAndCharacterOfPosition(start ?? 0).line : 0,
    message: ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').slice(0, 12).join(' | '),
  }))
}
