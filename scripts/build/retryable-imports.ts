import { relative } from 'node:path'
import { type ESTree, normalizePath, type Plugin, type Rolldown, Visitor } from 'vite'

const runtime = '#src/effects/browser/retryable-import.ts'
/** An alias, for modules that import the function themselves. */
const name = '_retryableImport'

/**
 * Makes each `import()` of `src/` repeatable after a failure: `import('./panel.tsx')` becomes `retryableImport(file)`
 * with the address of the module's file, which ends with an import of each file it needs and an importing file may not
 * have. Each module is emitted as an entry, so that it has a file and keeps its exports: packages are imported through a
 * module of ours. `import.meta.glob` is left to the bundler.
 */
export function retryableImports(): Plugin {
  let root = ''
  let base = '/'
  /** Imported modules with the modules that import them. */
  const importers = new Map<string, Set<string>>()
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
          importers.set(target.id, (importers.get(target.id) ?? new Set()).add(id))
          const file = JSON.stringify(`file of ${normalizePath(relative(root, target.id))}`)
          retryable = `${retryable.slice(0, start)}${name}(${file})${retryable.slice(end)}`
        }
        if (retryable === code) return null
        // On the first line, so that source maps stay right about the others.
        return { code: `import { retryableImport as ${name} } from '${runtime}';${retryable}`, map: null }
      },
    },
    renderChunk(code, chunk, _, { chunks }) {
      const all = Object.values(chunks)
      const called = code.replaceAll(/"file of ([^"]+)"/g, (_marker, path: string) => {
        const target = chunkOf((id) => normalizePath(relative(root, id)) === path, all)
        if (!target) this.error(`${path} is in no file of the build`)
        return JSON.stringify(base + target.fileName)
      })
      const missing = [...importers].flatMap(([target, modules]) => {
        if (chunkOf((id) => id === target, all)?.fileName !== chunk.fileName) return []
        const from = all.filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id)))
        const loaded = from.map((importer) => filesWith(importer, chunks))
        return [...filesWith(chunk, chunks)].filter((file) => loaded.some((files) => !files.has(file)))
      })
      const needed = [...new Set(missing)].filter((file) => file !== chunk.fileName)
      const rendered = called + needed.map((file) => `\nimport ${JSON.stringify(base + file)};`).join('')
      return rendered === code ? null : { code: rendered, map: null }
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

/** The file that exports a module or, for one that shares a file, contains it. */
function chunkOf(isModule: (id: string) => boolean, all: Rolldown.RenderedChunk[]) {
  return (
    all.find(({ facadeModuleId }) => facadeModuleId !== null && isModule(facadeModuleId)) ??
    all.find(({ moduleIds }) => moduleIds.some(isModule))
  )
}

/** Includes static imports, recursively. */
function filesWith({ fileName }: Rolldown.RenderedChunk, chunks: Chunks): Set<string> {
  const files = new Set([fileName])
  // Iterating a set includes elements added meanwhile.
  for (const file of files) for (const next of chunks[file]?.imports ?? []) files.add(next)
  return files
}
