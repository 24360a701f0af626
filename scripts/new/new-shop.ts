import type { NewShop } from './arguments.ts'
import { trimDocument } from './documents.ts'
import type { Files } from './imports.ts'
import { ownFiles } from './own-files.ts'
import { withoutSandbox, withoutTemplate } from './removal.ts'

/** The content of a new shop's folder: files as they are here, and texts that differ or are new. */
export interface ShopFiles {
  copied: string[]
  written: ReadonlyMap<string, string>
}

/** The files of a shop, of all files here. `today`: as in "2026-11-30". */
export function newShopFiles(files: Files, shop: NewShop, today: string): ShopFiles {
  const { gone, changed } = shop.hasSandbox ? withoutTemplate(files) : withoutSandbox(files)
  const present = new Map([...files, ...changed].filter(([path]) => !gone.has(path)))
  const written = new Map([...changed, ...ownFiles(present, shop, today)])
  for (const [path, text] of trimmedDocuments(new Map([...present, ...written])))
    if (text !== present.get(path)) written.set(path, text)
  return { copied: [...present.keys()].filter((path) => !written.has(path)), written }
}

/** The documents of a repository without what they say of files and commands that it does not have. */
function trimmedDocuments(files: Files): [path: string, text: string][] {
  const commands = new Set(
    [...(files.get('package.json') ?? '').matchAll(/^ {4}"([\w:-]+)": "/gm)].map(([, name]) => name),
  )
  const folders = new Set([...files.keys()].flatMap(foldersOf))
  const repository = {
    hasFile: (path: string) => files.has(path) || folders.has(path),
    hasCommand: (name: string) => commands.has(name),
  }
  return [...files]
    .filter(([path]) => path.endsWith('.md'))
    .map(([path, text]) => [path, trimDocument(path, text, repository)])
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
