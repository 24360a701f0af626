import type { Page } from 'playwright/test'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { touchUpPaint } from '#tests/journeys/catalogue.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' }, tolerated: [/status of 404/] })

test('a change of country is one call: prices follow, and it can be undone', { tag: '@core' }, async ({
  page,
}) => {
  await addFromListing(page)
  await page.keyboard.press('Escape')
  await expect(cartDialog(page)).toBeHidden()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname.replace(/.*checkout/, ''))
  })
  const opener = page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) })
  await opener.click()
  const panel = page.getByRole('dialog', { name: t('shell.region') })
  await panel.getByRole('combobox', { name: t('region.country') }).selectOption('FI')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('status').first()).toContainText(
    t('region.moved', { country: 'Finland', currency: 'EUR' }),
  )
  expect(calls).toEqual(['/countries/FI'])
  await expect(page.getByRole('main').getByText('€').first()).toBeAttached()

  await panel.getByRole('button', { name: t('region.undo', { country: 'Sweden' }) }).click()
  await expect(panel.getByRole('combobox', { name: t('region.country') })).toHaveValue('SE')
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\skr/)
      .first(),
  ).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAccessibleName(/Sweden SEK/)
})

/** Puts a part into the cart that Britain does not sell. */
async function addPaint(page: Page) {
  await page.goto(searchAddress('touch-up paint'))
  await expectHydrated(page)
  const paint = page.getByRole('main').getByRole('article').filter({ hasText: 'In stock' }).first()
  const name = await paint.getByRole('heading').innerText()
  await paint.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const line = cartDialog(page).getByRole('listitem').filter({ hasText: name })
  await expect(line).toBeVisible()
  const nameWithVersion = await line.getByRole('link').filter({ hasText: name }).innerText()
  await page.keyboard.press('Escape')
  return { name, line, nameWithVersion }
}

test('a part that the other country does not sell is named, and undo restores it', { tag: '@core' }, async ({
  page,
}) => {
  const { name, line, nameWithVersion } = await addPaint(page)

  await page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) }).click()
  const panel = page.getByRole('dialog', { name: t('shell.region') })
  await panel.getByRole('combobox', { name: t('region.country') }).selectOption('GB')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('status').first()).toContainText(t('cart.dropped', { names: nameWithVersion }))
  await expect(page.locator('.cart-button')).toHaveAccessibleName(t('cart.withCount', { count: 0 }))
  const heading = page.locator('h1')
  await expect(heading).toHaveText('Not sold in the United Kingdom')
  await expect(page).toHaveTitle(new RegExp(`^Not sold in the United Kingdom: ${name}`))

  await panel.getByRole('button', { name: t('region.undo', { country: 'Sweden' }) }).click()
  await expect(heading).toHaveText(name)
  await expect(page.locator('.cart-button')).not.toHaveAccessibleName(t('cart.withCount', { count: 0 }))
  await page.keyboard.press('Escape')
  await page.locator('.cart-button').click()
  await expect(line).toBeVisible()
})

test('the page for countries names removed lines until they are restored, across other loads', async ({
  page,
}) => {
  const { nameWithVersion } = await addPaint(page)
  const main = page.getByRole('main')
  const dropped = main.getByRole('alert')
  for (const back of [paths.cart(), paths.checkout()]) {
    await page.goto(paths.region(back))
    await main.getByRole('combobox', { name: t('region.country') }).selectOption('GB')
    const selection = page.waitForResponse((response) => /\/selection(\/|\?|$)/.test(response.url()))
    await main.getByRole('button', { name: 'Save' }).click()
    // The cart that could disagree with the page has come, and the header shows it.
    await selection
    await expect(page.locator('.cart-button')).toHaveAccessibleName(t('cart.withCount', { count: 0 }))
    for (const load of ['first', 'again']) {
      if (load === 'again') await page.reload()
      await expectHydrated(page)
      await expect(page.locator('.cart-button')).toHaveAccessibleName(t('cart.withCount', { count: 0 }))
      await expect(dropped).toContainText(t('cart.dropped', { names: nameWithVersion }))
    }
    await expect(dropped.getByRole('link', { name: t('region.continue') })).toHaveAttribute('href', back)
    await dropped.getByRole('button', { name: t('region.undo', { country: 'Sweden' }) }).click()
    await expect(page).toHaveURL(back)
    await expect(page.getByText(nameWithVersion).first()).toBeVisible()
  }
})

test.describe(() => {
  test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

  test('a part that is not sold where the shopper is can be bought by a change of country', async ({
    page,
    baseURL,
  }) => {
    await page.goto(paths.product((await touchUpPaint(baseURL!)).uri))
    await expectHydrated(page)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Not sold in the United Kingdom')
    await expect(main.getByRole('article').first()).toContainText('£')
    await main.getByRole('combobox', { name: t('notSoldHere.move') }).selectOption('SE')
    await main.getByRole('button', { name: t('notSoldHere.submit') }).click()
    await expect(heading).toHaveText(/^Touch-up paint/)
    await expectHydrated(page)
    await main.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(cartDialog(page).getByRole('listitem').filter({ hasText: 'Touch-up paint' })).toContainText(
      /\d\skr/,
    )
  })
})

test('a shopper whose cart has expired is still in the chosen country', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'rc_country', value: 'GB', url: baseURL! },
    { name: 'rc_centra_checkout_token', value: 'expired', url: baseURL! },
  ])
  for (const open of [() => page.goto(paths.category('brakes')), () => page.reload()]) {
    await open()
    await expect(page.getByRole('button', { name: t('cart.withCount', { count: 0 }) })).toBeVisible()
    await expect(page.getByRole('button', { name: /United Kingdom GBP/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('£').first()).toBeAttached()
  }
})

test('changing the country keeps the language, and the other way round', async ({ page }) => {
  await page.goto(paths.category('brakes'))
  await page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) }).click()
  const panel = page.getByRole('dialog', { name: t('shell.region') })
  await expect(panel.getByRole('heading', { name: t('delivery.to', { country: 'Sweden' }) })).toBeVisible()
  await panel.getByRole('combobox', { name: t('shell.language') }).selectOption('de')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/de/c/brakes')
  await expect(page.getByRole('button', { name: /Schweden SEK/ })).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script country and language are a form away, and lead back', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto(paths.category('brakes'))
    await page.getByRole('link', { name: new RegExp(`^${t('shell.region')}`) }).click()
    await page.getByRole('combobox', { name: t('region.country') }).selectOption('FI')
    await page.getByRole('combobox', { name: t('shell.language') }).selectOption('sv')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/sv/c/brakes')
    await expect(page.getByRole('link', { name: /Finland EUR/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('€').first()).toBeVisible()
  })
})

test('of a cart with other parts, the page for countries names the part the country does not sell', async ({
  page,
}) => {
  await addFromListing(page)
  const { line, nameWithVersion } = await addPaint(page)
  await page.goto(paths.region())
  await expectHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: t('region.country') }).selectOption('GB')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('alert')).toContainText(t('cart.dropped', { names: nameWithVersion }))
  await expectHydrated(page)
  await expect(main.getByRole('alert')).toContainText(nameWithVersion)
  await main.getByRole('button', { name: t('region.undo', { country: 'Sweden' }) }).click()
  await expect(main.getByRole('combobox', { name: t('region.country') })).toHaveCount(0)
  await page.locator('.cart-button').click()
  await expect(line).toBeVisible()
})
