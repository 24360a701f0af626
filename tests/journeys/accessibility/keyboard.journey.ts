import type { Locator, Page } from 'playwright/test'
import { serverTextsInLawOf } from '#src/i18n/words-of-law.ts'
import * as paths from '#src/paths.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers } from '#tests/journeys/shoppers.ts'
import { termsBox } from '#tests/journeys/terms-box.ts'

const { t } = serverTextsInLawOf(createTestI18n('en'), 'GB')
const farthest = 150

test.use({
  // A separate network, whose attempts no other test counts.
  extraHTTPHeaders: { 'x-test-country': 'GB', 'cf-connecting-ip': '198.51.100.71' },
  // A link in focus prepares its screen, also if it is not opened.
  tolerated: [/status of (404|422|425)/],
})

test('the whole purchase goes by keyboard, and focus is never lost or hidden', { tag: '@core' }, async ({
  page,
}) => {
  test.slow()
  const press = (key: string) => page.keyboard.press(key)
  const heading = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')

  await page.goto(paths.home())
  await expectHydrated(page)
  await press('Tab')
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused()
  await press('Enter')
  await reach(page, main.getByRole('link', { name: 'Brakes' }).first())
  await press('Enter')
  await expect(heading).toHaveText('Brakes')
  await expect(heading).toBeFocused()

  const card = main
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: t('cart.add') }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await reach(page, card.getByRole('link').first())
  await press('Enter')
  await expect(heading).toContainText(name)
  await expect(heading).toBeFocused()

  const add = main.getByRole('button', { name: t('cart.add'), exact: true }).first()
  await reach(page, add)
  await press('Space')
  const cart = page.getByRole('dialog', { name: t('cart.cart') })
  await expect(cart.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: name })).toContainText('added')
  for (let step = 0; step < 12; step += 1) {
    expect(await isBehind(cart)).toBe(false)
    await press('Tab')
  }
  await press('Escape')
  await expect(cart).toBeHidden()
  await expect(add).toBeFocused()

  await reach(page, page.getByRole('button', { name: /^Cart, [1-9]/ }), 'Shift+Tab')
  await press('Enter')
  await expect(cart).toBeVisible()
  await reach(page, cart.getByRole('link', { name: t('cart.checkout') }))
  await press('Enter')
  await expect(heading).toHaveText(t('checkout.title'))

  const toDelivery = page.getByRole('button', { name: t('checkout.toDelivery') })
  await reach(page, toDelivery)
  await press('Enter')
  const email = page.getByRole('textbox', { name: t('checkout.field.email') })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(new RegExp(t('forms.required')))

  await page.keyboard.type('robin@example.com')
  for (const [label, text] of written()) {
    await reach(page, page.getByRole('textbox', { name: new RegExp(`^${label}`) }))
    await page.keyboard.type(text)
  }
  await reach(page, toDelivery)
  await press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: t('checkout.delivery') })).toBeFocused()
  await reach(page, page.getByRole('button', { name: t('checkout.toPayment') }))
  await press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: t('checkout.payment') })).toBeFocused()

  const invoice = page.locator('input[name=paymentMethod][value=invoice]')
  await reach(page, page.locator('input[name=paymentMethod]:checked'))
  while (!(await invoice.isChecked())) await press('ArrowDown')
  await reach(page, termsBox(page))
  await press('Space')
  await reach(page, page.getByRole('button', { name: t('checkout.placeOrder') }))
  await press('Enter')
  await expect(heading).toHaveText(t('checkout.thanks'))
})

