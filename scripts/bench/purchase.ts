import type { Browser } from 'playwright'
import { choosePayment, sample, type Visit } from '../screenshots/steps.ts'
import type { SamplePage } from '../shop/sample-pages.ts'
import { createTestI18n } from '../shop/test-i18n.ts'
import { userAgent } from '../shop/user-agent.ts'
import { gzipSize } from './first-visit.ts'

/** The numbering plans of `libphonenumber-js`. */
const phoneRules = /\/phone-rules-/

/** Bytes of JavaScript that a shopper's browser fetches from the home page to the confirmation of an order. */
export async function weighPurchase(
  browser: Browser,
  origin: string,
  samples: SamplePage[],
): Promise<number> {
  const context = await browser.newContext({
    userAgent,
    extraHTTPHeaders: { 'x-test-country': 'SE' },
  })
  const page = await context.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const url = response.url()
    const isOwn = new URL(url).origin === origin && !phoneRules.test(url)
    if (response.request().resourceType() !== 'script' || !response.ok() || !isOwn || sizes.has(url)) return
    sizes.set(url, response.body().then(gzipSize))
  })
  const visit: Visit = { i18n: createTestI18n('en'), origin, outageOrigin: origin, samples }
  const { t } = visit.i18n
  for (const name of ['home', 'listing']) {
    await page.goto(sample(visit, name))
    await page.waitForLoadState('networkidle')
  }
  await choosePayment(page, visit)
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await page.getByText(t('checkout.orderNumber')).waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(sizes.values())
  await context.close()
  return loaded.reduce((sum, size) => sum + size, 0)
}
