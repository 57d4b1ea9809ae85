export { type Adapter, adapters } from './habits.js'
export { makeInspection, makeProjection } from './projection.js'
export { makeExchange, makeTranslation } from './translation.js'
