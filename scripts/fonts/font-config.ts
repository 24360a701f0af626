import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unpackByApt } from '../browsers/apt.ts'

const cache = resolve('node_modules/.cache/fonts')

/**
 * A fontconfig file that limits a browser on Linux to the fonts of one Debian package; null if apt cannot download it.
 */
export function fontConfigOf(debianPackage: string): string | null {
  const folder = join(cache, debianPackage)
  if (!existsSync(folder) && !unpack(debianPackage, folder)) return null
  const file = join(folder, 'fonts.conf')
  const fonts = join(folder, 'usr/share/fonts')
  writeFileSync(file, `<fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`)
  return file
}

/** Unpacks to a temporary folder first: another process may do the same. */
function unpack(debianPackage: string, folder: string): boolean {
  mkdirSync(cache, { recursive: true })
  const unpacked = mkdtempSync(join(cache, 'unpacking-'))
  const isThere = unpackByApt(debianPackage, unpacked)
  if (isThere && !existsSync(folder)) renameSync(unpacked, folder)
  else rmSync(unpacked, { recursive: true })
  return isThere
}
