import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { shareImage } from '#src/brand.ts'
import { chromiumFlags, findChromium } from '../browsers/chromium.ts'
import { demoDrawings } from './demo-drawings.ts'
import { icoFile, icon, iconSheet, tabCorner } from './icons.ts'
import { indexedPng } from './indexed-png.ts'
import { shareSheet } from './share.ts'

/**
 * Draws what is in `public/` from the brand: the picture of shared links and the icons; with the sandbox also empty and
 * error states, in the style of its part pictures.
 */
const folder = 'public/drawings'
const share = join('public', shareImage)
/** Maximum bytes of a link preview. */
const maxBytes = 60_000

const { files, states, shared } = demoDrawings ?? { files: {}, states: {}, shared: [] }
for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
mkdirSync(folder, { recursive: true })
for (const [name, drawing] of Object.entries(states)) writeFileSync(join(folder, `${name}.svg`), drawing)

writeFileSync('public/favicon.svg', icon(tabCorner))

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage({ colorScheme: 'light' })
writeFileSync(share, indexedPng(await photograph(shareSheet(shared), 1200, 630)))
writeFileSync('public/apple-touch-icon.png', indexedPng(await photograph(iconSheet(icon(0)), 180)))
writeFileSync('public/favicon.ico', icoFile(await photograph(iconSheet(icon(tabCorner)), 32), 32))
await browser.close()

const { size } = statSync(share)
console.log(`${Object.keys(states).length} drawings in ${folder}/, ${share} of ${size} bytes`)
process.exit(size <= maxBytes ? 0 : 1)

/** A page as a PNG of these pixels, transparent where nothing is drawn. */
async function photograph(html: string, width: number, height = width): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(html, { waitUntil: 'load' })
  return page.screenshot({ omitBackground: true })
}
