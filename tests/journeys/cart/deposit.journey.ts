import * as paths from '#src/paths.ts'
import { cartDialog, remanufactured } from '#tests/journeys/cart-steps.ts'
import { serverQuantities } from '#tests/journeys/faults.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test('a deposit is added, changed, removed and restored with its part', { tag: '@core' }, async ({
  page,
}) => {
  const { uri, quantity } = await remanufactured(page.request)
  await page.goto(paths.product(uri))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first()
    .click()
  const cart = cartDialog(page)
  const deposit = cart.locator('.deposit')
  await expect(deposit).toContainText('deposit')
  await expect.poll(() => serverQuantities(page)).toEqual([quantity, quantity])

  await cart.getByRole('button', { name: t('cart.increase') }).click()
  await expect(deposit).toContainText(`× ${quantity + 1}`)
  await expect.poll(() => serverQuantities(page)).toEqual([quantity + 1, quantity + 1])

  await cart.getByRole('button', { name: t('cart.remove') }).click()
  await expect(deposit).toHaveCount(0)
  await cart.getByRole('button', { name: t('cart.undo') }).click()
  await expect(deposit).toContainText(`× ${quantity + 1}`)
  await expect.poll(() => serverQuantities(page)).toEqual([quantity + 1, quantity + 1])
})
