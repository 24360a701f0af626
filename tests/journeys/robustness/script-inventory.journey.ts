import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { isPurchase } from '#src/zones.ts'
import {
  card,
  decide,
  expectPaid,
  openPaymentStep,
  payAtProvider,
} from '#tests/journeys/payment/payment-steps.ts'
import { cardFields, cardFrame, chooseWidget } from '#tests/journeys/payment/widgets.ts'
import { expect, test } from '#tests/journeys/shop.ts'
import { inventorySources, scriptInventory } from '#worker/headers/script-inventory.ts'

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

/** A script file that a document of the shop has loaded. */
interface LoadedScript {
  document: 'open' | 'purchase'
  origin: string
  file: string
  /** The initiator: a script's address, or the document's way of loading it. */
  initiator: string
}

/** Records every script file that documents of the shop load in a page from now on, those of frames included. */
async function recordScripts(page: Page, shop: string): Promise<LoadedScript[]> {
  const loaded: LoadedScript[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Network.requestWillBeSent', ({ type, documentURL, request, initiator }) => {
    const document = new URL(documentURL)
    if (type !== 'Script' || document.origin !== shop) return
    const { origin, pathname } = new URL(request.url)
    loaded.push({
      document: isPurchase(document.pathname) ? 'purchase' : 'open',
      origin,
      file: pathname,
      initiator: initiator.url ?? initiator.type,
    })
  })
  await browser.send('Network.enable')
  return loaded
}

test('the script inventory has every origin that a purchase loads scripts from, and no other', async ({
  page,
  request,
  baseURL,
}) => {
  const shop = new URL(baseURL ?? '').origin
  const loaded = await recordScripts(page, shop)
  await page.goto(paths.home())
  await openPaymentStep(page)
  await chooseWidget(page, cardFields)
  await expect(cardFrame(page).getByRole('button', { name: 'Pay' })).toBeVisible()
  await payAtProvider(page, card)
  const paymentHosts = [new URL(page.url()).origin]
  await decide(page, 'Approve')
  await expectPaid(page, request, card)

  for (const document of ['open', 'purchase'] as const) {
    const allowed = inventorySources(document, { PAYMENT_HOSTS: paymentHosts, MEASURING_HOSTS: [] }).map(
      (host) => (host === "'self'" ? shop : host),
    )
    const scripts = loaded.filter((script) => script.document === document)
    expect(scripts.filter(({ origin }) => !allowed.includes(origin))).toEqual([])
    expect(new Set(scripts.map(({ origin }) => origin))).toEqual(new Set(allowed))
  }
  for (const { owner, purpose } of scriptInventory) expect([owner, purpose]).not.toContain('')
})
