import type { Locator, Page } from 'playwright/test'
import { withDestination } from '#src/features/account/destinations.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
const account = (page: Page) => page.getByRole('dialog', { name: 'Account' })
/** Waits until nothing moves in a panel any more. */
const stopped = (panel: Locator) =>
  panel.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => {}),
  )
const opener = (page: Page) => page.getByRole('button', { name: 'Account' })

async function write(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: t('checkout.field.email'), exact: true }).fill(email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a customer logs in from the panel, stays logged in after a reload, and logs out', {
  tag: '@core',
}, async ({ page }) => {
  await addFromListing(page)
  await page.keyboard.press('Escape')
  await expect(cartDialog(page)).toBeHidden()
  const cart = page.locator('.cart-button')
  const filled = (await cart.getAttribute('aria-label')) ?? ''
  const { email } = ownAccount(astrid)
  await opener(page).click()
  await write(page, email, astrid.password)
  const known = account(page).getByText(t('account.loggedInAs', { name: astrid.name }))
  await expect(known).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.reload()
  await opener(page).click()
  await expect(known).toBeVisible()
  await expect(cart).toHaveAccessibleName(filled)
  await stopped(account(page))
  await account(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(paths.login())
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(cart).toHaveAccessibleName(t('cart.withCount', { count: 0 }))

  await write(page, email, astrid.password)
  const count = Number(/\d+/.exec(filled))
  await expect(page).toHaveURL(`${paths.account()}?cart=back-${count}`)
  await expect(page.getByText(t('account.cartBack', { count }))).toBeVisible()
  await expect(cart).toHaveAccessibleName(filled)
})

test.describe('a problem with a log-in', () => {
  test.use({ tolerated: [/status of 40[46]/] })

  test('is shown at its field, and the typed text stays', async ({ page }) => {
    await page.goto(paths.login())
    const main = page.getByRole('main')
    const email = main.getByRole('textbox', { name: t('checkout.field.email') })
    const password = main.getByLabel(t('account.password'), { exact: true })
    // Only the scripted form has it; before, the browser itself says what is wrong.
    const shown = main.getByRole('checkbox', { name: t('account.showPassword') })
    await expect(shown).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('This field is required')
    await write(page, 'astrid', 'x')
    await expect(email).toHaveAccessibleDescription('Email is not valid')
    await write(page, astrid.email, 'amazon-121-red')
    await expect(main.getByRole('alert')).toHaveText('Incorrect password or email')
    await expect(email).toHaveValue(astrid.email)
    await shown.check()
    await expect(password).toHaveValue('amazon-121-red')
    await expect(password).toHaveAttribute('type', 'text')
    await write(page, 'nobody@example.com', 'x')
    await expect(main.getByRole('alert')).toHaveText('Account not found')
  })
})

test('a customer finds the checkout filled in, and their changes stay', async ({ page }) => {
  await addFromListing(page)
  await page.keyboard.press('Escape')
  await opener(page).click()
  await write(page, ownAccount(astrid).email, astrid.password)
  await expect(account(page).getByText(t('account.loggedInAs', { name: astrid.name }))).toBeVisible()

  await page.goto(paths.checkout())
  const address = page.getByRole('region', { name: t('checkout.address') })
  await expect(address).toContainText('Provgatan 1')
  await address
    .getByRole('button', { name: t('checkout.changeStep', { step: t('checkout.address') }) })
    .click()
  await expect(address.getByRole('textbox', { name: t('checkout.field.zipCode') })).toHaveValue('114 55')
  await address.getByRole('textbox', { name: t('checkout.field.address1') }).fill('Storgatan 5')
  await address.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await expect(address.getByRole('group')).toHaveCount(0)
  await expect(address).toContainText('Storgatan 5')

  await page.reload()
  await expect(address).toContainText('Storgatan 5')
  await expect(address).toContainText(astrid.name)
  await expect(address).not.toContainText('Provgatan 1')
})

