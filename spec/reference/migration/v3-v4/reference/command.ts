import { renumberedData, shiftedStep } from './shifted.js'

/** `v3-v4.reference.command` (note 0018). */
export const referenceCommand = shiftedStep((event, renumber) => renumberedData(event, ['sourceEventSeq'], renumber))
