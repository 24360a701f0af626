import { relative } from 'node:path'
import { type ESTree, normalizePath, type Plugin, type Rolldown, Visitor } from 'vite'

const runtime = '#src/effects/browser/retryable-import.ts'
/** An alias, for modules that import the function themselves. */
const name = '_retryableImport'

/**
 * Makes each `import()` of `src/` repeatable after a failure: `import('./panel.tsx')` becomes `retryableImport(files)`
 * with the addresses of the module's file and of its dependencies that are not loaded yet. Each module is emitted as an
 * entry, so that it has a file and keeps its exports: packages are imported through a module of ours.
 * `import.meta.glob` is left to the bundler.
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
        // From the end, so that earlier positions stay valid.
        for (const { start, end, specifier } of findImports(this.parse(code)).reverse()) {
          const target = await this.resolve(specifier, id)
          if (!target) this.error(`${specifier} cannot be found`)
          this.emitFile({ type: 'chunk', id: target.id, preserveSignature: 'allow-extension' })
          const files = JSON.stringify(`files of ${normalizePath(relative(root, target.id))}`)
          retryable = `${retryable.slice(0, start)}${name}(${files})${retryable.slice(end)}`
        }
        if (retryable === code) return null
        // On the first line, so that source maps stay right about the others.
        return { code: `import { retryableImport as ${name} } from '${runtime}';${retryable}`, map: null }
      },
    },
    renderChunk(code, importer, _, { chunks }) {
      const loaded = new Set(filesWith(importer, chunks))
      const filled = code.replaceAll(/"files of ([^"]+)"/g, (_marker, path: string) => {
        const target = chunkOf(path, root, chunks)
        if (!target) this.error(`${path} is in no file of the build`)
        const missing = filesWith(target, chunks).filter(
          (file) => file !== target.fileName && !loaded.has(file),
        )
        return JSON.stringify([target.fileName, ...missing].map((file) => base + file))
      })
      return filled === code ? null : { code: filled, map: null }
    },
  }
}

type Chunks = Record<string, Rolldown.RenderedChunk>

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

function chunkOf(path: string, root: string, chunks: Chunks) {
  const isModule = (id: string | null) => id !== null && normalizePath(relative(root, id)) === path
  const all = Object.values(chunks)
  return (
    all.find(({ facadeModuleId }) => isModule(facadeModuleId)) ??
    all.find(({ moduleIds }) => moduleIds.some(isModule))
  )
}

/** Includes static imports, recursively. */
function filesWith({ fileName }: Rolldown.RenderedChunk, chunks: Chunks): string[] {
  const files = new Set([fileName])
  // Iterating a set includes elements added meanwhile.
  for (const file of files) for (const next of chunks[file]?.imports ?? []) files.add(next)
  return [...files]
}
