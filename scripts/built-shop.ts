import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'

const Built = v.object({
  default: v.object({
    fetch: v.custom<(request: Request, bindings: unknown, platform: unknown) => Promise<Response>>(
      (value) => typeof value === 'function',
    ),
  }),
})

/**
 * The shop's built Worker, in this process. Its entry creates the isolate when it is evaluated, so each `instance` has
 * caches, breakers and budgets of its own.
 */
export async function importBuiltShop(instance = 0) {
  const address = pathToFileURL(resolve('build/server/index.js')).href
  return v.parse(Built, await import(/* @vite-ignore */ `${address}?${instance}`)).default
}
