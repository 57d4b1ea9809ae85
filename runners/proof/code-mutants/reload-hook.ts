import type { ResolveHook } from 'node:module'

const reloaded = /\/dist\/(spec\/reference|runners\/implementations\/reference|runners\/publication)\//

/** Hands `?load=` of a module on to the modules of the reference that it imports, so that each load has its own. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const resolved = await next(specifier, context)
  const load = context.parentURL && new URL(context.parentURL).searchParams.get('load')
  if (!load || !reloaded.test(resolved.url) || resolved.url.includes('?')) return resolved
  return { ...resolved, url: `${resolved.url}?load=${load}` }
}
