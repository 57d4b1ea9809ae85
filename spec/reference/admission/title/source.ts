import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isObject } from '../../verdict.js'

/** `title.source`: a title says who gave it. Note 0009, Titles. */
export const titleSource: RelationFunction = (event) => (isObject(dataOf(event).source) ? undefined : '/data/source')
