import type { Draw } from '../../draw.js'

const most = Number.MAX_SAFE_INTEGER

/** Times that are farther from each other than can be told: the second of two begins a run (`stream-record.wide-gap`). */
const farTimes = [-most, most, 0, most - 1, -1] as const

/** When so many chunks came: whole numbers that may stand still or go back, as clocks do. */
export function timesOf(draw: Draw, count: number): number[] {
  if (draw.chance(1, 10)) return Array.from({ length: count }, () => draw.of(farTimes))
  return closeTimes(draw, count)
}

/** The same, but no two that follow each other are farther apart than a gap of a run can say. */
export function closeTimes(draw: Draw, count: number): number[] {
  if (draw.chance(1, 10)) return Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 0 : draw.of([most, -most])))
  const start = draw.of([1_764_547_200_000, 1, 0, -5])
  const gaps = draw.of<readonly [number, number]>([
    [0, 40],
    [0, 1],
    [-3, 3],
    [0, 0],
  ])
  let time = start
  const times = Array.from({ length: count }, (_, at) => {
    if (at > 0) time += draw.between(...gaps)
    return time
  })
  const edge = draw.weighted([
    [6, undefined],
    [1, most],
    [1, -most],
  ])
  return edge === undefined ? times : upTo(times, edge)
}

/** The same gaps, so early or late that one of the times is at the limit and none is beyond. */
function upTo(times: readonly number[], edge: number): number[] {
  const outermost = edge > 0 ? Math.max(...times) : Math.min(...times)
  return times.map((time) => edge - (outermost - time))
}
