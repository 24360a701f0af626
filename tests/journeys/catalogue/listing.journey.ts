import { listingSearch, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { cartLines } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const discs = paths.category('brakes/disc-brakes/brake-discs')

test('load more updates the address, keeps the scroll position, and back restores all pages', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(discs)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect(cards).toHaveCount(40)
  await expect(page).toHaveURL(`${discs}?page=2`)
  await expect(page.getByRole('status').filter({ hasText: '40 of' }).first()).toBeAttached()
  await expect(more).toBeFocused()

  const last = cards.nth(39)
  const name = await last.getByRole('heading').innerText()
  await last.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(page).toHaveURL(`${discs}?page=2`)
  await expect(cards).toHaveCount(40)
  await expect(cards.nth(39)).toBeInViewport()

  await page.reload()
  await expect(cards).toHaveCount(40)
})

test('more of a search comes the same way: one page at a time, the address in step', async ({ page }) => {
  await page.goto(searchAddress('brake disc'))
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Load more' })
  const asked = page.waitForRequest((request) => request.url().includes('/more/search'))
  await more.click()
  expect(new URL((await asked).url()).search).toBe('?keyword=brake+disc&page=2')
  await expect(cards).toHaveCount(40)
  await expect(page).toHaveURL(searchAddress('brake disc', 2))
  await expect(more).toBeFocused()

  const last = cards.nth(39)
  await last.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('results for')
  await page.goBack()
  await expect(cards).toHaveCount(40)
  await expect(cards.nth(39)).toBeInViewport()
})

test('a filter and an order narrow and sort, and stand in the address', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(discs)
  const count = page.getByText(/^20 of [\d,]+ products$/).first()
  const all = await count.innerText()
  await expectHydrated(page)
  const vented = page.getByRole('checkbox', { name: /^Vented/ }).first()
  await vented.check()
  await expect(page).toHaveURL(/filters=/)
  await expect(count).not.toHaveText(all)
  await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('LowestPrice')
  await expect(page).toHaveURL(/order=LowestPrice/)
  const amounts = page.getByRole('main').getByRole('article').locator('.price-tag .amount')
  await expect(async () => {
    const numbers = (await amounts.allInnerTexts()).map((text) => Number(text.replaceAll(/[^\d]/g, '')))
    expect(numbers.length).toBeGreaterThan(5)
    expect(numbers).toEqual(numbers.toSorted((left, right) => left - right))
  }).toPass({ timeout: 10_000 })

  await page.goBack()
  await expect(vented).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(discs)
  await expect(count).toHaveText(all)
  await expect(vented).not.toBeChecked()
  await page.goForward()
  await expect(vented).toBeChecked()
})

test('boxes ticked one right after the other add up', async ({ page }) => {
  await page.goto(discs)
  await expectHydrated(page)
  const boxes = page.getByRole('group').filter({ hasText: 'Brand' }).first().getByRole('checkbox')
  await boxes.evaluateAll((all) => {
    for (const box of all.slice(0, 2)) if (box instanceof HTMLInputElement) box.click()
  })
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2)
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()
})

for (const isFilterFirst of [true, false]) {
  const [first, second] = isFilterFirst ? ['a filter', 'an order'] : ['an order', 'a filter']
  test(`${second} that is chosen right after ${first} adds to it`, async ({ page }) => {
    await page.goto(discs)
    await expectHydrated(page)
    const box = page.getByRole('checkbox', { name: /^Vented/ }).first()
    const order = page.getByRole('combobox', { name: t('catalogue.sort') })
    // In one task, so that nothing is rendered between the two.
    await order.evaluate(
      (select, { box, isFilterFirst }) => {
        if (!(select instanceof HTMLSelectElement && box instanceof HTMLInputElement)) return
        const sort = () => {
          select.value = 'LowestPrice'
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }
        if (!isFilterFirst) sort()
        box.click()
        if (isFilterFirst) sort()
      },
      { box: await box.elementHandle(), isFilterFirst },
    )
    await expect(page).toHaveURL(/order=LowestPrice/)
    await expect(page).toHaveURL(/filters=/)
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1)
    await expect(order).toHaveValue('LowestPrice')
  })
}

