import { spawnSync } from 'node:child_process'
import { installByApt } from '../browsers/apt.ts'

const programs = ['redis-server', 'valkey-server']

/**
 * The program of Redis or Valkey for tests, which is installed by apt if it is missing. Null if it cannot be installed:
 * then tests of the state that processes share are skipped. In continuous integration (`CI`) this throws instead.
 */
export function findRedis(): string | null {
  const present = () => programs.find((program) => spawnSync(program, ['--version']).status === 0)
  if (!present()) installByApt('redis-server')
  const found = present()
  if (found) return found
  const words =
    'No redis-server for the tests of the state that processes share: install it, or valkey-server.'
  if (process.env.CI) throw new Error(words)
  console.warn(`${words} They are skipped.`)
  return null
}
