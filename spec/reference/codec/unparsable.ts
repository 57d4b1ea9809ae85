/** A JSON text that does not parse. Its own value, since every JSON value is a possible record. */
export const unparsable = Symbol('unparsable')
