import { paths } from '#src/paths.ts'
import { addFromListing } from './buying.ts'
import { createTestI18n, expect, test } from './shop.ts'

const { t } = createTestI18n('en')
test.use({ extraHTTPHeaders: { 'x-test-country': 'SE' } })

test('a field of the checkout that is left says what is wrong with it, and holds what will be sent', async ({
  page,
}) => {
  await addFromListing(page)
  await page.goto(paths.checkout())
  const postcode = page.getByRole('textbox', { name: t('checkout.field.zipCode') })
  const example = { problem: t('checkout.problem.zipCode'), example: '114\u00a055' }
  await postcode.fill('ABC')
  await postcode.press('Tab')
  await expect(postcode).toHaveAccessibleDescription(t('checkout.problem.example', example))
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.problem.zipCode') })).toHaveCount(1)
  await expect(page.getByText(t('forms.summary', { count: 1 }))).toHaveCount(0)
  await postcode.fill('se-11455')
  await postcode.press('Tab')
  await expect(postcode).toHaveValue('114 55')
  await expect(postcode).not.toHaveAttribute('aria-invalid')
})
