import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow } from '#tests/journeys/overflow.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')

// Animated elements are measured when their animation has ended; limits count by network.
test.use({
  extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.87' },
  tolerated: [/status of 422/],
  contextOptions: { reducedMotion: 'reduce' },
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })

/** Opens an order of a new account, found by the number of a part, and from it the return. */
async function openReturn(page: Page, part: string, { hasScript = true } = {}) {
  await page.goto(paths.login())
  // Appears once the form is hydrated, and moves the button.
  if (hasScript)
    await expect(main(page).getByRole('checkbox', { name: t('account.showPassword') })).toBeVisible()
  await main(page)
    .getByRole('textbox', { name: t('checkout.field.email') })
    .fill(ownAccount(astrid).email)
  await main(page).getByLabel(t('account.password'), { exact: true }).fill(astrid.password)
  await button(page, 'Log in').click()
  await expect(page).toHaveURL(paths.account())
  await page.goto(`${paths.accountOrders()}?q=${part}`)
  await main(page).getByRole('rowheader').getByRole('link').first().click()
  await main(page)
    .getByRole('link', { name: t('orders.return') })
    .click()
  await expect(page).toHaveURL(/\/account\/returns\?order=\d+$/)
}

async function inbox(page: Page): Promise<string> {
  return (await page.request.get('/sandbox/')).text()
}

test('a customer sends back a part that did not fit, by the keyboard, and orders one that does', {
  tag: '@core',
}, async ({ page }) => {
  await rememberCar(page, volvo240)
  await openReturn(page, 'OF-98')
  await expectHydrated(page)
  const address = page.url()
  await expectAccessible(page, 'the parts of an order to send back')
  await expectNoOverflow(page, 'the parts of an order to send back')
  const part = main(page).getByRole('checkbox', { name: /OF-98-B16-KLA/ })
  const reason = main(page).getByRole('combobox', { name: t('returns.reason') })
  await expect(reason).toHaveCount(0)
  await part.focus()
  await page.keyboard.press('Space')
  await button(page, t('returns.send')).press('Enter')
  await expect(main(page).getByText(t('returns.noReason'))).toBeVisible()
  await expect(part).toBeChecked()
  await expectAccessible(page, 'a return without a reason')
  await page.keyboard.press('Tab')
  await reason.focus()
  await reason.selectOption(t('returns.reason.noFit'))
  await main(page)
    .getByRole('spinbutton', { name: t('cart.quantity') })
    .fill('1')
  await expectHydrated(page)
  await button(page, t('returns.send')).press('Enter')

  const heading = main(page).getByRole('heading', { name: t('returns.sent') })
  await expect(heading).toBeFocused()
  await expect(main(page)).toContainText(t('returns.reason.noFit'))
  await expectAccessible(page, 'a return that was sent')
  await expectNoOverflow(page, 'a return that was sent')
  expect(await inbox(page)).toMatch(/OF-98-B16-KLA: did not fit the car/)
  await main(page).getByRole('article').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog', { name: t('cart.cart') })).toContainText('Oil filter')

  await page.goto(address)
  await expect(main(page).getByRole('heading', { name: /^Requested on/ })).toBeVisible()
  await expectAccessible(page, 'an earlier request')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script a customer sends back a faulty part', async ({ page }) => {
    await openReturn(page, 'TH-82', { hasScript: false })
    const address = page.url()
    const part = main(page).getByRole('checkbox', { name: /TH-82-B16-DIC/ })
    const reason = main(page).getByRole('combobox', { name: t('returns.reason') })
    await button(page, t('returns.send')).click()
    await expect(main(page).getByRole('alert')).toHaveText(t('withdraw.noParts'))
    await part.check()
    await button(page, t('returns.send')).click()
    await expect(reason).toBeFocused()
    await expect(reason).toHaveAccessibleDescription(t('returns.noReason'))
    await reason.selectOption(t('returns.reason.faulty'))
    await main(page)
      .getByRole('textbox', { name: t('returns.note') })
      .fill('It leaks')
    await button(page, t('returns.send')).click()
    await expect(main(page).getByRole('heading', { name: t('returns.sent') })).toBeVisible()
    await expect(main(page)).toContainText('It leaks')
    await page.goto(address)
    await expect(main(page).getByRole('heading', { name: /^Requested on/ })).toBeVisible()
  })
})
