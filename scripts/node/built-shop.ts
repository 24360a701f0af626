import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'

interface Worker {
  fetch(request: Request, bindings: unknown, platform: unknown): Promise<Response>
}

const Built = v.object({
  default: v.object({
    createWorker: v.custom<() => Worker>((value) => typeof value === 'function'),
  }),
})

/** The built Worker in this process, as a separate isolate. */
export async function createBuiltShop(): Promise<Worker> {
  const address = pathToFileURL(resolve('build/server/index.js')).href
  return v.parse(Built, await import(/* @vite-ignore */ address)).default.createWorker()
}
