import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const SourceMap = v.pipe(v.string(), v.parseJson(), v.object({ sources: v.array(v.string()) }))
const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), version: v.string(), license: v.string() }),
)

/** A package of which files are served, with the licence it asks to be passed on. */
export interface NoticedPackage {
  name: string
  version: string
  /** An SPDX expression. */
  licence: string
  /** Copyright and conditions, as in the package. */
  text: string
}

const packagePath = /node_modules\/((?:@[^/"]+\/)?[^/"@]+)\//g

/** The folders of the packages whose code is in scripts of the build, by their source maps. */
export function packagesInScripts(maps: readonly string[]): string[] {
  const folders = maps.flatMap((map) =>
    v.parse(SourceMap, map).sources.flatMap((source) => {
      // A package in another one's folder is the innermost.
      const last = [...source.matchAll(packagePath)].at(-1)
      const start = source.indexOf('node_modules/')
      return last ? source.slice(start, last.index + last[0].length - 1) : []
    }),
  )
  return [...new Set(folders)].toSorted()
}

/** The folders of the packages whose fonts a style sheet names. */
export function packagesOfFonts(styles: string): string[] {
  const names = [...styles.matchAll(/url\("((?:@[^/"]+\/)[^/"]+)\//g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted().map((name) => `node_modules/${name}`)
}

/** Reads the licence of an installed package; throws if it brings no text. */
export function readNotice(folder: string): NoticedPackage {
  const { name, version, license } = v.parse(Manifest, readFileSync(join(folder, 'package.json'), 'utf8'))
  const [file] = globSync('{LICENSE,LICENCE,License,license}{,.md,.txt}', { cwd: folder }).toSorted()
  if (!file)
    throw new Error(`The package ${name} brings no text of its licence, which the build has to pass on.`)
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() }
}

const line = '-'.repeat(80)

/** The page of all notices, in plain text. */
export function noticesPage(packages: readonly NoticedPackage[]): string {
  const parts = packages.map(
    ({ name, version, licence, text }) => `${line}\n${name} ${version} (${licence})\n${line}\n\n${text}\n`,
  )
  return `The scripts and fonts of this shop contain work of others, under these licences.\n\n${parts.join('\n')}`
}
