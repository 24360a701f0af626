import type { Page } from 'playwright/test'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { faultNextCall } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { searchField } from './search-field.ts'

const { t } = createTestI18n('en')

const listOf = (page: Page) => page.getByRole('listbox', { name: t('suggest.list') })
const recentOf = (page: Page) => page.getByRole('listbox', { name: t('suggest.recent') })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the home page, whose search field is a search box until it lists something. */
async function open(page: Page) {
  await page.goto(paths.home())
  await expectHydrated(page)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
}

test('by keyboard a suggestion is chosen, the list is closed, and the field emptied', {
  tag: '@core',
}, async ({ page }) => {
  await open(page)
  const field = searchField(page)
  await field.fill('brake disc')
  const options = listOf(page).getByRole('option')
  await expect(options.filter({ hasText: /kr|€|£/ }).first()).toBeVisible()
  await expect(field).toHaveAttribute('role', 'combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const count = (await options.count()) - 1
  await expect(page.getByRole('search').getByRole('status')).toHaveText(t('suggest.count', { count }))
  await expectAccessible(page, 'suggestions')

  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      const option = id ? document.getElementById(id) : null
      return option ? [...document.querySelectorAll('[role=option]')].indexOf(option) : -1
    })
  for (const [key, expected] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', count],
    ['ArrowDown', -1],
    ['ArrowUp', count],
    ['Home', 0],
    ['ArrowUp', -1],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(active).toBe(expected)
  }

  await page.keyboard.press('Escape')
  await expect(listOf(page)).toHaveCount(0)
  await expect(field).toHaveValue('brake disc')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(listOf(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(listOf(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()

  await field.focus()
  await page.keyboard.press('ArrowDown')
  const product = listOf(page)
    .getByRole('group', { name: t('suggest.products') })
    .getByRole('option')
    .first()
  const name = await product.locator('.name').innerText()
  while ((await product.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(name)
  await expect(listOf(page)).toHaveCount(0)

  await field.focus()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
})

test('all results of another keyword, chosen among results, leave the focus at their heading', async ({
  page,
}) => {
  await page.goto(searchAddress('wiper'))
  await expectHydrated(page)
  const field = searchField(page)
  await field.fill('oil filter')
  await expect(listOf(page)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(/“oil filter”/)
  await expect(heading(page)).toBeFocused()
  await expect(field).toHaveValue('oil filter')
  await expect(listOf(page)).toHaveCount(0)
})

test('suggested parts say whether they fit the car, and nothing where no cars are known', async ({
  page,
}) => {
  await rememberCar(page, volvo240)
  await open(page)
  for (const [keyword, answer] of [
    ['volvo 240 brake', 'Check: brakes'],
    ['volvo 240 oil filter', t('fit.mark.fits')],
    ['oil filter', t('fit.mark.refuses')],
    ['shampoo', t('fit.mark.universal')],
  ] as const) {
    await searchField(page).fill(keyword)
    const parts = listOf(page).getByRole('group', { name: t('suggest.products') })
    await expect(parts.getByRole('option').filter({ hasText: answer }).first()).toBeAttached()
  }
  await expectAccessible(page, 'suggestions for a car')
  await searchField(page).fill('gearbox oil')
  const oil = listOf(page).getByRole('option').filter({ hasText: 'Gearbox oil' }).first()
  await expect(oil).toBeAttached()
  await expect(oil.locator('.fit-mark')).toHaveCount(0)
})

test('an answer that comes late is never shown, and one that does not come says so quietly', {
  tag: '@core',
}, async ({ page }) => {
  await open(page)
  const field = searchField(page)
  await faultNextCall(page, '/search/indexes/products_en/search', { kind: 'latency', ms: 1_500 })
  const asked = page.waitForRequest((request) => request.url().includes('/more/suggest?keyword=oil'))
  await field.fill('oil')
  await asked
  await field.fill('wiper')
  const all = (keyword: string) => listOf(page).getByRole('option', { name: t('suggest.all', { keyword }) })
  const parts = listOf(page).getByRole('group', { name: t('suggest.products') })
  await expect(parts.getByRole('option').first()).toContainText(/wiper/i)
  await expect(all('wiper')).toBeVisible()
  await expect(all('oil')).toHaveCount(0)

  await faultNextCall(page, '/search/indexes/products_en/search', { kind: 'status', status: 500 })
  await field.fill('caliper')
  await expect(page.getByText(t('suggest.failed')).last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(/“caliper”/)
})

test('the list stays closed after Escape, also while suggestions are on their way', async ({ page }) => {
  await open(page)
  const field = searchField(page)
  await field.fill('oil')
  await expect(listOf(page)).toBeVisible()
  await faultNextCall(page, '/search/indexes/products_en/search', { kind: 'latency', ms: 1_500 })
  const ofWiper = (request: { url(): string }) => request.url().includes('/more/suggest?keyword=wiper')
  const [asked, dropped] = [
    page.waitForRequest(ofWiper),
    page.waitForEvent('requestfailed', { predicate: ofWiper, timeout: 5_000 }),
  ]
  await field.fill('wiper')
  await asked
  await page.keyboard.press('Escape')
  await dropped
  await expect(listOf(page)).toHaveCount(0)
  await expect(field).toHaveValue('wiper')
  await page.keyboard.press('ArrowDown')
  const parts = listOf(page).getByRole('group', { name: t('suggest.products') })
  await expect(parts.getByRole('option').first()).toContainText(/wiper/i)
})

test('recent searches are listed in the empty field, until they are removed', async ({ page }) => {
  await open(page)
  const field = searchField(page)
  for (const keyword of ['oil filter', 'wiper']) {
    await field.fill(keyword)
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toContainText(keyword)
    await expectHydrated(page)
  }
  await open(page)
  await field.focus()
  const recent = recentOf(page).getByRole('option')
  await expect(recent).toHaveText(['wiper', 'oil filter'])
  await expectAccessible(page, 'recent searches')
  await page.getByRole('button', { name: t('suggest.remove', { keyword: 'wiper' }) }).click()
  await expect(recent).toHaveText(['oil filter'])
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('oil filter')
  await open(page)
  await field.focus()
  await page.getByRole('button', { name: t('suggest.clear') }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('rc_searches'))).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a suggestion is tapped in a list as wide as the window', async ({ page }) => {
    await open(page)
    await searchField(page).tap()
    await page.keyboard.type('withdrawal')
    const option = listOf(page)
      .getByRole('option', { name: /withdrawal/i })
      .first()
    await expect(option).toBeVisible()
    const box = await listOf(page).boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 390])
    await option.tap()
    await expect(page).toHaveURL(/\/(info|faq)/)
    await expect(listOf(page)).toHaveCount(0)
  })
})
