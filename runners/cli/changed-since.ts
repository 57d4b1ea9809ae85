import { execFileSync } from 'node:child_process'
import type { RuleRecord } from '../../spec/rule-record.js'
import { packageRoot } from '../package.js'
import { CommandFault } from './exit.js'

/** The rules whose note, or the vectors of whose area, differ from a git ref in the working tree. */
export function rulesSince(ref: string, rules: Readonly<Record<string, RuleRecord>>): Set<string> {
  const changed = changedFiles(ref)
  const isChanged = (start: string) => changed.some((file) => file.startsWith(start))
  return new Set(
    Object.entries(rules).flatMap(([id, { note }]) =>
      isChanged(`agent-notes/${note}.`) || isChanged(`vectors/${id.split('.')[0]}/`) ? [id] : [],
    ),
  )
}

function changedFiles(ref: string): string[] {
  if (ref.startsWith('-')) throw new CommandFault(`${ref} is no ref`)
  try {
    const args = ['diff', '--name-only', '--relative', ref, '--', 'agent-notes', 'vectors']
    const text = execFileSync('git', args, { cwd: packageRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    return text.split('\n').filter((line) => line !== '')
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new CommandFault(`git cannot compare with ${ref}: ${stderr?.split('\n')[0] ?? String(error)}`)
  }
}
