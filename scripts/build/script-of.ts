import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { sourceMaps } from './builder.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

/** The script of the build with the code of a module, as its path in `build/client/`; `module` is `src/root.tsx`. */
export function scriptOf(module: string): string {
  const map = globSync(join(sourceMaps, '*.map')).find((file) => {
    const { sources } = v.parse(SourceMap, JSON.parse(readFileSync(file, 'utf8')))
    return sources.some((source) => source.endsWith(`/${module}`))
  })
  if (!map) throw new Error(`${module} is in no script of the build`)
  return `assets/${basename(map, '.map')}`
}
