// Session format 4. Generated from agent-notes by `sessionproof compile`; do not edit.

declare const brand: unique symbol
/** A nominal type: a plain value has to be cast once, where it enters the program. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }


/** Every event of the vocabulary of this format. */
export type SessionEvent =
  never

/** The vocabulary of this format. */
export type SessionEventType = SessionEvent['type']


