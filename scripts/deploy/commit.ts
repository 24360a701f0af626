import { execFile } from 'node:child_process'

/** The commit of the sources; null outside a repository, or without git. */
export function currentCommit(): Promise<string | null> {
  return new Promise((resolve) =>
    execFile('git', ['rev-parse', 'HEAD'], (error, output) => resolve(error ? null : output.trim())),
  )
}
