import { applyPatch, type Operation, Pointer } from 'rfc6902'

/**
 * A document after a JSON Patch (RFC 6902); what the patch does not touch is shared with the document, which stays as it
 * was. Thousands of cases are small changes of a few large inputs. `fail` learns why an operation does not apply.
 */
export function patchedCopy(document: unknown, patch: readonly object[], fail: (why: string) => never): unknown {
  let root = document
  for (const operation of patch as readonly (Operation & { readonly from?: string })[]) {
    const { path, from } = operation
    const held = { root: copiedAlong(from === undefined ? root : copiedAlong(root, tokensOf(from)), tokensOf(path)) }
    const moved = { ...operation, path: `/root${path}`, ...(from === undefined ? {} : { from: `/root${from}` }) }
    const [failed] = applyPatch(held, [moved as Operation])
    if (failed) return fail(failed.message)
    root = held.root
  }
  return root
}

function tokensOf(path: string): readonly string[] {
  return Pointer.fromJSON(path).tokens.slice(1)
}

/** A value whose lists and objects along a way are copies, so that they can be changed. */
function copiedAlong(value: unknown, [token, ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy: object = Array.isArray(value) ? [...value] : { ...value }
  if (token === undefined || !Object.hasOwn(copy, token)) return copy
  const child = copiedAlong((copy as Record<string, unknown>)[token], rest)
  // an own member may be called `__proto__`
  Object.defineProperty(copy, token, { value: child, writable: true, enumerable: true, configurable: true })
  return copy
}
