import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { addFromListing, cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

async function openDetails(page: Page, { email, password }: typeof astrid) {
  await page.goto(`${paths.login()}?next=details`)
  await field(page, t('checkout.field.email')).fill(email)
  await page.getByRole('main').getByLabel(t('account.password'), { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.accountDetails())
  await expect(field(page, t('checkout.field.city'))).toHaveValue('Stockholm')
}

test.describe(() => {
  // Animated elements are measured when their animation has ended.
  test.use({ tolerated: [/status of 4(03|22)/], contextOptions: { reducedMotion: 'reduce' } })

  test('a customer changes their details and finds them in the checkout', { tag: '@core' }, async ({
    page,
  }) => {
    await addFromListing(page)
    await page.keyboard.press('Escape')
    await expect(cartDialog(page)).toBeHidden()
    await openDetails(page, ownAccount(astrid))
    await expectHydrated(page)
    await field(page, t('checkout.field.zipCode')).fill('1')
    await save(page)
    await expect(field(page, t('checkout.field.zipCode'))).toBeFocused()
    await expect(field(page, t('checkout.field.zipCode'))).toHaveAccessibleDescription(
      t('checkout.problem.zipCode'),
    )
    await expectAccessible(page, 'the details with a problem')
    await field(page, t('checkout.field.zipCode')).fill('22350')
    await field(page, t('checkout.field.address1')).fill('Nygatan 4')
    const password = page.getByRole('main').getByLabel(t('account.currentPassword'), { exact: true })
    await expect(password).toHaveCount(0)
    await field(page, t('checkout.field.email')).fill(jonas.email)
    await save(page)
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/This field is required/)
    await expectAccessible(page, 'the details with the password')
    await password.fill(astrid.password)
    await save(page)
    await expect(field(page, t('checkout.field.email'))).toHaveAccessibleDescription(
      t('account.problem.taken'),
    )
    const { email } = ownAccount({ ...astrid, email: 'asta@example.com' })
    await expectHydrated(page)
    await field(page, t('checkout.field.email')).fill(email)
    await password.fill(astrid.password)
    await save(page)
    await expect(page.getByText(t('account.saved'))).toBeVisible()
    await expect(field(page, t('checkout.field.zipCode'))).toHaveValue('223 50')

    await page.goto(paths.checkout())
    const address = page.getByRole('region', { name: t('checkout.address') })
    await expect(address).toContainText('Nygatan 4')
    await expect(address).toContainText('223 50')
    await expect(address).toContainText(email)
  })

  test('a log-in that ends while typing is requested again, and the typed values are saved', async ({
    page,
    context,
  }) => {
    const own = ownAccount(astrid)
    await openDetails(page, own)
    await expectHydrated(page)
    await field(page, t('checkout.field.address1')).fill('Nygatan 4')
    // Other tabs are notified of a log-out; only the service ends this one.
    const token = (await context.cookies()).find(({ name }) => name === 'rc_centra_checkout_token')?.value
    const out = await page.request.post('/sandbox/api/checkout/logout', {
      headers: { 'api-token': token ?? '' },
      data: {},
    })
    expect(out.ok()).toBe(true)
    await save(page)
    await expect(page.getByText(t('account.loggedOut'))).toBeVisible()
    await field(page, t('checkout.field.email')).fill(own.email)
    await page.getByRole('main').getByLabel(t('account.password'), { exact: true }).fill(own.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(field(page, t('checkout.field.address1'))).toHaveValue('Nygatan 4')
    await save(page)
    await expect(page.getByText(t('account.saved'))).toBeInViewport()
    await page.reload()
    await expect(field(page, t('checkout.field.address1'))).toHaveValue('Nygatan 4')
  })
})

test.describe(() => {
  test.use({ javaScriptEnabled: false, tolerated: [/status of 422/] })

  test('without script a customer changes their details by a form', async ({ page }) => {
    await openDetails(page, ownAccount(astrid))
    await field(page, t('checkout.field.zipCode')).fill('1')
    await field(page, t('checkout.field.address1')).fill('Nygatan 4')
    await save(page)
    await expect(field(page, t('checkout.field.zipCode'))).toHaveAccessibleDescription(
      t('checkout.problem.zipCode'),
    )
    await field(page, t('checkout.field.zipCode')).fill('22350')
    await save(page)
    await expect(page.getByText(t('account.saved'))).toBeVisible()
    await expect(field(page, t('checkout.field.address1'))).toHaveValue('Nygatan 4')
  })
})
