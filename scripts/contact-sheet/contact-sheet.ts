import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { type PictureSubject, type View, views } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import { chromiumFlags, findChromium } from '../browsers/chromium.ts'
import { sheet } from './sheet.ts'
import type * as Subjects from './subjects.ts'

/**
 * Draws all part types in all views: pages of twelve, and thumbnails, light and dark. With shapes or part types as
 * arguments, twelve of each.
 */
const folder = 'contact-sheet'
const viewNames = { 1: 'beauty', 2: 'dimensions', 3: 'position', 4: 'packaging' }
const perPage = 12
const wanted = process.argv.slice(2)
// The catalogue's data files need the build's imports, which Node does not have.
const catalogue = await runnerImport<typeof Subjects>('./scripts/contact-sheet/subjects.ts')
const parts = catalogue.module
  .catalogueSubjects(wanted.length > 0 ? perPage : 1)
  .filter(({ shape, partType }) => wanted.length === 0 || wanted.includes(shape) || wanted.includes(partType))

const pages: { name: string; parts: PictureSubject[]; views: readonly View[]; pixels: number }[] = []
for (const view of views) {
  for (let first = 0; first < parts.length; first += perPage) {
    const name = `${viewNames[view]}-${String(first / perPage + 1).padStart(2, '0')}`
    pages.push({ name, parts: parts.slice(first, first + perPage), views: [view], pixels: 380 })
  }
}
pages.push({ name: 'small', parts, views, pixels: 96 })

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
for (const { name, parts, views, pixels } of pages) {
  const file = join(folder, `${name}.html`)
  writeFileSync(file, sheet(name, parts, views, pixels))
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1600, height: 900 } })
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true })
    await page.close()
  }
}
await browser.close()
const shapes = new Set(parts.map(({ shape }) => shape)).size
console.log(
  `${parts.length} parts of ${shapes} shapes in ${views.length} views: ${pages.length} sheets in ${folder}/`,
)
