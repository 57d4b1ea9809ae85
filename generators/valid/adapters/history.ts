import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { assistantMessage } from './assistant.js'
import { resultMessages } from './results.js'
import type { Scene } from './scene.js'
import { developerMessage, systemMessage, userMessage } from './user.js'

/** A history that the adapter of a scene projects: rounds of a user who asks and a model that calls and answers. */
export function makeHistory(draw: Draw, scene: Scene): JsonObject[] {
  const rounds = draw.weighted([
    [scene.habits.beginsWithUser ? 0 : 1, 0],
    [14, 1],
    [5, 2],
    [1, 3],
    [1, 6],
  ])
  const messages = draw.chance(1, 3) ? [systemMessage(draw, scene)] : []
  for (let round = 0; round < rounds; round++)
    messages.push(...asking(draw, scene, round === 0), ...answering(draw, scene))
  return messages
}

/** What comes before the model: what users say, if anything, and changes of the prompt and of the tools. */
function asking(draw: Draw, scene: Scene, isFirst: boolean): JsonObject[] {
  const { habits, isTidy } = scene
  const isNeeded = isFirst && habits.beginsWithUser
  const isLoose = !isNeeded && !isTidy && draw.chance(1, 4)
  if (isLoose) return draw.list(2, () => userMessage(draw, scene))
  const isSolid = isNeeded || habits.takesChanges || isTidy || draw.chance(1, 2)
  const users = [userMessage(draw, scene, isSolid), ...draw.list(1, () => userMessage(draw, scene))]
  return habits.takesChanges ? [...users, ...changes(draw, scene)] : withPrompt(draw, scene, users)
}

/**
 * Turns of the system stand behind the user, so nothing but a solid message comes before them; they wait for what the user
 * says after them (note 0026).
 */
function changes(draw: Draw, scene: Scene): JsonObject[] {
  const prompts = draw.chance(1, 4) ? [systemMessage(draw, scene, true)] : []
  const tools = draw.chance(1, 3) ? [developerMessage(draw, scene)] : []
  return [...prompts, ...tools, ...(draw.chance(1, 4) ? [userMessage(draw, scene)] : [])]
}

function withPrompt(draw: Draw, scene: Scene, users: readonly JsonObject[]): JsonObject[] {
  if (!draw.chance(1, 6)) return [...users]
  const [first, ...others] = users
  return [...(first ? [first] : []), systemMessage(draw, scene), ...others]
}

/** What the model does until it has nothing more to call; it may be that it was not asked for that yet. */
function answering(draw: Draw, scene: Scene): JsonObject[] {
  const messages: JsonObject[] = []
  const steps = draw.weighted([
    [2, 0],
    [4, 1],
    [2, 2],
    [1, 3],
  ])
  for (let step = 0; step < steps; step++) {
    const { message, calls } = assistantMessage(draw, scene, draw.between(1, 3))
    messages.push(message, ...resultMessages(draw, scene, calls))
  }
  if (draw.chance(1, 2)) messages.push(assistantMessage(draw, scene, 0).message)
  return messages
}
