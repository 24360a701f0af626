import { dirname, join, normalize } from 'node:path/posix'

/** The text of each file of a repository by its path; of files that are no text, an empty one. */
export type Files = ReadonlyMap<string, string>

/** TypeScript and JavaScript; others import nothing. */
const isModule = (path: string) => /\.(?:tsx?|cjs)$/.test(path)

/** Paths that a module imports, of types too, and which the repository has or could have. */
export function importsOf(path: string, text: string): string[] {
  if (!isModule(path)) return []
  const specifiers = [...text.matchAll(/(?:from|import|require)\s*\(?\s*'([^'\n]+)'/g)]
  return specifiers.flatMap(([, specifier = '']) => {
    const file = specifier.replace(/\?.*$/, '')
    if (file.startsWith('#')) return file.slice(1)
    return file.startsWith('.') ? normalize(join(dirname(path), file)) : []
  })
}

/** Files that a module or a file of the root imports, or names in its text: by paths from the root or its folder. */
export function namesOf(path: string, text: string, files: Files): string[] {
  if (!isModule(path) && path.includes('/')) return []
  const words = text.match(/[\w./#@-]+\.(?:tsx?|cjs|json|css|sql|lua|html|md)\b/g) ?? []
  const named = words.flatMap((word) => [normalize(word), normalize(join(dirname(path), word))])
  return [...importsOf(path, text), ...named].filter((file) => file !== path && files.has(file))
}

/** The entries, and everything that they reach. */
export function reachedFrom(entries: string[], edges: (path: string) => string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    waiting.push(...edges(path))
  }
  return reached
}
