import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow, windows } from '#tests/journeys/overflow.ts'
import { changeButton } from '#tests/journeys/pick-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { searchField } from './search-field.ts'

const { t } = createTestI18n('en')
const addressOf = (keyword: string) => `${paths.search()}?${new URLSearchParams({ keyword })}`

test('the year of a car narrows its parts, until all years are asked for', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await searchField(page).fill('oil filter volvo 240 1979')
  await searchField(page).press('Enter')
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await expect(main.getByText('For model year 1979.')).toBeVisible()
  await expect(main.getByRole('article').first()).toContainText('Oil filter')
  const narrowed = Number.parseInt(await heading.innerText(), 10)
  await expectAccessible(page, 'parts for a model year')
  await expectNoOverflow(page, 'parts for a model year', windows.phone)
  await main.getByRole('link', { name: t('search.allYears') }).click()
  await expect(heading).toHaveText(/“oil filter volvo 240”$/)
  expect(Number.parseInt(await heading.innerText(), 10)).toBeGreaterThan(narrowed)
})

test('a chassis number that is searched for is offered as the car, which is completed in the panel', async ({
  page,
}) => {
  await page.goto(addressOf('YV1LW5543J1234567'))
  await expectHydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('“YV1LW5543J1234567” is the number of a car: Volvo 1988 or 2018')
  await expectAccessible(page, 'the car of a number')
  await expectNoOverflow(page, 'the car of a number', windows.phone)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('garage.offer', { car: 'Volvo 1988 or 2018' }) })
    .click()
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  await expect(changeButton(panel, 'Volvo')).toBeVisible()
  await expectAccessible(page, 'the panel with an offered car')
})

test('a plate of the country of delivery is looked up, in the field and on the page of results', async ({
  page,
}) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  const field = searchField(page)
  const name = t('garage.offer', { car: 'Volvo 240, B21A, 1979' })
  await field.fill('BRK 240')
  const list = page.getByRole('listbox', { name: t('suggest.list') })
  await expect(list.getByRole('option', { name })).toBeVisible()
  await expectAccessible(page, 'a suggested car')
  await field.press('Enter')
  await page.getByRole('main').getByRole('button', { name }).click()
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  await panel.getByRole('button', { name: t('garage.save') }).click()
  await expect(
    page.getByRole('button', { name: t('garage.yourCar', { car: 'Volvo 240, B21A, 1979' }), exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '“BRK 240” is the number of a car: Volvo 240, B21A, 1979',
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: t('next.car'), exact: true })
    .click()
  await expect(page).toHaveURL(paths.parts('volvo-240', 'b21a'))
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script a chassis number leads to the choice of a car', async ({ page }) => {
    await page.goto(addressOf('YV1LW5543J1234567'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('is the number of a car')
    await page.getByRole('link', { name: t('garage.offer', { car: 'Volvo 1988 or 2018' }) }).click()
    await expect(page).toHaveURL(paths.parts())
  })
})

test('a suggested car opens the panel by the keyboard', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await searchField(page).fill('YV1LW5543J1234567')
  const option = page.getByRole('option', { name: t('garage.offer', { car: 'Volvo 1988 or 2018' }) })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  await expect(changeButton(panel, 'Volvo')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
