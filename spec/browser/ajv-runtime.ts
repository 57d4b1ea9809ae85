import equalModule from 'ajv/dist/runtime/equal.js'
import lengthModule from 'ajv/dist/runtime/ucs2length.js'

/** What precompiled validators call. No part of the compiler is among it. */
export const equal = unwrapped(equalModule)
export const ucs2length = unwrapped(lengthModule)

/** Node hands out all exports of a CommonJS module as its default, a bundler the one that is named so. */
function unwrapped<Value extends object>(module: { readonly default: Value } | Value): Value {
  return 'default' in module ? (module.default as Value) : module
}
