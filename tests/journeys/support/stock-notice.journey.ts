import * as paths from '#src/paths.ts'
import { soldOutProduct } from '#tests/journeys/catalogue.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

const { t } = createTestI18n('en')

test('a requested mail is sent when a part is back, and its link opens the part', async ({
  page,
  baseURL,
}) => {
  const part = await soldOutProduct(String(baseURL))
  await page.goto(paths.product(part.uri))
  await expectHydrated(page)
  const offer = page.locator('.product-offer')
  await expect(offer.getByText(t('stockNotice.ask'))).toBeVisible()
  await expect(offer.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expect(offer.getByRole('textbox')).toHaveCount(0)
  await page.getByText(t('stockNotice.ask')).click()
  const email = page.getByRole('textbox', { name: t('stockNotice.email'), exact: true })
  const send = page.getByRole('button', { name: t('stockNotice.send'), exact: true })
  await email.fill('kim@')
  await send.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(new RegExp(t('forms.email')))
  await expectAccessible(page, 'the form for a notice, with a problem')
  const address = `kim.${Date.now()}@example.se`
  await email.fill(address)
  await email.press('Enter')
  await expect(page.getByText(t('stockNotice.done', { email: address }))).toBeVisible()
  await expect(email).toBeHidden()

  const item = part.items[0]?.item ?? ''
  await page.request.post('/sandbox/__restock', { data: { item } })
  await page.goto('/sandbox/')
  const mail = page.getByRole('row').filter({ hasText: address }).filter({ hasText: 'Back in stock: ' })
  await mail
    .getByText(/^Back in stock: /)
    .last()
    .click()
  const [link = ''] = /http\S+/.exec((await mail.first().textContent()) ?? '') ?? []
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`item=${item}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
})
