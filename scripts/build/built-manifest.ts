import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface BuiltModule {
  file: string
  name?: string
  /** The keys of the chunks it imports. */
  imports?: string[]
}

/** The bundler's manifest of the browser build, by path of the source. It is written before the Worker is built. */
export async function readManifest(root: string): Promise<Record<string, BuiltModule>> {
  return JSON.parse(await readFile(join(root, 'build/client/.vite/manifest.json'), 'utf8'))
}
