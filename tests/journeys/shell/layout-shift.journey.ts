import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { fontConfigOf } from '#scripts/fonts/font-config.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '../cart-steps.ts'
import { noteShifts, shiftsOf } from '../layout-shifts.ts'
import { expect, test } from '../shop.ts'

/** Fonts of operating systems, as Debian has them. */
const fonts = [
  ['Roboto', 'fonts-roboto-unhinted'],
  ['Noto Sans', 'fonts-noto-core'],
  ['Liberation Sans', 'fonts-liberation'],
  ['DejaVu Sans', 'fonts-dejavu-core'],
] as const
const screens = [
  paths.home(),
  paths.category('brakes/disc-brakes'),
  paths.product('brake-disc-front-263-x-22-mm-vented-5-x-108-mm-bromsvik-volvo-240'),
  `${paths.search()}?keyword=brake`,
  paths.cart(),
  paths.checkout(),
]
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Bytes a second, and milliseconds. On a slow line the fonts arrive after the page has been drawn without them. */
const lines = [
  { name: 'a fast', conditions: null },
  {
    name: 'a slow',
    conditions: { offline: false, latency: 150, downloadThroughput: 90_000, uploadThroughput: 90_000 },
  },
]

for (const [family, debianPackage] of fonts) {
  for (const { name, conditions } of lines) {
    for (const viewport of viewports) {
      test(`with ${family} as the only font, the layout does not move on a first visit by ${name} line, ${viewport.width} pixels wide`, async ({
        playwright,
        launchOptions,
        baseURL,
        userAgent,
      }) => {
        const file = fontConfigOf(debianPackage)
        const reason = `apt cannot download ${debianPackage} here`
        if (!file) console.log(`Skipped: ${reason}`)
        test.skip(!file, reason)
        const env = { ...process.env, FONTCONFIG_FILE: file ?? '' }
        const browser = await playwright.chromium.launch({ ...launchOptions, env })
        try {
          const options = { viewport, ...(baseURL ? { baseURL } : {}), ...(userAgent ? { userAgent } : {}) }
          const visitor = { ...options, storageState: await cartOf(browser, options) }
          for (const path of screens) {
            const page = await firstVisit(browser, visitor)
            if (conditions) {
              const session = await page.context().newCDPSession(page)
              await session.send('Network.emulateNetworkConditions', conditions)
            }
            await page.goto(path)
            expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
            expect(await shiftsOf(page), path).toEqual([])
            await page.context().close()
          }
        } finally {
          await browser.close()
        }
      })
    }
  }
}

/** The cookies and storage of a visitor with a part in the cart. */
async function cartOf(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  await addFromListing(await context.newPage())
  const state = await context.storageState()
  await context.close()
  return state
}

/** A page of a browser with an empty cache, which notes what moves. */
async function firstVisit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await noteShifts(page)
  return page
}
