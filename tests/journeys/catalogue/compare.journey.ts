import type { Page } from 'playwright/test'
import { comparedKey } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow } from '#tests/journeys/overflow.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const discs = paths.category('brakes/disc-brakes/brake-discs')

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const compareButton = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Compare/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })
const comparison = (page: Page) => page.getByRole('region', { name: t('compare.table') })
const columns = (page: Page) => comparison(page).getByRole('columnheader')
const kept = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), comparedKey)

async function openDiscs(page: Page, query = '') {
  await page.goto(discs + query)
  await expectHydrated(page)
}

/** The number of the part in a row or card of a listing. */
const numberOf = (page: Page, at: number) => cards(page).nth(at).locator('code').innerText()

test('parts are chosen in a listing and on the page of a part, and compared', { tag: '@core' }, async ({
  page,
}) => {
  await openDiscs(page)
  const sku = await numberOf(page, 0)
  await expect(bar(page)).toHaveCount(0)
  await compareButton(page, 0).click()
  await expect(compareButton(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page)).toContainText('1 of up to 4 parts chosen')

  await cards(page).nth(2).getByRole('link').first().click()
  const onPage = page
    .getByRole('main')
    .locator('.product-offer')
    .getByRole('button', { name: /^Compare/ })
  await expect(onPage).toHaveAttribute('aria-pressed', 'false')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await onPage.click()
  await bar(page).getByRole('link', { name: 'Compare 2 parts' }).click()

  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare parts')
  await expect(columns(page)).toHaveCount(2)
  await expect(columns(page).nth(0)).toContainText(sku)
  await expect(columns(page).nth(1).getByRole('link')).toHaveText(name.replaceAll('\n', ''))
  await expect(bar(page)).toHaveCount(0)
  await expectAccessible(page, 'the comparison')
})

test('equal facts are shown on request, parts are bought and removed, and the choice follows', async ({
  page,
}) => {
  await openDiscs(page)
  for (const at of [0, 1, 2]) await compareButton(page, at).click()
  await bar(page).getByRole('link').click()
  await expect(columns(page)).toHaveCount(3)
  const rows = comparison(page).getByRole('row')
  const differing = await rows.count()
  await page.getByRole('link', { name: /^Show all \d+ details$/ }).click()
  await expect(page.getByRole('link', { name: t('compare.differences') })).toBeVisible()
  expect(await rows.count()).toBeGreaterThan(differing)

  await comparison(page)
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(cartDialog(page).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')

  const last = await columns(page).nth(2).locator('code').innerText()
  for (const left of [2, 1]) {
    await comparison(page)
      .getByRole('link', { name: /^Remove from the comparison/ })
      .first()
      .click()
    await expect(columns(page)).toHaveCount(left)
  }
  await expect(columns(page)).toContainText(last)
  await expect(page.getByText(t('compare.more'))).toBeVisible()
  expect(await kept(page)).toMatch(/^\d+$/)
  await comparison(page)
    .getByRole('link', { name: /^Remove from the comparison/ })
    .click()
  await expect(page.getByRole('heading', { name: t('compare.empty') })).toBeVisible()
  await expect(page).toHaveURL(/\/compare$/)
  expect(await kept(page)).toBeNull()
})

test('the address of the comparison without parts shows the chosen ones, and the lowest price', async ({
  page,
}) => {
  await openDiscs(page)
  for (const at of [0, 1, 2]) await compareButton(page, at).click()
  await expect(bar(page)).toContainText('3 of up to 4 parts chosen')
  await page.goto(paths.compare())
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
  await expect(columns(page)).toHaveCount(3)
  const prices = await comparison(page).getByRole('row').nth(1).getByRole('cell').allInnerTexts()
  const amounts = prices.map((text) => Number.parseFloat(text.replace(/[^\d,.]/g, '').replace(',', '.')))
  const lowest = Math.min(...amounts)
  for (const [index, text] of prices.entries()) {
    if (text.includes(t('compare.cheapest'))) expect(amounts[index]).toBe(lowest)
  }
  expect(prices.some((text) => text.includes(t('compare.cheapest')))).toBe(new Set(amounts).size > 1)
})

test('a part is compared with its alternatives from its page', async ({ page }) => {
  await page.goto(paths.product('fuse-set-mini-blade-ladefjord'))
  await expectHydrated(page)
  const table = page.getByRole('region', { name: t('product.alternatives') }).getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('row').nth(1)).toContainText(t('product.own'))
  const names = await table.getByRole('rowheader').getByRole('link').allInnerTexts()
  await expectAccessible(page, 'a part with alternatives')
  await page.getByRole('link', { name: 'Compare 4 parts' }).click()
  await expect(columns(page)).toHaveCount(4)
  for (const [index, name] of names.entries()) await expect(columns(page).nth(index + 1)).toContainText(name)
  expect(await kept(page)).toMatch(/^\d+(,\d+){3}$/)
})

