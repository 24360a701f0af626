import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { engines } from '../../package.json'

/** Runs the entry of every npm script as if by another Node.js. */
function startWith(version: string, script: string) {
  const pretended = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const run = `process.argv.splice(1, 0, 'with-node.cjs', '${script}'); require('./scripts/with-node.cjs')`
  return spawnSync(process.execPath, ['-e', `${pretended}; ${run}`], { encoding: 'utf8', timeout: 20_000 })
}

test.each(['0.10.48', '8.17.0', '12.22.12', '17.9.1'])(
  'Node.js %s is told in a sentence to be too old',
  (version) => {
    const { status, stdout, stderr } = startWith(version, 'scripts/start.ts')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(
      `Tappet needs Node.js 18 or newer to start; this is ${version}. Install it from https://nodejs.org and start again.\n`,
    )
  },
)

test('the oldest Node.js that starts the shop is the one the package names', () => {
  expect(engines.node).toBe('>=18')
})
