import { anyForeignReplay } from './foreign-replay.js'
import { anyImagesOmitted } from './images-omitted.js'
import { anyRole } from './role.js'
import { anyWrapper } from './wrapper.js'

/** What is done for every adapter (note 0023). */
export const anyAdapterFunctions = {
  'adapter.any.role': anyRole,
  'adapter.any.wrapper': anyWrapper,
  'adapter.any.foreign-replay': anyForeignReplay,
  'adapter.any.images-omitted': anyImagesOmitted,
}
