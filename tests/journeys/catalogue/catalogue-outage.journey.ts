import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

const catalogue = ['products', 'uri', 'categories', 'brands', 'bundles', 'countries/all'].map(
  (call) => `/api/checkout/${call}`,
)

// The shop's cache decides which content survives the outage.
test.use({ spoilsShop: true, tolerated: [/status of 503/] })

test('in a catalogue outage cached pages can be bought from, and others say that they are unavailable', async ({
  page,
}) => {
  const name = await addFromListing(page, 'brakes/disc-brakes/brake-discs')
  const rule = { paths: [...catalogue, '/api/shop'], fault: { kind: 'status', status: 503 } }
  expect((await page.request.post('/sandbox/__fault', { data: rule })).ok()).toBe(true)

  await page.reload()
  await expectHydrated(page)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: t('cart.add') }) })
    .nth(1)
  const second = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: t('cart.add') }).click()
  for (const part of [name, second]) {
    await expect(cartDialog(page).getByRole('listitem').filter({ hasText: part })).toBeVisible()
  }

  await page.goto(paths.category('filters-service'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.unavailable'))
  await expect(page.getByRole('main')).toContainText(t('shell.unavailableSafe'))
  await page.getByRole('button', { name: /^Cart, [1-9]/ }).click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: second })).toBeVisible()
  await page.keyboard.press('Escape')

  expect((await page.request.delete('/sandbox/__fault')).ok()).toBe(true)
  await expect(async () => {
    await page.getByRole('link', { name: t('shell.tryAgain') }).click()
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
})
