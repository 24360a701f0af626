import { dirname } from 'node:path/posix'
import * as v from 'valibot'
import { type Files, importsOf, namesOf, reachedFrom } from './imports.ts'

/** Folders that only serve the making of shops; no shop has them. */
export const template = ['scripts/new', 'tests/scripts/new']

/**
 * Files that only serve the sandbox, and do not import it. Files that import it, and those that only they use, go as
 * well.
 */
export const sandboxOnly = [
  'worker/sandbox',
  'scripts/sandbox',
  'scripts/drawings/opentype.d.ts',
  // They need a shop with goods.
  'tests/engines',
  'tests/journeys',
  'scripts/packages/check-install.ts',
  // They run or name tests, most of which need the sandbox.
  'scripts/mutants',
  'scripts/search-sync/check.ts',
  'tests/operations.test.ts',
  // They expect its texts, and the variables of a shop that has it.
  'tests/i18n/language-pieces.test.ts',
  'tests/scripts/shop/variables.test.ts',
]

/** Modules by which scripts reach the sandbox: each has a constant that is null without it. */
export const seams = ['scripts/shop/demo.ts', 'scripts/drawings/demo-drawings.ts']

export interface Removal {
  /** Paths of files that go. */
  gone: ReadonlySet<string>
  /** New texts of files that stay. */
  changed: ReadonlyMap<string, string>
}

/** Only the making of shops goes. */
export function withoutTemplate(files: Files): Removal {
  return removalOf(files, template, [])
}

/** The sandbox goes, with everything that only serves it. */
export function withoutSandbox(files: Files): Removal {
  return removalOf(files, [...template, ...sandboxOnly], seams)
}

function removalOf(files: Files, roots: string[], cut: string[]): Removal {
  const gone = new Set([...files.keys()].filter((path) => roots.some((root) => isWithin(path, root))))
  addImporters(files, cut, gone)
  const changed = new Map(cut.map((path) => [path, withoutImports(path, textOf(files, path), gone)]))
  const commands = withoutCommands(textOf(files, 'package.json'), gone)
  addUnused(files, new Map([...files, ...changed, ['package.json', commands]]), gone)
  addEmptyFolders(files, gone)
  changed.set('package.json', withoutCommands(commands, gone))
  const dockerfile = files.get('Dockerfile')
  if (dockerfile !== undefined && roots.includes('worker/sandbox'))
    changed.set('Dockerfile', dockerfile.replaceAll(/^(?:COPY .*dist\/sandbox|# .*check:install.*)\n/gm, ''))
  return { gone, changed }
}

/** Modules that import what goes, directly or not; `cut` are changed instead. */
function addImporters(files: Files, cut: string[], gone: Set<string>): void {
  const importers = new Map<string, string[]>()
  for (const [path, text] of files)
    if (!cut.includes(path))
      for (const target of importsOf(path, text))
        importers.set(target, [...(importers.get(target) ?? []), path])
  for (const path of reachedFrom([...gone], (target) => importers.get(target) ?? [])) gone.add(path)
}

/** Scripts, and modules of tests, that something used before, and nothing that stays uses: `present` has its texts. */
function addUnused(files: Files, present: Files, gone: Set<string>): void {
  const before = usedFiles(files, new Set())
  const after = usedFiles(present, gone)
  for (const path of before) if (!after.has(path)) gone.add(path)
}

/** The files that shop, commands and tests reach. */
function usedFiles(files: Files, without: ReadonlySet<string>): Set<string> {
  const isEntry = (path: string) =>
    !path.endsWith('.md') &&
    (!/^(?:scripts|tests)\//.test(path) || /\.test\.tsx?$/.test(path) || path === 'tests/vitest.config.ts')
  return reachedFrom(
    [...files.keys()].filter((path) => isEntry(path) && !without.has(path)),
    (path) => namesOf(path, textOf(files, path), files).filter((name) => !without.has(name)),
  )
}

/** Adds the remaining files of folders of scripts or tests that have no module any more. */
function addEmptyFolders(files: Files, gone: Set<string>): void {
  const modules = [...files.keys()].filter((path) => /^(?:scripts|tests)\/.*\.tsx?$/.test(path))
  const kept = modules.filter((path) => !gone.has(path))
  const isEmpty = (folder: string) =>
    modules.some((path) => isWithin(path, folder)) && !kept.some((path) => isWithin(path, folder))
  for (const path of files.keys())
    if (/^(?:scripts|tests)\//.test(path) && isEmpty(dirname(path))) gone.add(path)
}

/** A seam: its imports of what goes are left out, and what they brought is null. */
function withoutImports(path: string, text: string, gone: ReadonlySet<string>): string {
  return [...text.matchAll(/^import \{ (\w+) \} from '[^']+'\n/gm)]
    .filter(([line]) => importsOf(path, line).some((target) => gone.has(target)))
    .reduce((rest, [line, name]) => rest.replace(line, '').replaceAll(` = ${name}\n`, ' = null\n'), text)
    .trimStart()
}

const Package = v.looseObject({ scripts: v.record(v.string(), v.string()) })

/** The text of package.json without commands of files that go. */
function withoutCommands(text: string, gone: ReadonlySet<string>): string {
  const content = v.parse(Package, JSON.parse(text))
  const kept = Object.entries(content.scripts).filter(
    ([, command]) => !(command.match(/scripts\/[\w./-]+/g) ?? []).some((file) => gone.has(file)),
  )
  return `${JSON.stringify({ ...content, scripts: Object.fromEntries(kept) }, null, 2)}\n`
}

function textOf(files: Files, path: string): string {
  return files.get(path) ?? ''
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
