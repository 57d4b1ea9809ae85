import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ruleFunctions } from '../../reference/rule-functions.js'
import { specification } from '../../reference/specification.js'
import type { Schema } from '../../reference/validators.js'
import { browserRuleFunctions } from '../rule-functions.js'
import { bundle } from './bundle.js'
import { askedProjections } from './projections.js'
import { standaloneModuleOf } from './standalone.js'
import { browserTables, functionFaults } from './tables.js'

// Part of `npm run build`, after the type checker. What it writes below `dist` is made of the tables that were compiled
// just before: it cannot drift from them, and is not checked in.
const browserDirectory = dirname(dirname(fileURLToPath(import.meta.url)))
const distDirectory = join(browserDirectory, '../..')

const projections = askedProjections(specification)
const tables = browserTables(specification, [...projections.values()])
const faults = functionFaults(tables, ruleFunctions, browserRuleFunctions)
if (faults.length > 0) throw new Error(['spec/browser/rule-functions.ts:', ...faults].join('\n'))

// formats and places share many a tree
const schemas = new Map<string, Schema>()
const byText = new Map<string, string>()
const validators = [...projections].map(([name, projection]) => {
  const schema = projection.schema()
  const text = JSON.stringify(schema)
  const known = byText.get(text) ?? `tree${byText.size}`
  byText.set(text, known)
  schemas.set(known, schema)
  // the one that finds every breach also says yes or no: a page loads one of the two
  return `  ${JSON.stringify(name)}: { first: every.${known}, every: every.${known} },`
})

const precompiled = join(browserDirectory, 'precompiled')
rmSync(precompiled, { recursive: true, force: true })
mkdirSync(precompiled)
writeFileSync(join(precompiled, 'every.js'), standaloneModuleOf(schemas))
writeFileSync(
  join(browserDirectory, 'precompiled.js'),
  [
    `import * as every from './precompiled/every.js'`,
    `export const formats = ${JSON.stringify(tables.formats)}`,
    `export const rules = ${JSON.stringify(tables.rules)}`,
    'export const validators = {',
    ...validators,
    '}',
    '',
  ].join('\n'),
)
await bundle(join(browserDirectory, 'entry.js'), join(distDirectory, 'browser'), 'sessionproof.js')
