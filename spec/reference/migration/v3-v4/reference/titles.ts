import { renumberedData, shiftedStep } from './shifted.js'

/** `v3-v4.reference.titles` (note 0018). */
export const referenceTitles = shiftedStep((event, renumber) => renumberedData(event, ['messageSeqs'], renumber))
