import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { serializeConsent } from '#src/consent.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { chromiumFlags, findChromium } from '../browsers/chromium.ts'
import { build } from '../build/builder.ts'
import { samplePages } from '../shop/sample-pages.ts'
import { startShop } from '../shop/start-shop.ts'
import { createTestI18n } from '../shop/test-i18n.ts'
import { userAgent } from '../shop/user-agent.ts'
import { faultsOf } from './faults.ts'
import { screens } from './screens.ts'
import type { Screen, Visit } from './steps.ts'

/** English, a language with long words, and one with many cases. */
const languages: Locale[] = ['en', 'de', 'fi']
const windows = [
  { name: 'phone', width: 390, height: 844, cards: 3 },
  { name: 'desktop', width: 1440, height: 900, cards: 8 },
]
const schemes = ['light', 'dark'] as const
const folder = 'screenshots'
const wanted = process.argv.slice(2)

await build()
const shop = await startShop()
const { origin } = shop
const outage = await startShop({ variables: { COMMERCE_URL: 'http://127.0.0.1:9/' } })
const samples = await samplePages(origin)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
mkdirSync(folder, { recursive: true })

const faults: string[] = []
const shots = languages.flatMap((locale): Shot[] => {
  const visit: Visit = { i18n: createTestI18n(locale), origin, outageOrigin: outage.origin, samples }
  return screens
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap((screen) =>
      windows.map((size) => ({ screen, visit, size, name: [screen.name, locale, size.name].join('-') })),
    )
})
const taken = shots.length * schemes.length
// Two at a time, because each spends much time waiting.
await Promise.all([takeTurns(), takeTurns()])

await browser.close()
await Promise.all([shop.close(), outage.close()])
for (const fault of faults) console.error(fault)
console.log(`${taken} screenshots in ${folder}/, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

interface Shot {
  screen: Screen
  visit: Visit
  size: (typeof windows)[number]
  name: string
}

async function takeTurns() {
  for (let shot = shots.shift(); shot; shot = shots.shift()) {
    const { name } = shot
    faults.push(...(await shoot(browser, shot)).map((fault) => `${name} ${fault}`))
  }
}

/** Takes the pictures of a screen in both colour schemes; returns the faults. */
async function shoot(on: Browser, { screen, visit, size, name }: Shot): Promise<string[]> {
  const { width, height } = size
  const context = await on.newContext({ userAgent, viewport: { width, height }, reducedMotion: 'reduce' })
  if (screen.consent !== 'asked') {
    const agreed = screen.consent === 'all'
    const time = Math.floor(Date.now() / 1000)
    const { name, value } = serializeConsent({ statistics: agreed, marketing: agreed, time })
    await context.addCookies([{ name, value, url: origin }])
  }
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`throws ${error}`))
  page.on('console', (message) => {
    const complains = message.type() === 'error' && !screen.tolerated?.test(message.text())
    if (complains) complaints.push(`logs ${message.text()}`)
  })
  try {
    await screen.open(page, visit)
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(drawn)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
    }
    return [...complaints, ...(await faultsOf(page, screen.isListing ? size.cards : 0))]
  } catch (error) {
    return [...complaints, `cannot be reached: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

function drawn() {
  return [...document.images].every((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect()
    const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return image.complete || !seen || !image.checkVisibility()
  })
}
