import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exitWithError } from './exit-with-error.ts'

/** Where the maps of the files in `build/client/assets/` are. */
export const sourceMaps = 'build/source-maps'

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
  keepSourceMaps()
  // Browsers do not need the bundler's manifest.
  for (const directory of ['build/client', 'build/server'])
    rmSync(join(directory, '.vite'), { recursive: true, force: true })
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(stamp, inputsHash)
}

/** Moves the maps of browser files out of the folder that is served, in which they would publish the sources. */
function keepSourceMaps(): void {
  rmSync(sourceMaps, { recursive: true, force: true })
  mkdirSync(sourceMaps, { recursive: true })
  for (const file of globSync('build/client/assets/*.map')) renameSync(file, join(sourceMaps, basename(file)))
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
  const paths = files.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : [])).sort()
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}
