import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { exitWithError } from '../exit-with-error.ts'
import { step } from '../step.ts'
import { writeShop } from './write-shop.ts'

/**
 * Makes a shop without the sandbox, and runs its types, lint, build and unit tests: `npm run new:check`. It uses the
 * packages that are installed here.
 */
const parent = mkdtempSync(join(tmpdir(), 'new-shop-'))
process.once('exit', () => rmSync(parent, { recursive: true, force: true }))

const shop = { name: 'nordbil', shopName: 'Nordbil', hasSandbox: false, parent }
const folder = writeShop(process.cwd(), shop)
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

await check('Types of routes', 'react-router', 'typegen')
await check('Types', 'tsc', '--noEmit')
await check('Lint and format', 'biome', 'ci', '--error-on-warnings', '.')
await check('Build', 'node', 'scripts/build.ts')
await check('Unit tests', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--reporter=minimal')

/** Ends the script, with the output of the program, if it fails. */
async function check(name: string, program: string, ...args: string[]): Promise<void> {
  const run = promisify(execFile)
  const fault = await step(name, () =>
    run(program, args, { cwd: folder, maxBuffer: 100_000_000, shell: process.platform === 'win32' }).then(
      () => null,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
    ),
  )
  if (fault !== null) exitWithError(`${name} of a shop without the sandbox failed:\n${fault}`)
}
