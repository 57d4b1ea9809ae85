import type { Case } from '../engine/cases/expand.js'
import type { Session } from '../protocol/types.js'
import { type Lang, label } from './labels.js'

/** One line of an input, as people speak of it: `row 3`, `attempt 1`, `delivery`. */
export interface InputLine {
  /** Absent where the input is one value. */
  readonly name?:
    | 'row'
    | 'attempt'
    | 'file'
    | 'delivery'
    | 'cursor'
    | 'before'
    | 'inheritedEventCount'
    | 'vocabulary'
    | 'children'
    | 'entry'
    | 'again'
    | 'bytes'
    | 'chunk'
    | 'record'
    | 'providerEvent'
    | 'message'
    | 'usage'
    | 'interrupted'
    | 'adapter'
    | 'model'
    | 'route'
    | 'request'
    | 'after'
    | 'body'
  /** The number that a refusal or a verdict gives. */
  readonly number?: number
  readonly value: unknown
  /** The value is text as it stands in a file, and no JSON string. */
  readonly isText?: boolean
}

/** The input of a case by its lines. Rows and events are numbered as refusals number them: 0 is the header. */
export function inputLines(subject: Case): InputLine[] {
  const { request } = subject
  const isNarrowed = 'vocabulary' in request && request.vocabulary !== undefined
  return [...(isNarrowed ? [{ name: 'vocabulary', value: request.vocabulary } as const] : []), ...ownLines(subject)]
}

function ownLines({ request, rows, directory }: Case): InputLine[] {
  switch (request.op) {
    case 'decode':
      return fileLines(request.bytes, rows)
    case 'admit': {
      const { at, event, events = [], delivery, cursor, before, session } = request
      if (at === 'event') return [{ value: event }]
      if (session) return sessionLines(session)
      return [...settings({ delivery, cursor, before }), ...numbered('row', events, 1)]
    }
    case 'encode':
    case 'history':
      return sessionLines(request.session)
    case 'append':
      return [...sessionLines(request.session), ...numbered('attempt', request.attempts, 1)]
    case 'select':
      return numbered('file', request.files, 1)
    case 'migrate': {
      const { children, session, bytes = '' } = request
      const known: InputLine[] = children ? [{ name: 'children', value: children }] : []
      return [...known, ...(session ? sessionLines(session) : fileLines(bytes, rows))]
    }
    case 'publish': {
      const { children } = request
      const { entries = [], again } = directory ?? {}
      const [{ bytes } = { bytes: undefined }] = entries
      return [
        ...(children ? [{ name: 'children', value: children } as const] : []),
        ...entries.map(({ bytes: _bytes, ...value }) => ({ name: 'entry' as const, value })),
        ...(again ? [{ name: 'again', value: again } as const] : []),
        ...fileLines(bytes ?? '', rows),
      ]
    }
    case 'assemble':
      return numbered('chunk', request.chunks, 1)
    case 'stream': {
      const { records = [], chunks = [], message, usage, interrupted } = request
      return [
        ...numbered('record', records, 1),
        ...numbered('chunk', chunks, 1),
        ...settings({ message, usage, interrupted }),
      ]
    }
    case 'translate': {
      const { adapter, model, events } = request
      return [...settings({ adapter, model }), ...numbered('providerEvent', events, 1)]
    }
    case 'project': {
      const { adapter, route, request: options } = request
      return settings({ adapter, route, request: options })
    }
    case 'exchange': {
      const { adapter, route, request: options, events, after } = request
      return [
        ...settings({ adapter, route, request: options }),
        ...numbered('providerEvent', events, 1),
        ...settings({ after }),
      ]
    }
    case 'inspect': {
      const { adapter, request: options, body } = request
      return settings({ adapter, request: options, body })
    }
  }
}

function settings(members: { readonly [Name in NonNullable<InputLine['name']>]?: unknown }): InputLine[] {
  return Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name: name as NonNullable<InputLine['name']>, value }],
  )
}

/** A line's name with its number: `row 3`, in Chinese `行 3`. The names of settings are those of members. */
export function lineName({ name, number }: InputLine, lang: Lang): string {
  const isCounted = name !== undefined && Object.hasOwn(counted, name)
  return [isCounted ? label(counted[name as Counted], lang) : name, number].filter((it) => it !== undefined).join(' ')
}

function fileLines(bytes: string, rows: Case['rows']): InputLine[] {
  return rows
    ? numbered('row', rows).map((line) => ({ ...line, isText: typeof line.value === 'string' }))
    : [{ name: 'bytes', value: bytes, isText: true }]
}

function sessionLines({ header, events, inheritedEventCount }: Session): InputLine[] {
  const cut: InputLine[] =
    inheritedEventCount === 0 ? [] : [{ name: 'inheritedEventCount', value: inheritedEventCount }]
  return [...cut, ...numbered('row', [header, ...events])]
}

/** Lines of which there may be many, and what they are called. */
const counted = {
  row: 'row',
  attempt: 'attempt',
  file: 'file',
  chunk: 'oneChunk',
  record: 'oneRecord',
  providerEvent: 'providerEvent',
} as const
type Counted = keyof typeof counted

function numbered(name: Counted, values: readonly unknown[], first = 0): InputLine[] {
  return values.map((value, index) => ({ name, number: first + index, value }))
}
