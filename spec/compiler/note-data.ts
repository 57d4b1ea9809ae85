import { Ajv2020 } from 'ajv/dist/2020.js'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Diagnostic } from './diagnostic.js'
import { noteDataSchema } from './note-data.schema.js'

export type Level = 'must' | 'must-not' | 'should' | 'may'
export type Effect = 'refuse' | 'accept' | 'preserve' | 'convert'
export type RefusalClass = 'malformed' | 'unsupported' | 'newer' | 'conflict'
export type Scope =
  | 'frame'
  | 'text'
  | 'record'
  | 'event'
  | 'relation'
  | 'log'
  | 'directory'
  | 'edge'
  | 'edge-end'
  | 'step'
  | 'publication'
  | 'chunk'
  | 'assembly-step'
  | 'stream-record'
  | 'evidence'
  | 'translation'
  | 'translation-step'
  | 'projection'
  | 'projection-step'
  | 'wire'

/** The `defaults` of a note, and what a rule may set itself. */
export interface RuleSettings {
  level: Level
  effect: Effect
  since: number
  until?: number
  /** `event`, or `3 event` for one format alone. */
  at: string[]
  /** The class of the refusal; one per place of judgement where layers differ: `{ "3 decode": unsupported }`. */
  refuse: RefusalClass
}

export interface RuleData extends Partial<Omit<RuleSettings, 'refuse'>> {
  refuse?: RefusalClass | ({ default: RefusalClass } & Record<string, RefusalClass>)
  events?: string | string[]
  /** Pointers (`Schema#/properties/id`) to the constraints that state the rule. */
  schema?: string | string[]
  /** The code of the failure that a refusal by the rule is, where those who project or translate have to give it. */
  code?: string
  /** The scope of the function in `spec/reference` that judges the rule, where no schema can state it. */
  function?: Scope
}

export interface TableData {
  title: { en: string; zh: string }
  rows: Record<string, unknown>[]
}

export interface MapData {
  title: { en: string; zh: string }
  since?: number
  until?: number
  open: boolean
  /** The member that tells the entries apart: `type`, `kind`, `role`. */
  key: string
  entries: Record<string, string | { schema: string; since?: number; until?: number }>
}

export interface SupersessionData {
  note?: string
  external?: string
  /** What of the older note is superseded, and what of it stays. */
  scope: { en: string; zh: string }
  keeps?: { en: string; zh: string }
}

/** What `NNNN-slug.yaml` holds: all of a note that has no language. */
export interface NoteData {
  title: { en: string; zh: string }
  status: 'proposed' | 'accepted' | 'superseded' | 'rejected'
  date: string
  supersedes?: SupersessionData[]
  supersededBy?: string[]
  defaults: Partial<RuleSettings>
  rules: Record<string, RuleData>
  tombstones?: Record<string, string>
  brands?: Record<string, { base: 'string' | 'number'; since?: number; until?: number }>
  schemas?: Record<string, Record<string, unknown>>
  maps?: Record<string, MapData>
  tables?: Record<string, TableData>
}

export interface ParsedNoteData {
  readonly data: NoteData | undefined
  readonly diagnostics: Diagnostic[]
  /** Line (1-based) of the node at a path of keys, or of its nearest ancestor that exists. */
  readonly lineOf: (...path: (string | number)[]) => number
}

const validate = new Ajv2020({ allErrors: true, strict: false }).compile(noteDataSchema)

/** Reads the data of one note; a note that cannot be read yields diagnostics and no data. */
export function parseNoteData(file: string, text: string): ParsedNoteData {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const lineOf = (...path: (string | number)[]): number => {
    let node: unknown = document.contents
    let offset = (node as Node | null)?.range?.[0] ?? 0
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
        if (!pair) break
        offset = (pair.key as Node).range?.[0] ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(key)] as Node | undefined
        if (!item) break
        offset = item.range?.[0] ?? offset
        node = item
      } else break
    }
    return lines.linePos(offset).line
  }
  if (document.errors.length > 0) {
    const diagnostics = document.errors.map((error) => ({
      code: 'yaml-syntax' as const,
      file,
      line: lines.linePos(error.pos[0]).line,
      problem: error.message,
      remedy: 'mend the YAML',
    }))
    return { data: undefined, diagnostics, lineOf }
  }
  const data: unknown = document.toJS({ maxAliasCount: 100 })
  if (!validate(data)) {
    const diagnostics = (validate.errors ?? []).map((error) => {
      const path = error.instancePath.split('/').slice(1).map(decodePointerSegment)
      const extra = error.params.additionalProperty as string | undefined
      return {
        code: 'yaml-shape' as const,
        file,
        line: lineOf(...path, ...(extra === undefined ? [] : [extra])),
        problem: `${error.instancePath || 'the note'} ${error.message}${extra === undefined ? '' : ` (${extra})`}`,
        remedy: 'see CONTRIBUTING.md for the members of a note',
      }
    })
    return { data: undefined, diagnostics, lineOf }
  }
  return { data: data as unknown as NoteData, diagnostics: [], lineOf }
}

function decodePointerSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
