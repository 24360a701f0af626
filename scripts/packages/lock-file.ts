import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Names = v.optional(v.record(v.string(), v.string()), {})
const Switch = v.optional(v.boolean(), false)

const LockedPackage = v.object({
  version: v.string(),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: Switch,
  devOptional: Switch,
  optional: Switch,
  hasInstallScript: Switch,
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
})

const LockFile = v.object({
  lockfileVersion: v.literal(3),
  name: v.string(),
  version: v.string(),
  packages: v.record(v.string(), v.looseObject({})),
})

const Project = v.object({
  license: v.optional(v.string()),
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
})

export interface InstalledPackage {
  /** Its installed places, such as `node_modules/hono`; npm's name for it in reports. */
  paths: string[]
  name: string
  version: string
  /** The digest of its archive, as in Subresource Integrity. */
  integrity: string | undefined
  /** An SPDX expression. */
  licence: string | undefined
  /** True if only development needs it. */
  development: boolean
  /** True if it may be absent, such as a binary for another machine. */
  optional: boolean
  hasInstallScript: boolean
  /** Ids of the packages it needs that are installed. */
  needs: string[]
}

export interface InstalledPackages {
  project: { name: string; version: string; licence: string | undefined; needs: string[] }
  /** Sorted by id. */
  packages: InstalledPackage[]
}

/** The id of a version of a package: `hono@4.13.19`. */
export function packageId({ name, version }: Pick<InstalledPackage, 'name' | 'version'>): string {
  return `${name}@${version}`
}

export function readLockFile(): InstalledPackages {
  return parseLockFile(readFileSync('package-lock.json', 'utf8'))
}

/** Version 3. A version that is installed in several places is one package. */
export function parseLockFile(text: string): InstalledPackages {
  const { name, version, packages } = v.parse(v.pipe(v.string(), v.parseJson(), LockFile), text)
  const { '': root, ...rest } = packages
  const project = v.parse(Project, root ?? {})
  const locked = new Map(Object.entries(rest).map(([path, entry]) => [path, v.parse(LockedPackage, entry)]))

  /** The id of the package that an import finds: in the own folder, or in one further up. */
  function resolve(path: string, wanted: string): string[] {
    for (
      let folder = path;
      ;
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
    ) {
      const found = locked.get(`${folder === '' ? '' : `${folder}/`}node_modules/${wanted}`)
      if (found) return [packageId({ name: wanted, version: found.version })]
      if (folder === '') return []
    }
  }

  const installed = new Map<string, InstalledPackage>()
  for (const [path, entry] of locked) {
    const named = { name: nameOf(path), version: entry.version }
    const id = packageId(named)
    const known = installed.get(id)
    const wanted = { ...entry.peerDependencies, ...entry.optionalDependencies, ...entry.dependencies }
    const needs = Object.keys(wanted).flatMap((other) => resolve(path, other))
    installed.set(id, {
      ...named,
      paths: [...(known?.paths ?? []), path],
      integrity: entry.integrity,
      licence: entry.license,
      development: (entry.dev || entry.devOptional) && (known?.development ?? true),
      optional: (entry.optional || entry.devOptional) && (known?.optional ?? true),
      hasInstallScript: entry.hasInstallScript,
      needs: [...new Set([...(known?.needs ?? []), ...needs])].sort(),
    })
  }
  const direct = { ...project.dependencies, ...project.optionalDependencies, ...project.devDependencies }
  const needs = Object.keys(direct)
    .flatMap((other) => resolve('', other))
    .sort()
  return {
    project: { name, version, licence: project.license, needs },
    packages: [...installed].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry),
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
