import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { serverQuantities } from '#tests/journeys/faults.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test.use({ extraHTTPHeaders: { 'x-test-country': 'DE' } })

test('accessories are ticked, summed up with the part and added together', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(paths.product('brake-pad-set-front-bmw-e30-107-7-x-56-mm-organic-hallbrook'))
  const kit = page.getByRole('region', { name: t('kit.title') })
  const ticks = kit.getByRole('checkbox')
  const total = kit.locator('output .amount')
  const add = kit.getByRole('button', { name: t('kit.add') })
  await expect(ticks.first()).toBeChecked()
  await expect(ticks.nth(1)).not.toBeChecked()
  const ofOne = await total.innerText()

  await ticks.nth(1).check()
  await expect(total).not.toHaveText(ofOne)
  const ofTwo = await total.innerText()
  await ticks.nth(2).check()
  await expect(total).not.toHaveText(ofTwo)
  await ticks.nth(2).uncheck()
  await expect(total).toHaveText(ofTwo)
  await expect(add).toHaveText(`${t('kit.add')} (2)`)

  await add.click()
  const cart = cartDialog(page)
  await expect(cart.locator('.cart-line')).toHaveCount(2)
  await expect(cart).toContainText(ofTwo)
  await expect.poll(async () => (await serverQuantities(page)).length).toBe(2)
  await cart.getByRole('button', { name: t('cart.close') }).click()
  await expect(kit.getByRole('status').filter({ hasText: t('addAll.added') })).toBeVisible()
})