test('a model of car is the car of the address, next to another one both are, and its engines follow it', async ({
  page,
}) => {
  await page.goto(discs)
  await expectHydrated(page)
  const cars = page.locator('details.facet').filter({ hasText: 'BMW E30' })
  await cars.locator('summary').first().click()
  const model = cars.getByRole('checkbox', { name: 'BMW E30', exact: true })
  await model.check()
  await expect(page).toHaveURL(`${discs}?car=bmw-e30`)
  await cars.getByRole('link', { name: /more$/ }).click()
  await expect(page).toHaveURL(`${discs}?car=bmw-e30&facet=vehicle.id`)
  const group = cars
    .locator('.facet-group')
    .filter({ has: page.getByRole('checkbox', { name: 'BMW E30', exact: true }) })
  const engines = group.getByRole('list').last().getByRole('checkbox')
  await expect(engines.first()).toBeChecked()
  await engines.first().uncheck()
  await expect(page).toHaveURL(/filters=.*vehicle\.id.*bmw-e30-/)
  await expect(model).not.toBeChecked()
  await model.check()
  await expect(page).toHaveURL(`${discs}?car=bmw-e30&facet=vehicle.id`)
  await expect(engines.first()).toBeChecked()
  await model.uncheck()
  await expect(page).toHaveURL(`${discs}?facet=vehicle.id`)
  await expect(engines.first()).not.toBeChecked()
})

test('a category of a brand shows those below it, which go with it', async ({ page }) => {
  const brand = paths.brand('hallbrook')
  await page.goto(brand)
  await expectHydrated(page)
  const facets = page.getByRole('complementary', { name: t('catalogue.filters') })
  const brakes = facets.getByRole('checkbox', { name: /^Brakes/ })
  const discs = facets.getByRole('checkbox', { name: /^Disc brakes/ })
  await brakes.check()
  await discs.check()
  await expect(page.getByRole('link', { name: 'Remove filter: Category: Disc brakes' })).toBeVisible()
  await expect(brakes).toBeChecked()
  await expect(discs).toBeChecked()
  await expectAccessible(page, 'a tree of categories')
  await brakes.uncheck()
  await expect(page).toHaveURL(brand)
  await expect(discs).toHaveCount(0)
})

test('a car narrows a listing to the parts that fit it, under a key of the shop', async ({ page }) => {
  await page.goto(discs)
  const all = await page
    .getByText(/^20 of [\d,]+ products$/)
    .first()
    .innerText()
  const cars = page.locator('details.facet').filter({ hasText: 'BMW E30' })
  await cars.locator('summary').first().click()
  await cars.getByRole('link', { name: /more$/ }).click()
  const search = page.getByRole('searchbox', { name: t('catalogue.searchValues', { name: 'Car' }) })
  await expect(search).toBeFocused()
  await expect(page).toHaveURL(`${discs}?facet=vehicle.id`)
  await cars.getByRole('link', { name: t('catalogue.fewerValues') }).press('Enter')
  const more = cars.getByRole('link', { name: /more$/ })
  await expect(more).toBeFocused()
  await expect(page).toHaveURL(discs)
  await more.press('Enter')
  await expect(search).toBeFocused()
  await search.fill('zzz')
  await expect(page.getByText(t('catalogue.valuesFound', { count: 0 }))).toBeVisible()
  await search.fill('amazon b18')
  const group = page.locator('.facet-group:has([open])')
  await expect(group).toHaveCount(1)
  await expectAccessible(page, 'a facet with all values')
  await group.getByRole('checkbox', { name: /^B18A/ }).check()
  const filters = '{"vehicle.id":["volvo-amazon-b18a"]}'
  const address = listingSearch(parseListing(new URLSearchParams({ filters, facet: 'vehicle.id' })))
  await expect(page).toHaveURL(discs + address)
  await expect(page.getByRole('link', { name: 'Remove filter: Car: Volvo Amazon, B18A' })).toBeVisible()
  await expect(page.getByText(all)).toHaveCount(0)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.locator('.fitment-table tr').filter({ hasText: /^Volvo Amazon\s*B18A/ })).not.toHaveCount(
    0,
  )
})

