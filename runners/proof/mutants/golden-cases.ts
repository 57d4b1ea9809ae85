import { type Case, expandVectors } from '../../engine/cases/expand.js'
import { loadVectorFiles } from '../../engine/cases/load.js'
import { vectorsDirectory } from '../../package.js'

/** Every case of the golden vectors. */
export function goldenCases(): Case[] {
  return expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors))
}
