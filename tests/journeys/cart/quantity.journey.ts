import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const tooMany = t('cart.quantity.tooMany', { max: '9,999' })

test('a quantity that cannot be ordered is refused at its field on the product page', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/c/brakes/drum-brakes/brake-drums')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expectHydrated(page)
  const field = page.getByRole('textbox', { name: t('cart.quantity') })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  for (const [typed, words] of [
    ['99999', tooMany],
    ['1.5', t('cart.quantity.notWhole')],
    ['0', t('cart.quantity.tooFew', { min: 1 })],
  ] as const) {
    await field.fill(typed)
    await add.click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(field).toHaveValue(typed)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')))
  }
  await expect(cartDialog(page)).toBeHidden()
  await field.fill('3')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await add.click()
  await expect(cartDialog(page).getByRole('textbox', { name: t('cart.quantity') })).toHaveValue('3')
})

test('in the cart a typed quantity is taken or refused in words, and 0 removes with a way back', {
  tag: '@core',
}, async ({ page }) => {
  await addFromListing(page)
  const cart = cartDialog(page)
  const line = cart.getByRole('listitem').first()
  const field = line.getByRole('textbox', { name: t('cart.quantity') })
  for (const [typed, words] of [
    ['2.7', t('cart.quantity.notWhole')],
    ['-4', t('cart.quantity.tooFew', { min: 1 })],
    ['20000', tooMany],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(line.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(field).toHaveValue(typed)
  }
  await field.fill('4')
  await field.press('Enter')
  await expect(cart).toContainText(t('cart.each'))
  await expect(line.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await field.fill('0')
  await field.press('Enter')
  const undo = cart.getByRole('button', { name: t('cart.undo') })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(field).toHaveValue('4')
})

test('the quantity of goods sold in pairs begins with two, and changes by two', async ({ page }) => {
  await page.goto('/search?keyword=coil+spring')
  await page.getByRole('article').filter({ hasText: 'Coil spring' }).first().getByRole('link').first().click()
  await expectHydrated(page)
  const main = page.getByRole('main')
  const field = main.getByRole('textbox', { name: t('cart.quantity') })
  await expect(main).toContainText(t('quantity.multiple', { count: 2 }))
  await expect(field).toHaveValue('2')
  await main.getByRole('button', { name: t('cart.increase') }).click()
  await expect(field).toHaveValue('4')

  await field.fill('3')
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  const words = t('cart.quantity.notMultiple', { step: 2, below: 2, above: 4 })
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(cartDialog(page)).toBeHidden()
})
