import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { engines } from '../../package.json'

const entry: { nodeFault(version: string): string | null } = createRequire(import.meta.url)(
  '../../scripts/node-version.cjs',
)

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