test('the fifth part is refused in words, and one taken out makes room', async ({ page }) => {
  await openDiscs(page)
  for (const at of [0, 1, 2, 3]) await compareButton(page, at).click()
  await expect(bar(page).getByRole('status')).toHaveText('4 of up to 4 parts chosen')
  await compareButton(page, 4).click()
  await expect(bar(page).getByRole('status')).toHaveText(t('compare.surplus', { max: 4 }))
  await expect(compareButton(page, 4)).toHaveAttribute('aria-pressed', 'false')
  await compareButton(page, 0).click()
  await compareButton(page, 4).click()
  await expect(bar(page).getByRole('status')).toHaveText('4 of up to 4 parts chosen')
  await expect(compareButton(page, 4)).toHaveAttribute('aria-pressed', 'true')
})

test('the choice survives a reload and another view, belongs to one tab, and is cleared', async ({
  page,
  context,
}) => {
  await openDiscs(page)
  await compareButton(page, 1).click()
  await expect(bar(page)).toBeVisible()
  await page.goto(`${discs}?view=table`)
  await expect(bar(page)).toBeVisible()
  const row = page.getByRole('row').nth(2)
  await expect(row.getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await openDiscs(other)
  await expect(compareButton(other, 1)).toHaveAttribute('aria-pressed', 'false')

  await bar(page)
    .getByRole('button', { name: t('compare.clear') })
    .click()
  await expect(bar(page)).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'false')
  expect(await kept(page)).toBeNull()
})

for (const width of [390, 1440])
  test(`the layout does not move when the bar appears, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDiscs(page)
    const boxes = () =>
      page.locator('.product-card, .compare-link').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, height } = element.getBoundingClientRect()
          return [element.className, Math.round(y), Math.round(height), element.tagName === 'ARTICLE' ? x : 0]
        }),
      )
    const before = await boxes()
    await page.evaluate(() => document.querySelector<HTMLElement>('.compare-link')?.click())
    await expect(bar(page)).toBeVisible()
    expect(await boxes()).toEqual(before)
    await expectAccessible(page, 'a listing with the bar')
    await expectNoOverflow(page, 'a listing with the bar')
  })

test('parts are chosen and compared by keyboard, and the table is scrolled by it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDiscs(page)
  for (const [at, key] of [
    [0, 'Enter'],
    [1, ' '],
    [2, 'Enter'],
  ] as const) {
    await compareButton(page, at).focus()
    await page.keyboard.press(key)
    await expect(compareButton(page, at)).toHaveAttribute('aria-pressed', 'true')
  }
  await bar(page).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(columns(page)).toHaveCount(3)
  await expectNoOverflow(page, 'the comparison')
  await comparison(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => comparison(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  // The names of the facts stay in sight.
  const table = await comparison(page).boundingBox()
  const names = await comparison(page).getByRole('rowheader').last().boundingBox()
  expect(Math.abs((names?.x ?? 0) - (table?.x ?? 0))).toBeLessThan(2)
})

test('the comparison says whether each part fits the visitor’s car', async ({ page }) => {
  await rememberCar(page, volvo240)
  await openDiscs(page)
  for (const at of [0, 1, 2, 3]) await compareButton(page, at).click()
  await bar(page).getByRole('link').click()
  await expect(columns(page)).toHaveCount(4)
  const row = comparison(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Car' }) })
  await expect(row.locator('.fit-mark')).toHaveCount(4)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script a part leads to the comparison, which is a page of links', async ({ page }) => {
    await page.goto(discs)
    const sku = await numberOf(page, 0)
    await cards(page)
      .nth(0)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await expect(page).toHaveURL(/\/compare\?ids=\d+$/)
    await expect(columns(page)).toContainText(sku)
    await page.goto(`${paths.compare()}?ids=${new URL(page.url()).searchParams.get('ids')},x,999999999`)
    await expect(page.getByText(t('compare.damaged'))).toBeVisible()
    await expect(page.getByText('999999999')).toBeVisible()
    await comparison(page)
      .getByRole('link', { name: /^Remove/ })
      .click()
    await expect(page.getByRole('heading', { name: t('compare.empty') })).toBeVisible()
  })
})
