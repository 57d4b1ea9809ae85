import type { RelationFunction } from '../../rule-function.js'
import { isObject, own } from '../../verdict.js'

/** `restore.data`: the data of an event that V3 looks into is an object. Note 0009, What is opened. */
export const restoreData: RelationFunction = (event, { log }) =>
  isObject(own(event, 'data')) || log.added.has(String(own(event, 'type'))) ? undefined : '/data'
