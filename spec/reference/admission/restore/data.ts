import type { RelationFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** The types whose data `restore.early-data` has judged. */
const early: ReadonlySet<unknown> = new Set(['step/start', 'compaction/prune', 'compaction/summary'])

/** `restore.data`: the data of an event that V3 looks into is an object. Note 0009, What is opened. */
export const restoreData: RelationFunction = ({ type, data }, { log }) =>
  isObject(data) || log.added.has(String(type)) || early.has(type) ? undefined : '/data'
