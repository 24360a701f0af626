import { relative } from 'node:path'
import { type ESTree, normalizePath, type Plugin, type Rolldown, Visitor } from 'vite'

const runtime = '#src/effects/browser/retryable-import.ts'

/**
 * Lets the browser build try each `import()` of `src/` again after a failure, also where the browser would not:
 * `import('./panel.tsx')` becomes `retryableImport(() => import('./panel.tsx'), files)`, with the addresses of the
 * files it needs that the importing file has not loaded already. Imports by `import.meta.glob` stay as they are. The
 * bundler then no longer sees which names an `import()` uses: of a package, a module of ours exports those alone.
 */
export function retryableImports(): Plugin {
  let root = ''
  let base = '/'
  return {
    name: 'tappet:retryable-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
      base = config.base
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: /\bimport\(/ },
      async handler(code, id) {
        let retryable = code
        // From the end, so that the positions before stay true.
        for (const { start, end, specifier } of findImports(this.parse(code)).reverse()) {
          const target = await this.resolve(specifier, id)
          if (!target) this.error(`${specifier} cannot be found`)
          const files = JSON.stringify(`files of ${normalizePath(relative(root, target.id))}`)
          const call = `retryableImport(() => ${code.slice(start, end)}, ${files})`
          retryable = retryable.slice(0, start) + call + retryable.slice(end)
        }
        if (retryable === code) return null
        return { code: `import { retryableImport } from '${runtime}'\n${retryable}`, map: null }
      },
    },
    renderChunk(code, importer, _, { chunks }) {
      const loaded = new Set(filesWith(importer, chunks))
      const filled = code.replaceAll(/"files of ([^"]+)"/g, (_marker, path: string) => {
        const target = chunkOf(path, root, chunks)
        if (!target) this.error(`${path} is in no file of the build`)
        const missing = filesWith(target, chunks).filter((file) => !loaded.has(file))
        return JSON.stringify(missing.map((file) => base + file))
      })
      return filled === code ? null : { code: filled, map: null }
    },
  }
}

type Chunks = Record<string, Rolldown.RenderedChunk>

/** The places of `import('…')` in a module, in order. */
function findImports(program: ESTree.Program) {
  const found: { start: number; end: number; specifier: string }[] = []
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.push({ start, end, specifier: source.value })
    },
  }).visit(program)
  return found
}

/** The file a module is imported from: its own, or the one it shares with others. */
function chunkOf(path: string, root: string, chunks: Chunks) {
  const isModule = (id: string | null) => id !== null && normalizePath(relative(root, id)) === path
  const all = Object.values(chunks)
  return (
    all.find(({ facadeModuleId }) => isModule(facadeModuleId)) ??
    all.find(({ moduleIds }) => moduleIds.some(isModule))
  )
}

/** A file, and those it imports statically, over however many steps. */
function filesWith({ fileName }: Rolldown.RenderedChunk, chunks: Chunks): string[] {
  const files = new Set([fileName])
  // A set that grows is walked to its new end.
  for (const file of files) for (const next of chunks[file]?.imports ?? []) files.add(next)
  return [...files]
}
