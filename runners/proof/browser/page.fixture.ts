import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { packageRoot } from '../../package.js'
import type { Question } from './questions.fixture.js'

/** What the page sends back. */
export interface PageReport {
  readonly answers: readonly object[]
  /** Whether the page could make a function of text after all. */
  readonly hasEval: boolean
  /** The directives that something of the page broke before it tried that. */
  readonly violated: readonly string[]
  readonly error?: string
}

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"

const script = `
const violated = []
document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective))
const report = (body) => fetch('/report', { method: 'POST', body: JSON.stringify(body) })
try {
  const { admitEvent, admitWindow } = await import('/sessionproof.js')
  const questions = await (await fetch('/questions.json')).json()
  const answers = questions.map(({ format, asked, vocabulary }) =>
    'delivered' in asked ? admitWindow(format, asked.delivered, vocabulary) : admitEvent(format, asked.event, vocabulary))
  await new Promise((resolve) => setTimeout(resolve)) // violations are told in a task of their own
  const before = [...violated]
  let hasEval = true
  try { new Function('return 1')() } catch { hasEval = false }
  await report({ answers, hasEval, violated: before })
} catch (error) {
  await report({ answers: [], hasEval: false, violated, error: String(error && error.stack || error) })
}
`

/** A page on the loopback address that asks the bundle some questions, under a policy that forbids all that it can. */
export async function servePage(questions: readonly Question[]): Promise<{
  readonly address: string
  readonly report: Promise<PageReport>
  close(): void
}> {
  const files: Readonly<Record<string, readonly [string, string]>> = {
    '/': ['text/html', '<!doctype html><meta charset="utf-8"><script type="module" src="/ask.js"></script>'],
    '/ask.js': ['text/javascript', script],
    '/sessionproof.js': ['text/javascript', readFileSync(join(packageRoot, 'dist/browser/sessionproof.js'), 'utf8')],
    '/questions.json': ['application/json', jsonWithNegativeZero(questions)],
  }
  let resolve: (report: PageReport) => void = () => {}
  const promise = new Promise<PageReport>((settle) => {
    resolve = settle
  })
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let body = ''
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      request.on('end', () => {
        response.end()
        resolve(JSON.parse(body) as PageReport)
      })
      return
    }
    const [type, text] = files[request.url ?? ''] ?? []
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
      'content-security-policy': policy,
    })
    response.end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    report: promise,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** JSON.stringify writes -0 as 0, and some questions are about nothing else. */
function jsonWithNegativeZero(value: unknown): string {
  const mark = '\u0000-0'
  const text = JSON.stringify(value, (_name, member: unknown) => (Object.is(member, -0) ? mark : member))
  return text.replaceAll(JSON.stringify(mark), '-0')
}
