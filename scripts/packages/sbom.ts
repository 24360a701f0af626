import { type InstalledPackage, type InstalledPackages, packageId } from './lock-file.ts'

/**
 * CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). Equal lock files have equal bills: no dates or random numbers.
 */
export function createSbom({ project, packages }: InstalledPackages) {
  const refs = new Map(packages.map((entry) => [packageId(entry), packageUrl(entry)]))
  const refsOf = (needs: string[]) => needs.flatMap((id) => refs.get(id) ?? []).sort()
  const root = packageUrl(project)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name: project.name,
        version: project.version,
        ...licencesOf(project.licence),
        purl: root,
      },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: root, dependsOn: refsOf(project.needs) },
      ...packages.map((entry) => ({ ref: packageUrl(entry), dependsOn: refsOf(entry.needs) })),
    ],
  }
}

function componentOf(entry: InstalledPackage) {
  const { name, version, integrity, licence, development, optional } = entry
  const [, group, base = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  return {
    type: 'library',
    'bom-ref': packageUrl(entry),
    ...(group === undefined ? {} : { group }),
    name: base,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
    ...licencesOf(licence),
    purl: packageUrl(entry),
    ...(development ? { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] } : {}),
  }
}

function licencesOf(licence: string | undefined) {
  return licence === undefined ? {} : { licenses: [{ expression: licence }] }
}

/** https://github.com/package-url/purl-spec */
function packageUrl({ name, version }: { name: string; version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-')
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}
