import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exitWithError } from '../exit-with-error.ts'
import { readLockFile } from '../packages/lock-file.ts'
import { noticesPage, packagesInScripts, packagesOfFonts, readNotice } from '../packages/notices.ts'
import { createSbom } from '../packages/sbom.ts'
import { demo } from '../shop/demo.ts'
import { step } from '../step.ts'

/** The folder with the maps of the files in `build/client/assets/`. */
export const sourceMaps = 'build/source-maps'

/** The bill of materials of the packages it is built with. */
const sbom = 'build/sbom.cdx.json'

/** The licences of what browsers get; the shop serves it. */
const notices = 'build/client/third-party-notices.txt'

const outputs = ['build/server/index.js', 'build/client/_headers', ...(demo ? [demo.built] : [])]
const stamp = '.wrangler/built'
const inputs = [
  '{content,public,src,worker}/**/*',
  'scripts/build/{content-modules,message-modules,retryable-imports}.ts',
  'scripts/content/*.ts',
  'scripts/packages/{lock-file,notices,sbom}.ts',
  '{vite,react-router}.config.ts',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
]

/** Builds if anything changed. Without the packages for that, as after `npm ci --omit=dev`, the present build stays. */
export async function build(): Promise<void> {
  if (!existsSync('node_modules/@react-router/dev')) {
    if (outputs.every((file) => existsSync(file))) return
    exitWithError(
      'There is no build here, nor the packages to make one: run npm ci and npm run build, or copy build/ and dist/ from where they were made.',
    )
  }
  if (isBuilt()) return
  // Sources that change during the build are built the next time.
  const inputsHash = hashOf(inputs)
  const fault = await step('Building the shop', runBuild)
  if (fault !== null) {
    console.error(fault)
    exitWithError('The build failed: see the message above.')
  }
  keepSourceMaps()
  // Browsers do not need the bundler's manifest.
  for (const directory of ['build/client', 'build/server'])
    rmSync(join(directory, '.vite'), { recursive: true, force: true })
  writeFileSync(sbom, `${JSON.stringify(createSbom(readLockFile()), null, 2)}\n`)
  writeNotices()
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(stamp, inputsHash)
}

export function isBuilt(): boolean {
  return (
    [...outputs, sbom, notices, stamp].every((file) => existsSync(file)) &&
    readFileSync(stamp, 'utf8') === hashOf(inputs)
  )
}

/** Returns the output of a failed build, or null. */
function runBuild(): Promise<string | null> {
  const env = { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }
  const options = { env, shell: process.platform === 'win32', maxBuffer: 100_000_000 }
  return new Promise((resolve) => {
    execFile('react-router', ['build'], options, (error, output, errors) =>
      resolve(error ? `${output}\n${errors || error.message}` : null),
    )
  })
}

/** Moves source maps out of the served folder, where they would publish the sources. */
function keepSourceMaps(): void {
  rmSync(sourceMaps, { recursive: true, force: true })
  mkdirSync(sourceMaps, { recursive: true })
  for (const file of globSync('build/client/assets/*.map')) renameSync(file, join(sourceMaps, basename(file)))
}

/** The fonts' licence requires its text next to them. */
function writeNotices(): void {
  const maps = globSync(join(sourceMaps, '*.map')).map((file) => readFileSync(file, 'utf8'))
  const scripts = packagesInScripts(maps).map(readNotice)
  const fonts = packagesOfFonts(readFileSync('src/styles/fonts.css', 'utf8')).map(readNotice)
  writeFileSync(notices, noticesPage([...scripts, ...fonts]))
  for (const { name, text } of fonts)
    writeFileSync(`build/client/assets/${basename(name)}-licence.txt`, `${text}\n`)
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
  const paths = files.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : [])).sort()
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}
