import type { Page } from 'playwright/test'
import { currentPasswordField } from '#src/features/account/password/change-password.ts'
import { newPasswordFields } from '#src/features/account/password/new-password.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { inputBeforeScripts } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { mailedLink } from './mailed-link.ts'

const { t } = createTestI18n('en')
const password = 'four plain old words'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })

async function writeNewPassword(page: Page) {
  await field(page, t('account.newPassword')).fill(password)
  await field(page, t('account.repeatPassword')).fill(password)
  await page.getByRole('button', { name: t('account.savePassword') }).click()
}

async function logIn(page: Page, email: string, typed: string) {
  await field(page, t('checkout.field.email')).fill(email)
  await field(page, t('account.password')).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** The checkbox is there once the page is interactive. */
const interactive = (page: Page) => page.getByRole('checkbox', { name: t('account.showPassword') })

test.describe('a forgotten password', () => {
  test.use({ tolerated: [/status of 406/] })

  test('is replaced by a mailed link that works once and leaves no trace of its key', {
    tag: '@core',
  }, async ({ page }) => {
    const { email } = ownAccount(astrid)
    await page.goto(paths.login())
    await page.getByRole('link', { name: t('account.forgot') }).click()
    await field(page, t('checkout.field.email')).fill(email)
    await page.getByRole('button', { name: t('account.sendLink') }).click()
    await expect(page.getByText(t('account.mailSent'))).toBeVisible()

    const link = await mailedLink(page, email)
    const key = new URLSearchParams(link.split('?')[1]).get('i') ?? ''
    const requests: string[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) requests.push(request.url() + request.headers().referer)
    })
    await page.goto(link)
    await expect(page).toHaveURL(paths.resetPassword())
    await expect(interactive(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await writeNewPassword(page)
    await expect(page.getByText(t('account.passwordReset'))).toBeVisible()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    )
    expect(key).not.toBe('')
    for (const secret of [key, password]) expect([kept, ...requests].join('\n')).not.toContain(secret)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.title') })
      .click()
    await expect(page.getByText(t('account.loggedInAs', { name: astrid.name }))).toBeVisible()

    await page.goto(link)
    await expect(interactive(page)).toBeVisible()
    await writeNewPassword(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('account.linkGone'))
    await expect(page.getByRole('link', { name: t('account.newLink') })).toBeVisible()
  })
})

test.describe('a change of the password', () => {
  test.use({ tolerated: [/status of (40[36]|422)/] })

  test('asks for the current one, and a log-in that ended meanwhile loses nothing typed', async ({
    page,
  }) => {
    const { email } = ownAccount(astrid)
    await page.goto(paths.login())
    await expect(interactive(page)).toBeVisible()
    await logIn(page, email, astrid.password)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.changePassword') })
      .first()
      .click()
    await expect(page).toHaveURL(paths.accountPassword())
    await expect(interactive(page)).toBeVisible()
    const current = field(page, t('account.currentPassword'))
    await current.fill('amazon-121-red')
    await writeNewPassword(page)
    await expect(current).toBeFocused()
    await expect(current).toHaveAccessibleDescription(t('account.problem.wrongPassword'))

    // Logged out elsewhere: the page does not know.
    const token = (await page.context().cookies()).find(({ name }) => name === 'rc_centra_checkout_token')
    await page.request.post('/sandbox/api/checkout/logout', {
      headers: { 'api-token': decodeURIComponent(token?.value ?? '') },
      data: {},
    })
    await current.fill(astrid.password)
    await page.getByRole('button', { name: t('account.savePassword') }).click()
    await expect(page.getByText(t('account.loggedOut'))).toBeVisible()
    await expect(current).toBeHidden()
    await logIn(page, email, astrid.password)
    await expect(current).toHaveValue(astrid.password)
    await page.getByRole('button', { name: t('account.savePassword') }).click()
    await expect(page.getByText(t('account.passwordChanged'))).toBeVisible()
    await expect(current).toHaveValue('')
  })

  test('sent before hydration, the answer starts at the field that is wrong', async ({ page }) => {
    await page.goto(paths.login())
    await expect(interactive(page)).toBeVisible()
    await logIn(page, ownAccount(astrid).email, astrid.password)
    await expect(page.getByText(t('account.loggedInAs', { name: astrid.name }))).toBeVisible()
    const once = 'form:not(:has([aria-invalid]))'
    await inputBeforeScripts(page, [
      { selector: `${once} [name=${currentPasswordField}]`, value: astrid.password },
      { selector: `${once} [name=${newPasswordFields.password}]`, value: password },
      { selector: `${once} [name=${newPasswordFields.repeat}]`, value: `${password}!` },
      { selector: `.account-form${once.slice(4)} [type=submit]` },
    ])
    await page.goto(paths.accountPassword())
    const repeat = field(page, t('account.repeatPassword'))
    await expect(repeat).toHaveAccessibleDescription(t('account.problem.different'))
    await expect(interactive(page)).toBeVisible()
    await expect(repeat).toBeFocused()
  })
})

test.describe(() => {
  test.use({ javaScriptEnabled: false, tolerated: [/status of 410/] })

  test('without script a forgotten password is replaced by a mailed link, in the language asked in', async ({
    page,
  }) => {
    const swedish = createTestI18n('sv').t
    const { email } = ownAccount(astrid)
    await page.goto(localized('sv', paths.forgotPassword()))
    await page.getByRole('textbox', { name: swedish('checkout.field.email'), exact: true }).fill(email)
    await page.getByRole('button', { name: swedish('account.sendLink') }).click()
    await expect(page.getByText(swedish('account.mailSent'))).toBeVisible()
    const link = await mailedLink(page, email)
    const reset = async () => {
      await page.goto(link)
      await page.getByLabel(swedish('account.newPassword'), { exact: true }).fill(password)
      await page.getByLabel(swedish('account.repeatPassword'), { exact: true }).fill(password)
      await page.getByRole('button', { name: swedish('account.savePassword') }).click()
      await expect(page).toHaveURL(localized('sv', paths.resetPassword()))
    }
    await reset()
    await expect(page.getByText(swedish('account.passwordReset'))).toBeVisible()
    await reset()
    await expect(page.getByRole('alert')).toHaveText(swedish('account.linkGone'))
    await expect(page.getByRole('link', { name: swedish('account.newLink') })).toBeVisible()
  })
})