test('an account is opened, given a car and left by keyboard', async ({ page }) => {
  test.slow()
  const press = (key: string) => page.keyboard.press(key)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const type = async (label: string, text: string) => {
    await reach(page, main.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }

  await page.goto(paths.login())
  await expectHydrated(page)
  await reach(page, main.getByRole('link', { name: t('account.create') }))
  await press('Enter')
  await expect(heading).toHaveText(t('account.create'))
  await expectHydrated(page)
  const create = main.getByRole('button', { name: t('account.create') })
  await reach(page, create)
  await press('Enter')
  const email = main.getByRole('textbox', { name: t('checkout.field.email') })
  await expect(email).toBeFocused()
  await page.keyboard.type(`robin+${crypto.randomUUID().slice(0, 8)}@example.com`)
  await type(t('account.password'), 'a long enough password')
  await type(t('account.repeatPassword'), 'a long enough password')
  await type(t('checkout.field.firstName'), 'Robin')
  await type(t('checkout.field.lastName'), 'Example')
  await reach(page, create)
  await press('Enter')
  await expect(heading).toHaveText(t('account.title'))

  await expectHydrated(page)
  await reach(page, main.getByRole('link', { name: t('account.addCar') }))
  await press('Enter')
  await expect(heading).toHaveText(t('account.cars'))
  await expectHydrated(page)
  await reach(page, main.locator('summary', { hasText: t('account.otherCar') }))
  await press('Enter')
  await type(t('account.car.model'), 'Saab 96')
  await reach(page, main.getByRole('button', { name: t('account.addCar') }))
  await press('Enter')
  await expect(main.getByRole('heading', { name: 'Saab 96' })).toBeVisible()
  await expect(main.getByText(t('account.saved'))).toBeVisible()

  const overview = main.getByRole('link', { name: t('account.overview') })
  await reach(page, overview, 'Shift+Tab')
  await press('Enter')
  await expect(heading).toHaveText(t('account.title'))
  await expectHydrated(page)
  await reach(page, main.getByRole('button', { name: t('account.logOut') }))
  await press('Enter')
  await expect(heading).toHaveText(t('account.logIn'))
})

test('a guest writes to customer service, asks for an order and withdraws by keyboard', async ({ page }) => {
  test.slow()
  const press = (key: string) => page.keyboard.press(key)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const type = async (label: string, text: string) => {
    await reach(page, main.getByRole('textbox', { name: label }))
    await page.keyboard.type(text)
  }
  const order = `K${crypto.randomUUID().slice(0, 8)}`

  await page.goto(paths.trackOrder())
  await expectHydrated(page)
  await type(t('checkout.orderNumber'), order)
  await type(t('checkout.field.email'), 'robin@example.com')
  await press('Enter')
  await expect(main.getByText(t('trackOrder.none'))).toBeVisible()

  await expectHydrated(page)
  await reach(page, main.getByRole('link', { name: t('support.title') }))
  await press('Enter')
  await expect(heading).toHaveText(t('support.title'))
  await expectHydrated(page)
  await reach(page, main.getByRole('combobox', { name: t('support.subject') }))
  await press('ArrowDown')
  await type(t('support.message'), 'Does it come with bolts?')
  await type(t('checkout.field.email'), 'robin@example.com')
  const thanks = main.getByText(t('support.thanks'))
  await reach(page, main.getByRole('button', { name: t('support.send') }))
  await press('Enter')
  await expect(thanks).toBeVisible()

  await reach(page, page.getByRole('contentinfo').getByRole('link', { name: t('withdraw.here') }))
  await press('Enter')
  await expect(heading).toHaveText(t('withdraw.title'))
  await expectHydrated(page)
  const confirm = main.getByRole('button', { name: t('withdraw.confirm') })
  await reach(page, confirm)
  await press('Enter')
  await expect(main.getByRole('textbox', { name: t('withdraw.name') })).toBeFocused()
  await page.keyboard.type('Robin Example')
  await type(t('checkout.orderNumber'), order)
  await type(t('checkout.field.email'), 'robin@example.com')
  await reach(page, confirm)
  await press('Enter')
  await expect(heading).toHaveText(t('withdraw.received'))
  await expect(heading).toBeFocused()
})

function written(): [string, string][] {
  const { phoneNumber, zipCode, city } = shoppers.find(({ locale }) => locale === 'en')!
  return [
    [t('checkout.field.phoneNumber'), phoneNumber],
    [t('checkout.field.firstName'), 'Robin'],
    [t('checkout.field.lastName'), 'Example'],
    [t('checkout.field.address1'), '1 Test Street'],
    [t('checkout.field.zipCode'), zipCode],
    [t('checkout.field.city'), city],
  ]
}

/** Goes on with the key until the keyboard is there; every stop on the way must be one that can be seen. */
async function reach(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  for (let step = 0; step < farthest; step += 1) {
    // A panel that is still sliding in covers nothing for long.
    await expect.poll(async () => (await target.evaluate(standing)).hidden).toBeNull()
    if ((await target.evaluate(standing)).there) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** The focused element, and whether it is covered, such as by the sticky header. */
function standing(target: Element): { there: boolean; hidden: string | null } {
  const focused = document.activeElement
  const there = focused === target
  if (!focused || focused === document.body) return { there, hidden: null }
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const label = seen?.closest('label')
  const isSeen = seen && (focused.contains(seen) || seen.contains(focused) || label?.contains(focused))
  return { there, hidden: isSeen ? null : focused.outerHTML.slice(0, 200) }
}

/** The keyboard is on the page behind the panel. Past its ends it may leave for the browser's own buttons. */
function isBehind(panel: Locator): Promise<boolean> {
  return panel.evaluate((element) => {
    const focused = document.activeElement
    return focused !== document.body && !element.contains(focused)
  })
}
