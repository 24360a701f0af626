import { searchAddress } from '#src/features/search/search-address.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow, windows } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const titleOf = (part: string, car: string) => t('answer.title', { part, car })

test('a search for a part and a car is answered, and the answer leads to the list of that part', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(searchAddress('brake discs volvo 240'))
  await expectHydrated(page)
  const answer = page.getByRole('region', { name: titleOf('Brake discs', 'Volvo 240'), exact: true })
  await expect(answer).toContainText(/vented front discs 280\smm · ABS: \d+ parts, otherwise \d+/)
  await expectAccessible(page, 'an answered search')
  await expectNoOverflow(page, 'an answered search', windows.phone)
  const ofEngine = answer.getByRole('link', { name: /^B21A \d+$/ })
  const count = Number(/\d+$/.exec(await ofEngine.innerText())?.[0])
  expect(count).toBeGreaterThan(0)
  await ofEngine.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brake discs' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
  await page.goBack()
  await expect(answer).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script the engine is chosen by a link, and the search with a named one answers for it', async ({
    page,
  }) => {
    await page.goto(searchAddress('oil filter volvo 240'))
    const answer = page.getByRole('region', { name: titleOf('Oil filters', 'Volvo 240'), exact: true })
    await answer.getByRole('link', { name: /^B230F/ }).click()
    await expect(page).toHaveURL(/\/oil-filters\?car=volvo-240-b230f$/)
    await page.goto(searchAddress('oil filter volvo 240 b230f'))
    await expect(
      page.getByRole('region', { name: titleOf('Oil filters', 'Volvo 240, B230F'), exact: true }),
    ).toBeVisible()
  })
})
