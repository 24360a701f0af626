import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { shareImage } from '#src/brand.ts'
import { chromiumFlags, findChromium } from '../browsers/chromium.ts'
import { indexedPng } from './indexed-png.ts'
import { shareSheet } from './share.ts'
import { states } from './states.ts'

/**
 * Draws the illustrations in `public/` in the style of the part pictures: empty and error states, and the picture of
 * shared links.
 */
const folder = 'public/drawings'
const share = join('public', shareImage)
/** Maximum bytes of a link preview. */
const maxBytes = 60_000

mkdirSync(folder, { recursive: true })
for (const [name, drawing] of Object.entries(states)) writeFileSync(join(folder, `${name}.svg`), drawing)

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
await page.setContent(shareSheet, { waitUntil: 'load' })
writeFileSync(share, indexedPng(await page.screenshot()))
await browser.close()

const { size } = statSync(share)
console.log(`${Object.keys(states).length} drawings in ${folder}/, ${share} of ${size} bytes`)
process.exit(size <= maxBytes ? 0 : 1)
