import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unpackByApt } from '../browsers/apt.ts'

const cache = resolve('node_modules/.cache/fonts')

/**
 * The path of a fontconfig file with which a browser on Linux finds the fonts of one Debian package alone; null where apt
 * cannot download it.
 */
export function fontConfigOf(debianPackage: string): string | null {
  const folder = join(cache, debianPackage)
  if (!existsSync(folder) && !unpack(debianPackage, folder)) return null
  const file = join(folder, 'fonts.conf')
  const fonts = join(folder, 'usr/share/fonts')
  writeFileSync(file, `<fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`)
  return file
}

/** Unpacks next to the folder first: another process may be doing the same. */
function unpack(debianPackage: string, folder: string): boolean {
  mkdirSync(cache, { recursive: true })
  const unpacked = mkdtempSync(join(cache, 'unpacking-'))
  const isThere = unpackByApt(debianPackage, unpacked)
  if (isThere && !existsSync(folder)) renameSync(unpacked, folder)
  else rmSync(unpacked, { recursive: true })
  return isThere
}
