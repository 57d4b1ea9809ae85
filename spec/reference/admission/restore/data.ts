import type { RelationFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** `restore.data`: the data of an event that V3 looks into is an object. Note 0009, What is opened. */
export const restoreData: RelationFunction = (event, { log }) =>
  isObject(event.data) || log.added.has(String(event.type)) ? undefined : '/data'
