import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package.js'
import type { Target } from './target.js'

/** What the kit is held against by itself, and the file that explains what is known of it. */
export interface KitTarget {
  readonly target: Target
  readonly explained?: string
}

/** Published packages that a checkout can have installed, by the package that has to be there. */
const published = [
  { needs: '@deepseek-ai/dsh-session-format-v2-to-v3', name: 'session-format' },
  { needs: '@deepseek-ai/dsh-llm-deepseek', name: 'deepseek-chat' },
  { needs: '@earendil-works/pi-ai', name: 'pi-ai' },
]

/**
 * The reference as it is deployed, which a judge without gates and compiled validators has to agree with; a second schema
 * validator, and the published packages, as far as they are installed.
 */
export function kitTargets(version: string): KitTarget[] {
  const folder = join(packageRoot, 'runners/implementations/published')
  const installed = published.filter(({ needs }) => existsSync(join(folder, 'node_modules', needs)))
  const hasSecond = existsSync(join(packageRoot, 'node_modules/@hyperjump/json-schema'))
  return [
    { target: { kind: 'reference', version } },
    ...(hasSecond ? [{ target: { kind: 'second-opinion', version } } as const] : []),
    ...installed.map(
      ({ name }): KitTarget => ({
        target: { kind: 'command', command: [process.execPath, join(folder, `${name}.js`)] },
        explained: join(folder, `${name}.explained.yaml`),
      }),
    ),
  ]
}
