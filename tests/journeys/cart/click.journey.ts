import type { Locator } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

// High enough that nothing is scrolled: a browser that scrolls along hides how far a button moves.
test.use({ viewport: { width: 1280, height: 2000 } })

/** Presses as a hand does: what the press has set off is shown before the button is released. */
async function pressSlowly(button: Locator) {
  await button.hover()
  await button.page().mouse.down()
  await expect(button).toBeFocused()
  await button.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )
  await button.page().mouse.up()
}

test('a click counts though the field left by it gets a message that moves the button', {
  tag: '@core',
}, async ({ page }) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  const phone = page.getByRole('textbox', { name: t('checkout.field.phoneNumber') })
  const next = page.getByRole('button', { name: t('checkout.toDelivery') })
  // After the first blur, its validation rules are loaded.
  await phone.fill('12345')
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(new RegExp(t('forms.phone')))
  await phone.fill('1234')
  await expect(phone).not.toHaveAccessibleDescription(new RegExp(t('forms.phone')))

  await pressSlowly(next)
  await expect(page.getByRole('textbox', { name: t('checkout.field.email') })).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(new RegExp(t('forms.phone')))
})

test('a line is removed at once while the quantity left in the line above it is refused', async ({
  page,
}) => {
  await addFromListing(page)
  await addFromListing(page, 'filters-service')
  await page.goto(paths.checkout())
  await page
    .getByRole('textbox', { name: t('cart.quantity') })
    .first()
    .fill('many')
  await pressSlowly(page.getByRole('button', { name: t('cart.remove') }).nth(1))
  await expect(page.getByRole('button', { name: t('cart.undo') })).toBeVisible()
})
