import type { Draw } from '../../../draw.js'
import { content } from '../parts/content.js'
import { name, positive, text } from '../parts/texts.js'
import { fact, type Step } from '../step.js'

/** Other agents: subagents, teams, and those of a workflow. */
export const agentSteps: readonly Step[] = [
  fact(3, 'subagent/descriptor', ({ draw }) => descriptor(draw)),
  fact(1, 'subagent/model-selection-policy', ({ draw }) => ({
    allowedModels: [...new Set([name(draw), ...draw.list(2, () => name(draw))])].map((model) => ({
      provider: 'p',
      model,
    })),
  })),
  fact(1, 'team/member', ({ draw }) => ({ ...team(draw), member: member(draw) })),
  fact(1, 'team/task', ({ draw }) => ({ ...team(draw), task: task(draw) })),
  fact(2, 'team/message/queued', ({ draw }) => ({
    ...team(draw),
    message: {
      id: name(draw),
      senderId: name(draw),
      senderName: text(draw),
      targetId: name(draw),
      delivery: draw.of(['quiet', 'wakeup']),
      content: content(draw),
    },
  })),
  fact(1, 'team/message/delivered', ({ draw }) => ({ ...team(draw), messageId: name(draw), targetId: name(draw) })),
  fact(1, 'tool-workflow/run-start', ({ draw }) => ({ runId: name(draw), name: name(draw) })),
  fact(1, 'tool-workflow/run-end', ({ draw }) => ({
    runId: name(draw),
    stopReason: draw.of(['completed', 'cancelled', 'error']),
  })),
  fact(1, 'tool-workflow/agent-start', ({ draw }) => ({
    runId: name(draw),
    seq: positive(draw),
    label: text(draw),
    childId: name(draw),
    ...draw.maybe('phase', () => text(draw)),
  })),
  fact(1, 'tool-workflow/agent-end', ({ draw }) => ({
    runId: name(draw),
    seq: positive(draw),
    outcome: draw.of(['completed', 'failed', 'cancelled']),
  })),
]

/** How a subagent was started. Only one that can be asked again has more than a label. */
export function descriptor(draw: Draw): object {
  const known = { version: 3, provider: name(draw) }
  if (draw.chance(1, 2)) return { ...known, mode: 'one-shot', ...draw.maybe('label', () => text(draw)) }
  return {
    ...known,
    mode: 'continuable',
    label: name(draw),
    ...(draw.chance(1, 2) ? { agentProvider: name(draw), agentModel: name(draw) } : {}),
    ...draw.maybe('agentReasoningEffort', () => name(draw)),
    ...draw.maybe('persona', () => name(draw)),
    ...draw.maybe('toolFilter', () => draw.of([{ allow: ['read'] }, { deny: [] }, { allow: [], deny: [name(draw)] }])),
  }
}

function team(draw: Draw): object {
  return { version: 1, teamId: name(draw) }
}

function member(draw: Draw): object {
  return {
    id: name(draw),
    name: text(draw),
    description: text(draw),
    provider: text(draw),
    context: draw.of(['fresh', 'fork']),
    phase: draw.of(['provisioning', 'active', 'failed']),
    ...draw.maybe('error', () => text(draw)),
  }
}

function task(draw: Draw): object {
  return {
    id: name(draw),
    revision: positive(draw),
    subject: text(draw),
    description: text(draw),
    status: draw.of(['pending', 'in_progress', 'completed', 'deleted']),
    blockedBy: draw.list(2, () => name(draw)),
    writeScopes: draw.list(2, () => text(draw)),
    ...draw.maybe('ownerId', () => name(draw)),
  }
}
