import type { APIRequestContext } from 'playwright/test'
import { paths } from '#src/paths.ts'
import { answers, dataLayerEvents, namesIn, readBook } from './books.ts'
import { test } from './isolated-shop.ts'
import { card, decide, expectPaid, openPaymentStep, payAtProvider } from './paying.ts'
import { createTestI18n, expect } from './shop.ts'

const { t } = createTestI18n('en')

test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

for (const runtime of ['workerd', 'node'] as const) {
  test.describe(`on ${runtime}`, () => {
    test.use({ runtime, answered: answers.all })

    test('from a listing to the confirmation everything is reported once', async ({ page, request }) => {
      await openPaymentStep(page)
      await payAtProvider(page, card)
      await decide(page, 'Approve')
      await expectPaid(page, request, card)
      const bought = ['gtm.js', 'view_item_list', 'add_to_cart', 'view_cart']
      const paid = ['gtm.js', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']
      await expect.poll(() => dataLayerEvents(request)).toEqual([...bought, ...paid])
      const conversions = ['AddToCart', 'InitiateCheckout', 'AddPaymentInfo', 'Purchase']
      const [added, ...ordered] = conversions
      const pixel = ['PageView', added, 'PageView', ...ordered]
      await expect.poll(() => namesIn(request, 'pixel')).toEqual(pixel)
      await expect
        .poll(async () => (await namesIn(request, 'conversions')).toSorted())
        .toEqual(conversions.toSorted())
      await expectSameEvents(request)

      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
      await expect.poll(() => dataLayerEvents(request)).toEqual([...bought, ...paid, 'gtm.js'])
      await expect.poll(() => namesIn(request, 'pixel')).toEqual([...pixel, 'PageView'])
      await page.goto(paths.home())
      await expect.poll(async () => (await dataLayerEvents(request)).at(-1)).toBe('view_item_list')
      expect(await namesIn(request, 'conversions')).toHaveLength(conversions.length)
    })
  })
}

/** Pixel and server report the same conversions under the same ids, and the server's were all taken. */
async function expectSameEvents(request: APIRequestContext) {
  const inPixel = (await readBook(request, 'pixel')).filter(({ name }) => name !== 'PageView')
  const onServer = await readBook(request, 'conversions')
  const idsOf = (entries: typeof inPixel, key: string) =>
    entries.map((entry) => `${entry.name} ${entry[key]}`).toSorted()
  expect(onServer.map(({ verdict }) => verdict)).toEqual(onServer.map(() => 'counted'))
  expect(idsOf(inPixel, 'eventId')).toEqual(idsOf(onServer, 'eventId'))
  expect(inPixel.every(({ deduplicated }) => deduplicated === true)).toBe(true)
}
