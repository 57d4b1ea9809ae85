import type { ResolveHook } from 'node:module'

/** Hands `?load=` of a module on to the modules of the reference that it imports, so that each load has its own. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const resolved = await next(specifier, context)
  const load = context.parentURL && new URL(context.parentURL).searchParams.get('load')
  if (!load || !resolved.url.includes('/dist/spec/reference/') || resolved.url.includes('?')) return resolved
  return { ...resolved, url: `${resolved.url}?load=${load}` }
}
