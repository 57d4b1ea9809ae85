import type { Delivered } from '../../../../spec/reference/admission/admit-window.js'
import { format, type Mapping, type ObservedCase, type Outcome, ofVerdict, outcomeOf, question } from '../questions.js'

type Events = readonly { readonly seq: number }[]

/** Cases of the browser: single events, and what reaches a window that is open. */
export const windowMappings: Readonly<Record<string, Mapping>> = {
  wireEvent: (it) => {
    const event = it.eventText === undefined ? it.event : JSON.parse(it.eventText)
    return (['snapshot', 'live', 'page'] as const).map((delivery) =>
      question(it, delivery, ofVerdict(it), (reference) =>
        outcomeOf(format(reference, 4).admitWindow({ events: [event], delivery })),
      ),
    )
  },
  wire: (it) => {
    if (it.payload?.assistantStream === null && it.id !== 'W11')
      return 'the baseline of the assistant stream is no event'
    return [
      question(it, 'deliveries', it.verdict.ok ? 'accept' : 'refuse', (reference) => {
        const { admitWindow } = format(reference, 4)
        const outcomes = deliveriesOf(it).map((delivered) => outcomeOf(admitWindow(delivered)))
        return outcomes.find((outcome) => outcome !== 'accept') ?? ('accept' as Outcome)
      }),
    ]
  },
}

/** Everything that reached the window, in order: its snapshot, live events, the pages that close gaps, older pages. */
function deliveriesOf({ payload = {}, verdict }: ObservedCase): Delivered[] {
  const events = payload.events as Events
  const live = (payload.live ?? []) as Events
  const pages = (payload.pages ?? []) as Events[]
  const resumes = ((payload.resume ?? []) as { events: Events }[]).map((it) => it.events)
  const snapshot = (them: Events, cursor?: number): Delivered => ({
    events: them,
    delivery: 'snapshot',
    ...(cursor === undefined ? {} : { cursor }),
  })
  return [
    snapshot(events, payload.cursor as number | undefined),
    ...live.map((event): Delivered => ({ events: [event], delivery: 'live' })),
    ...pages.map((page, index) => snapshot(page, verdict.pageRequests?.[index])),
    ...resumes.map((them) => snapshot(them)),
    ...(payload.page
      ? [{ events: payload.page as Events, delivery: 'page', before: events[0]?.seq ?? 0 } as const]
      : []),
  ]
}
