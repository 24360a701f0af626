import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unpackByApt } from './apt.ts'

/** Unpacked packages; `npm ci` empties it. */
const cache = 'node_modules/.cache/chromium'

/** Unpacked next to the installed one, whose libraries it uses. Null without a second version, or without apt. */
export function findOldestChromium(): string | null {
  const versions = offeredVersions()
  const oldest = versions.at(-1)
  if (!oldest || versions.length < 2) return null
  const folder = resolve(cache, oldest.replaceAll(/[^\w.-]/g, '-'))
  const program = join(folder, 'usr/lib/chromium/chromium')
  if (!existsSync(program)) unpack(oldest, folder)
  return existsSync(program) ? program : null
}

/** Versions of the package, newest first. */
function offeredVersions(): string[] {
  const listed = spawnSync('apt-cache', ['madison', 'chromium'], { encoding: 'utf8' })
  const versions = (listed.stdout ?? '').split('\n').flatMap((line) => {
    const [, version, source = ''] = line.split('|').map((part) => part.trim())
    return version && source.endsWith('Packages') ? [version] : []
  })
  return [...new Set(versions)]
}

function unpack(version: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['chromium', 'chromium-common']) unpackByApt(`${name}=${version}`, folder)
}
