import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow, windows } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { searchField } from './search-field.ts'

const { t } = createTestI18n('en')

test('a misspelled search offers its correction, which is one press away', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await searchField(page).fill('brakke disk')
  await searchField(page).press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/results for “brakke disk”/)
  const main = page.getByRole('main')
  await expect(main.getByText('Did you mean brake disk?')).toBeVisible()
  await expectAccessible(page, 'a misspelled search')
  await expectNoOverflow(page, 'a misspelled search', windows.phone)
  await main.getByRole('link', { name: 'brake disk', exact: true }).click()
  await expect(heading).toHaveText(/results for “brake disk”/)
  await expect(main.getByText('Did you mean')).toHaveCount(0)
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('brake disk')
  await page.goBack()
  await expect(main.getByText('Did you mean brake disk?')).toBeVisible()
})

test('a wrong letter is corrected, and the search can be made as it was typed', async ({ page }) => {
  await page.goto(`${paths.search()}?keyword=brake+padz+volvo+240`)
  await expectHydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByText(/Showing results for “brake pads? volvo 240”/)).toBeVisible()
  await expectAccessible(page, 'a corrected search')
  await main.getByRole('link', { name: 'brake padz volvo 240' }).click()
  await expect(main.getByText('Results without “padz”.')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a search that finds nothing' : 'the same without script', () => {
    test.use({ javaScriptEnabled })

    test('shows the nearest parts, says by which words, and leads on', async ({ page }) => {
      await page.goto(`${paths.search()}?keyword=dsiccs`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        t('search.none', { keyword: 'dsiccs' }),
      )
      const nearest = main.getByRole('region', { name: t('search.nearest', { words: 'discs' }) })
      await expect(nearest.getByRole('article')).toHaveCount(8)
      await expect(nearest.getByRole('article').first()).toContainText('Brake disc')
      const choose = main.getByRole('link', { name: t('garage.choose') })
      await expect(choose.or(main.getByRole('button', { name: t('garage.choose') }))).toBeVisible()
      if (javaScriptEnabled) {
        await expectHydrated(page)
        await expectAccessible(page, 'the nearest parts')
        await expectNoOverflow(page, 'the nearest parts')
        await expectNoOverflow(page, 'the nearest parts', windows.phone)
      }
      await nearest.getByRole('article').first().getByRole('link').first().click()
      await expect(page.locator('.product-offer')).toBeVisible()
      await page.goBack()
      await main.getByRole('link', { name: 'discs', exact: true }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/results for “discs”/)
    })
  })
}
