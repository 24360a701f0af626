import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { engines } from '../../package.json'

/** Runs the entry of every npm script as if by another Node.js. */
function startWith(version: string, script: string) {
  const pretended = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const run = `process.argv.splice(1, 0, 'with-node.cjs', '${script}'); require('./scripts/with-node.cjs')`
  return spawnSync(process.execPath, ['-e', `${pretended}; ${run}`], { encoding: 'utf8', timeout: 20_000 })
}

test.each(['0.10.48', '8.17.0', '12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'Node.js %s is told in a sentence to be too old',
  (version) => {
    const { status, stdout, stderr } = startWith(version, 'scripts/start.ts')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(
      `Tappet needs Node.js 20.19 or newer, or 22.12 or newer, to start; this is ${version}. Install it from https://nodejs.org and start again.\n`,
    )
  },
)

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('Node.js %s starts a script', (version) => {
  const { status, stderr } = startWith(version, 'scripts/exit-with-error.ts')
  expect([status, stderr]).toEqual([0, ''])
})

test('the package names the versions of Node.js that start the shop', () => {
  expect(engines.node).toBe('^20.19.0 || >=22.12.0')
})
