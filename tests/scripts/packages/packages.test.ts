import { expect, test } from 'vitest'
import { checkPackages } from '#scripts/packages/check-packages.ts'
import type { KnownPackages } from '#scripts/packages/known-packages.ts'
import { isLicensed } from '#scripts/packages/licence.ts'
import { packageId, parseLockFile, readLockFile } from '#scripts/packages/lock-file.ts'
import { advisoriesOf } from '#scripts/packages/refresh.ts'
import { createSbom } from '#scripts/packages/sbom.ts'

const digest = Buffer.alloc(64, 7)
const integrity = `sha512-${digest.toString('base64')}`
const entry = { version: '1.0.0', integrity, license: 'MIT' }

function lockFile(packages: Record<string, object>) {
  const root = { dependencies: { brake: '1.0.0' }, devDependencies: { jack: '1.0.0' }, license: 'MIT' }
  const file = { lockfileVersion: 3, name: 'garage', version: '0.1.0', packages: { '': root, ...packages } }
  return parseLockFile(JSON.stringify(file))
}

const installed = lockFile({
  'node_modules/brake': { ...entry, dependencies: { '@axle/disc': '^1.0.0', absent: '1' } },
  'node_modules/@axle/disc': { ...entry, version: '2.0.0' },
  'node_modules/brake/node_modules/@axle/disc': { ...entry, version: '1.1.0', license: '(MIT OR CC0-1.0)' },
  'node_modules/jack': { ...entry, dev: true, dependencies: { '@axle/disc': '^2.0.0' } },
  'node_modules/jack/node_modules/brake': { ...entry, dev: true },
})

const known: KnownPackages = {
  advisoriesAsked: '2026-11-01',
  advisories: {},
  accepted: [],
  published: Object.fromEntries(installed.packages.map((one) => [packageId(one), '2026-10-01'])),
}
const today = '2026-11-02'
const findings = (packages: Record<string, object>, changes: Partial<KnownPackages> = {}, scripts = ['']) => {
  const read = lockFile(packages)
  const published = Object.fromEntries(read.packages.map((one) => [packageId(one), '2026-10-01']))
  return checkPackages(read, { ...known, published, ...changes }, new Set(scripts), today).findings
}

test('the bill of materials has each installed version once, with digest, licence and dependencies', () => {
  const { components, dependencies } = createSbom(installed)
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40axle/disc@1.1.0',
    'pkg:npm/%40axle/disc@2.0.0',
    'pkg:npm/brake@1.0.0',
    'pkg:npm/jack@1.0.0',
  ])
  expect(components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40axle/disc@1.1.0',
    group: '@axle',
    name: 'disc',
    version: '1.1.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
    licenses: [{ expression: '(MIT OR CC0-1.0)' }],
    purl: 'pkg:npm/%40axle/disc@1.1.0',
  })
  expect(components[3]).toMatchObject({
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  })
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'pkg:npm/garage@0.1.0': ['pkg:npm/brake@1.0.0', 'pkg:npm/jack@1.0.0'],
    'pkg:npm/%40axle/disc@1.1.0': [],
    'pkg:npm/%40axle/disc@2.0.0': [],
    // Once with the disc of its own folder, once with the sibling's.
    'pkg:npm/brake@1.0.0': ['pkg:npm/%40axle/disc@1.1.0'],
    'pkg:npm/jack@1.0.0': ['pkg:npm/%40axle/disc@2.0.0'],
  })
})

test('the bill of this repository is complete: no reference without its component', () => {
  const { components, dependencies, metadata } = createSbom(readLockFile())
  const refs = new Set([metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
  expect(components.length).toBeGreaterThan(100)
  expect(
    dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
  ).toEqual([])
  expect(JSON.stringify(createSbom(readLockFile()))).toBe(JSON.stringify(createSbom(readLockFile())))
})

test('known packages with a digest and a licence are no finding', () => {
  expect(checkPackages(installed, known, new Set(), today)).toEqual({ findings: [], notes: [] })
})

test.each([
  ['a licence that is not allowed', { license: 'AGPL-3.0-only' }, 'licence AGPL-3.0-only'],
  ['a tool’s licence', { license: 'LGPL-3.0-or-later' }, 'licence LGPL-3.0-or-later'],
  ['no licence', { license: undefined }, 'names no licence'],
  ['no digest', { integrity: undefined }, 'has no SHA-512 in the lock file'],
  ['a weak digest', { integrity: 'sha1-abc' }, 'has no SHA-512 in the lock file'],
  ['a script', { hasInstallScript: true }, 'runs a script when it is installed'],
])('%s is a finding', (_, changes, text) => {
  expect(findings({ 'node_modules/brake': { ...entry, ...changes } })).toEqual([`brake@1.0.0: ${text}`])
})

test('a tool may have a licence that the shop may not, and a package may run a script that is allowed to', () => {
  const tool = { ...entry, dev: true, license: 'LGPL-3.0-or-later', hasInstallScript: true }
  expect(findings({ 'node_modules/jack': tool }, {}, ['jack'])).toEqual([])
})

test.each([
  ['2026-10-26', []],
  ['2026-10-27', ['brake@1.0.0: is younger than a week (2026-10-27)']],
])('a version that was published on %s is judged by its age', (day, expected) => {
  const published = { 'brake@1.0.0': day }
  expect(findings({ 'node_modules/brake': entry }, { published })).toEqual(expected)
})

test('a version that nothing is known of is a finding', () => {
  expect(findings({ 'node_modules/brake': entry }, { published: {} })).toEqual([
    'brake@1.0.0: is not known yet: npm run audit -- --refresh',
  ])
})

const weakness = { url: 'https://advisories.example/1', severity: 'high', title: 'Fades' }

test('a weakness is a finding until it is accepted, and again when that is over', () => {
  const packages = { 'node_modules/brake': entry }
  const advisories = { 'brake@1.0.0': [weakness] }
  const accepted = (until: string) => [{ url: weakness.url, reason: 'no descents', until }]
  const finding = ['brake@1.0.0: high: Fades (https://advisories.example/1)']
  expect(findings(packages, { advisories })).toEqual(finding)
  expect(findings(packages, { advisories, accepted: accepted('2026-11-02') })).toEqual([])
  expect(findings(packages, { advisories, accepted: accepted('2026-11-01') })).toEqual(finding)
})

test('weaknesses are those of the installed place, not of every version of the name', () => {
  const printed = {
    vulnerabilities: {
      '@axle/disc': { via: [weakness], nodes: ['node_modules/brake/node_modules/@axle/disc'] },
      brake: { via: ['@axle/disc'], nodes: ['node_modules/brake'] },
    },
  }
  expect(advisoriesOf(installed, JSON.stringify(printed))).toEqual({ '@axle/disc@1.1.0': [weakness] })
})

test.each([
  [null, 'never asked'],
  ['2026-10-18', 'last asked for weaknesses on 2026-10-18'],
])('answers of the registry that are old (%s) are noted', (advisoriesAsked, text) => {
  const { findings: found, notes } = checkPackages(installed, { ...known, advisoriesAsked }, new Set(), today)
  expect(found).toEqual([])
  expect(notes).toEqual([expect.stringContaining(text)])
})

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['GPL-3.0-only OR MIT', true],
  ['GPL-3.0-only AND MIT', false],
  ['(MIT OR GPL-3.0-only) AND ISC', true],
  ['(MIT AND GPL-3.0-only) OR (ISC)', true],
  ['((GPL-3.0-only))', false],
])('%s can be met: %s', (expression, expected) => {
  expect(isLicensed(expression, new Set(['MIT', 'ISC']))).toBe(expected)
})