test('a range of measures is chosen with two fields or two handles', async ({ page }) => {
  await page.goto(`${discs}?facet=tech.diameter_mm`)
  await expectHydrated(page)
  const status = page.getByRole('status').filter({ hasText: / of [\d,]+ products/ })
  const all = await status.innerText()
  const from = page.getByRole('textbox', { name: 'From mm', exact: true })
  await from.fill('255')
  await page.getByRole('textbox', { name: 'To mm', exact: true }).fill('259')
  await page.getByRole('slider', { name: 'Diameter, To' }).press('ArrowRight')
  await page.getByRole('slider', { name: 'Diameter, From' }).press('ArrowLeft')
  await expect(from).toHaveValue('254.9')
  await expectAccessible(page, 'a filter with a range')
  await from.press('Enter')
  const removal = page.getByRole('link', { name: 'Remove filter: Diameter: 254.9–259.1\u00a0mm' })
  await expect(removal).toBeVisible()
  await expect(page).toHaveURL(/filters=.*254\.9\.\.259\.1/)
  await expect(status).not.toHaveText(all)
  await removal.press('Enter')
  await expect(status).toHaveText(all)
  await expect(from).toHaveValue('')
})

test('the table shows the measures a workshop compares', async ({ page }) => {
  await page.goto(discs)
  await expectHydrated(page)
  await page.getByRole('link', { name: t('catalogue.table') }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Diameter' })).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(21)
  await table
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(cartLines(page)).toHaveCount(1)
})

test('a brand has its own listing', async ({ page }) => {
  await page.goto(paths.brand('skivholm'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skivholm')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
})

test('the headers of the table sort by part and price, in the address, and say how', async ({ page }) => {
  await page.goto(`${discs}?view=table&page=2`)
  await expectHydrated(page)
  const header = (name: string) =>
    page.getByRole('columnheader', { name: new RegExp(`^${name}( incl\\. VAT|$)`) })
  const prices = () =>
    page
      .locator('.product-table tbody .amount')
      .evaluateAll((all) => all.map(({ textContent }) => Number(textContent?.replace(/[^\d.]/g, ''))))
  await expect(header('Price')).not.toHaveAttribute('aria-sort', /./)
  await header('Price').getByRole('link').click()
  await expect(page).toHaveURL(`${discs}?order=LowestPrice&view=table`)
  await expect(header('Price')).toHaveAttribute('aria-sort', 'ascending')
  const lowest = await prices()
  expect(lowest).toHaveLength(20)
  expect(lowest).toEqual(lowest.toSorted((left, right) => left - right))
  await expect(page.getByRole('combobox', { name: t('catalogue.sort') })).toHaveValue('LowestPrice')

  await header('Price').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${discs}?order=HighestPrice&view=table`)
  await expect(header('Price')).toHaveAttribute('aria-sort', 'descending')
  await expect(header('Price').getByRole('link')).toBeFocused()
  const highest = await prices()
  expect(highest).toEqual(highest.toSorted((left, right) => right - left))
  expect(highest[0]).toBeGreaterThan(lowest.at(-1) ?? 0)
  await expectAccessible(page, 'a sorted table')

  await header('Part').getByRole('link').click()
  await expect(header('Part')).toHaveAttribute('aria-sort', 'ascending')
  await expect(header('Price')).not.toHaveAttribute('aria-sort', /./)
  // The service sorts by neither measures nor stock.
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2)
})

test('on a phone the headers of the table are seen when they are reached by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${discs}?view=table`)
  await expectHydrated(page)
  const price = page.getByRole('columnheader', { name: /^Price/ }).getByRole('link')
  expect((await page.locator('.product-table thead tr').boundingBox())?.width).toBe(1)
  await page.locator('.listing-toolbar .views a').last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(price).toBeFocused()
  expect((await page.locator('.product-table thead tr').boundingBox())?.width).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${discs}?order=LowestPrice&view=table`)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script the headers of the table sort too', async ({ page }) => {
    await page.goto(`${discs}?view=table`)
    const header = page.getByRole('columnheader', { name: 'Part', exact: true })
    await header.getByRole('link').click()
    await expect(page).toHaveURL(`${discs}?order=A-Z&view=table`)
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
  })
})