test('the panel of a customer leads to their orders, cars, wishlist and details', async ({ page }) => {
  await page.goto(paths.home())
  await opener(page).click()
  await write(page, ownAccount(astrid).email, astrid.password)
  const places = account(page).getByRole('listitem').getByRole('link')
  await expect(places).toHaveText([
    t('orders.title'),
    t('account.cars'),
    t('wishlist.wishlist'),
    t('account.details'),
  ])
  await expectAccessible(page, 'the panel of a customer')
  await places.first().click()
  await expect(page).toHaveURL(paths.accountOrders())
})

test('logging in on the log-in page leads on, and a customer is redirected from it', async ({ page }) => {
  await page.goto(localized('sv', paths.home()))
  await page.goto(paths.login())
  await expectHydrated(page)
  await write(page, ownAccount(astrid).email, astrid.password)
  await expect(page).toHaveURL(paths.account())
  await page.goto(paths.login())
  await expect(page).toHaveURL(paths.account())
  // The first press on this page: no code of the cart is loaded yet.
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(paths.login())
})

test('a visitor registers without a reload of the form, keeps the cart, and other tabs know', {
  tag: '@core',
}, async ({ page, context }) => {
  await addFromListing(page)
  const filled = (await page.locator('.cart-button').getAttribute('aria-label')) ?? ''
  const other = await context.newPage()
  await other.goto(paths.home())
  await expectHydrated(other)
  await page.goto(paths.register())
  const main = page.getByRole('main')
  await expect(main.getByRole('checkbox', { name: t('account.showPassword') })).toBeVisible()
  const field = (name: string) => main.getByLabel(name, { exact: true })
  const { email } = ownAccount({ ...astrid, email: 'kim@example.com' })
  await field(t('checkout.field.email')).fill('kim@')
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(field(t('checkout.field.email'))).toBeFocused()
  await expect(field(t('checkout.field.email'))).toHaveAccessibleDescription('Email is not valid')
  await field(t('checkout.field.email')).fill(email)
  await field(t('account.password')).fill('four plain old words')
  await expect(main.getByText(t('account.strength.strong'))).toBeVisible()
  await field(t('account.repeatPassword')).fill('four plain old words')
  await field(t('checkout.field.firstName')).fill('Kim')
  await field(t('checkout.field.lastName')).fill('Olsen')
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(paths.account())
  await expect(main.getByText(t('account.loggedInAs', { name: 'Kim Olsen' }))).toBeVisible()
  await expect(page.locator('.cart-button')).toHaveAccessibleName(filled)

  await opener(other).click()
  await expect(account(other).getByText(t('account.loggedInAs', { name: 'Kim Olsen' }))).toBeVisible()
  // The panel slides in by three pixels a millisecond: a press that begins on a button may end next to it.
  await stopped(account(other))
  await account(other).getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL(paths.login())
  await expect(main.getByText(t('account.loggedOut'))).toBeVisible()
  await expect(main.getByText(t('account.loggedInAs', { name: 'Kim Olsen' }))).toBeHidden()
})

test('navigation closes the account panel', async ({ page }) => {
  await page.goto(paths.home())
  await page.getByRole('main').getByRole('link', { name: 'Brakes' }).first().click()
  await expect(page).toHaveURL(paths.category('brakes'))
  // A press before the page has changed is undone by the change.
  await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeHidden()
  await opener(page).click()
  await expect(account(page)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(paths.category('brakes'))
  await expect(account(page)).toBeHidden()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false, tolerated: [/status of 422/] })

  test('without script one logs in and out by a form', async ({ page }) => {
    await page.goto(paths.home())
    await page.getByRole('link', { name: 'Account' }).click()
    await expect(page).toHaveURL(withDestination(paths.login(), 'account'))
    await write(page, astrid.email, 'amazon-121-red')
    await expect(page.getByRole('alert')).toHaveText('Incorrect password or email')
    await write(page, ownAccount(astrid).email, astrid.password)
    await expect(page).toHaveURL(paths.account())
    await expect(page.getByText(t('account.loggedInAs', { name: astrid.name }))).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})
