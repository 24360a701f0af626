import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuilt } from '#scripts/built-server.ts'
import { localVariables } from '#scripts/local-variables.ts'
import { freePort } from '#scripts/port.ts'
import { paths } from '#src/paths.ts'
import { addFromListing } from './buying.ts'
import { expect, speak, test } from './shop.ts'
import { shoppers, writeAddress } from './shoppers.ts'

const i18n = speak('en')
const { t } = i18n

test('a purchase goes on where it stood when the server comes back', async ({ browser, page: _ }) => {
  const [british] = shoppers
  if (!british) throw new Error('Nobody shops in English')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const state = mkdtempSync(join(tmpdir(), 'tappet-purchase-'))
  const variables = { ...localVariables(origin), TEST_HEADERS: '1' }
  const serve = () => serveBuilt({ port, state, variables })
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-test-country': british.country },
  })
  const page = await context.newPage()
  const next = (step: 'checkout.toDelivery' | 'checkout.toPayment') =>
    page.getByRole('button', { name: t(step) }).click()

  let server = await serve()
  try {
    const name = await addFromListing(page)
    await page.goto(paths.checkout())
    await writeAddress(page, i18n, british)
    await next('checkout.toDelivery')
    await expect(page.getByRole('button', { name: t('checkout.toPayment') })).toBeVisible()

    await server.dispose()
    await next('checkout.toPayment')
    await expect(page.getByText(t('cart.trouble.unreachable')).first()).toBeVisible()

    server = await serve()
    await next('checkout.toPayment')
    await page.locator('input[name=paymentMethod][value=invoice]').check()
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByRole('main')).toContainText('Testgatan 1')
  } finally {
    await context.close()
    await server.dispose()
    rmSync(state, { recursive: true, force: true })
  }
})
