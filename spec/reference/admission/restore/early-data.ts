import type { RelationFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** `restore.early-data`: what V3 looks into first of all is an object. Note 0009, What is opened. */
export const restoreEarlyData: RelationFunction = ({ data }) => (isObject(data) ? undefined : '/data')
