import type { Page } from 'playwright/test'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { failNextCall } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test.use({
  tolerated: [/status of (422|503)/],
  contextOptions: { reducedMotion: 'reduce' },
  extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.61' },
})

const footer = (page: Page) => page.getByRole('contentinfo')
const main = (page: Page) => page.getByRole('main')
const email = t('newsletter.email')
const subscribe = t('newsletter.subscribe')
const newAddress = () => `kim+${crypto.randomUUID().slice(0, 8)}@example.com`

async function inbox(page: Page): Promise<string> {
  return (await page.request.get('/sandbox/')).text()
}

/** Lets the next mail fail. */
const breakService = (page: Page) => failNextCall(page, '/mail')

test('a visitor subscribes in the footer of a page, after a failure that loses nothing', {
  tag: '@node',
}, async ({ page }) => {
  await page.goto('/info/returns')
  await expectHydrated(page)
  const field = footer(page).getByRole('textbox', { name: email })
  const address = newAddress()

  // Only by keyboard.
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(t('forms.required'))
  await expect(field).toBeFocused()
  await page.keyboard.type('kim@example')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(t('forms.email'))
  await expect(field).toHaveValue('kim@example')
  await expectAccessible(page, 'the newsletter with a problem')

  await breakService(page)
  await field.fill(address)
  await page.keyboard.press('Tab')
  await expect(footer(page).getByRole('button', { name: subscribe })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(footer(page).getByRole('status')).toHaveText(t('newsletter.failed'))
  await expect(field).toHaveValue(address)
  await expect(footer(page).getByRole('button', { name: subscribe })).toBeFocused()
  await expectAccessible(page, 'the newsletter after a failure')

  await page.keyboard.press('Enter')
  await expect(footer(page).getByRole('status')).toHaveText(t('newsletter.confirming'))
  await expect(field).toBeHidden()
  await expect(footer(page).locator('.newsletter')).toBeFocused()
  await expect(page).toHaveURL('/info/returns')
  expect(await inbox(page)).toContain(address)
  await expectAccessible(page, 'the newsletter after a success')
})

test('the answer stays on the next page', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  await footer(page).getByRole('textbox', { name: email }).fill(newAddress())
  await footer(page).getByRole('button', { name: subscribe }).click()
  await expect(footer(page).getByText(t('newsletter.confirming'))).toBeVisible()
  await footer(page)
    .getByRole('link', { name: t('info.returns') })
    .click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(footer(page).getByText(t('newsletter.confirming'))).toBeVisible()
})

test('a visitor subscribes on the page of the newsletter, in place', async ({ page }) => {
  await page.goto(paths.newsletter())
  await expectHydrated(page)
  await expect(page.getByRole('textbox', { name: email })).toHaveCount(1)
  await main(page).getByRole('textbox', { name: email }).fill(newAddress())
  await main(page).getByRole('button', { name: subscribe }).click()
  await expect(main(page).getByText(t('newsletter.confirming'))).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: email })).toBeHidden()
})

test('the footer of a narrow screen holds the form in every state', async ({ page }) => {
  await page.goto(localized('fi', '/info/returns'))
  const form = footer(page).locator('.newsletter')
  await form.getByRole('button').click()
  await expect(form.locator('.message')).toBeVisible()
  await expectNoOverflow(page, 'the newsletter with a problem')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'cf-connecting-ip': '198.51.100.62' } })

  test('a visitor subscribes in the footer without script, after a failure that loses nothing', {
    tag: '@node',
  }, async ({ page }) => {
    await page.goto('/info/returns')
    await footer(page).getByRole('textbox', { name: email }).fill('kim@example')
    await footer(page).getByRole('button', { name: subscribe }).click()
    await expect(page).toHaveURL(paths.newsletter())
    const field = main(page).getByRole('textbox', { name: email })
    await expect(field).toHaveValue('kim@example')
    await expect(field).toHaveAccessibleDescription(t('forms.email'))

    const address = newAddress()
    await breakService(page)
    await field.fill(address)
    await main(page).getByRole('button', { name: subscribe }).click()
    await expect(main(page).getByText(t('newsletter.failed'))).toBeVisible()
    await expect(field).toHaveValue(address)
    await main(page).getByRole('button', { name: subscribe }).click()
    await expect(main(page).getByText(t('newsletter.confirming'))).toBeVisible()
    expect(await inbox(page)).toContain(address)
  })
})
