const text = { type: 'string', minLength: 1 }
const bilingual = {
  type: 'object',
  required: ['en', 'zh'],
  properties: { en: text, zh: text },
  additionalProperties: false,
}
const format = { type: 'integer', minimum: 0 }
const refusalClass = { enum: ['malformed', 'unsupported', 'newer', 'conflict'] }
const textOrTexts = { anyOf: [text, { type: 'array', items: text, minItems: 1 }] }
const ruleId = '^[a-z][a-z0-9]*(-[a-z0-9]+)*(\\.[a-z0-9]+(-[a-z0-9]+)*)+$'

const settings = {
  level: { enum: ['must', 'must-not', 'should', 'may'] },
  effect: { enum: ['refuse', 'accept', 'preserve', 'convert'] },
  since: format,
  until: format,
  /** A place of judgement, of every format that the rule holds in or of one: `event`, `3 decode`. */
  at: {
    type: 'array',
    items: {
      pattern:
        '^(\\d+ )?(decode|encode|event|append|history|select|window|restore|session|edge|publish|assemble|stream|translate|project|inspect)$',
    },
  },
}

/** The shape of `NNNN-slug.yaml`. What needs more than one member to judge is judged by the compiler's passes. */
export const noteDataSchema = {
  type: 'object',
  required: ['title', 'status', 'date', 'defaults', 'rules'],
  additionalProperties: false,
  properties: {
    title: bilingual,
    status: { enum: ['proposed', 'accepted', 'superseded', 'rejected'] },
    date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    supersedes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['scope'],
        properties: { note: text, external: text, scope: bilingual, keeps: bilingual },
        additionalProperties: false,
        if: { not: { required: ['note'] } },
        then: { required: ['external'] },
      },
    },
    supersededBy: { type: 'array', items: text },
    defaults: {
      type: 'object',
      properties: { ...settings, refuse: refusalClass },
      additionalProperties: false,
    },
    rules: {
      type: 'object',
      propertyNames: { pattern: ruleId },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          ...settings,
          refuse: {
            anyOf: [refusalClass, { type: 'object', required: ['default'], additionalProperties: refusalClass }],
          },
          events: textOrTexts,
          schema: textOrTexts,
          code: text,
          function: {
            enum: [
              'frame',
              'text',
              'record',
              'event',
              'relation',
              'log',
              'directory',
              'edge',
              'edge-end',
              'step',
              'publication',
              'chunk',
              'assembly-step',
              'stream-record',
              'evidence',
              'translation',
              'translation-step',
              'projection',
              'projection-step',
              'wire',
            ],
          },
        },
      },
    },
    tombstones: { type: 'object', propertyNames: { pattern: ruleId }, additionalProperties: text },
    brands: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['base'],
        properties: { base: { enum: ['string', 'number'] }, since: format, until: format },
        additionalProperties: false,
      },
    },
    schemas: { type: 'object', additionalProperties: { type: 'object' } },
    maps: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['title', 'open', 'key', 'entries'],
        additionalProperties: false,
        properties: {
          title: bilingual,
          since: format,
          until: format,
          open: { type: 'boolean' },
          key: text,
          entries: {
            type: 'object',
            additionalProperties: {
              anyOf: [
                text,
                {
                  type: 'object',
                  required: ['schema'],
                  properties: { schema: text, since: format, until: format },
                  additionalProperties: false,
                },
              ],
            },
          },
        },
      },
    },
    tables: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['title', 'rows'],
        additionalProperties: false,
        properties: { title: bilingual, rows: { type: 'array', items: { type: 'object' } } },
      },
    },
  },
}
