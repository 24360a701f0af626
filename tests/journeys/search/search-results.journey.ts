import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const address = `${paths.search()}?keyword=brake+disc`

test('results are narrowed and sorted, and the way back restores the choice', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(address)
  await expectHydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const first = await heading.innerText()
  const facets = page.getByRole('complementary', { name: t('catalogue.filters') })
  await facets.getByRole('checkbox', { name: /^Bromsvik/ }).check()
  await expect(heading).not.toHaveText(first)
  await expect(facets.getByRole('checkbox', { name: /^Bromsvik/ })).toBeChecked()
  await facets.getByRole('textbox', { name: new RegExp(`^${t('catalogue.to')}`) }).fill('600')
  await facets.getByRole('button', { name: t('catalogue.apply') }).click()
  await expect(page.getByRole('link', { name: /Price: ≤ 600/ })).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\?keyword=brake\+disc&filters=/)
  const narrowed = await heading.innerText()
  await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('LowestPrice')
  await expect(page).toHaveURL(/order=LowestPrice/)
  await expect(heading).toHaveText(narrowed)
  await expectAccessible(page, 'narrowed results')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.locator('.product-offer')).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText(narrowed)
  await page.getByRole('link', { name: t('catalogue.clear') }).click()
  await expect(heading).toHaveText(first)
  await expect(facets.getByRole('checkbox', { name: /^Bromsvik/ })).not.toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('results are narrowed and sorted by plain forms', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('checkbox', { name: /^Bromsvik/ }).check()
    await page.getByRole('checkbox', { name: /^Hallbrook/ }).check()
    await page.getByRole('textbox', { name: new RegExp(`^${t('catalogue.from')}`) }).fill('400')
    await page
      .getByRole('button', { name: t('catalogue.apply') })
      .first()
      .click()
    await expect(page.getByRole('link', { name: /Price: ≥ 400/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Brand: Bromsvik/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Brand: Hallbrook/ })).toBeVisible()
    await page.getByRole('checkbox', { name: /^Hallbrook/ }).uncheck()
    await page
      .getByRole('complementary', { name: t('catalogue.filters') })
      .getByRole('button', { name: t('catalogue.apply') })
      .last()
      .click()
    await expect(page.getByRole('link', { name: /Brand: Hallbrook/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Price: ≥ 400/ })).toBeVisible()
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['keyword', 'filters'])
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('brake disc')
  })
})
