import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError } from './exit-with-error.ts'

const stamp = '.wrangler/built'
const inputs = [
  '{src,worker,public}/**/*',
  'scripts/{built-manifest,entry-assets,message-assets,retryable-imports,shared-chunk}.ts',
  '{vite,react-router}.config.ts',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
]

/** Builds the shop and the sandbox, unless their sources are unchanged. */
export function build(): void {
  const inputsHash = hashOf(inputs)
  const outputs = ['build/server/index.js', 'dist/sandbox/index.js']
  if (
    outputs.every((file) => existsSync(file)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === inputsHash
  )
    return
  console.log('Building …')
  const command = spawnSync('react-router', ['build'], {
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (command.status !== 0) {
    console.error(command.stdout, command.stderr)
    exitWithError('The build failed: see the message above.')
  }
  // Browsers do not need the bundler's manifest.
  for (const directory of ['build/client', 'build/server'])
    rmSync(join(directory, '.vite'), { recursive: true, force: true })
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(stamp, inputsHash)
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
  const paths = files.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : [])).sort()
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}
