import type { Locator, Page } from 'playwright/test'
import * as v from 'valibot'
import { fetchCatalogue } from '#scripts/shop/fetch-catalogue.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { devicePhotosKey, garageKey } from '#src/config.ts'
import { withAnswer } from '#src/features/garage/fit/compare-facts.ts'
import {
  chosenCar,
  emptyGarage,
  type GarageChange,
  parseGarage,
  serializeGarage,
  withCar,
  withFacts,
} from '#src/features/garage/garage.ts'
import { brakesText } from '#src/i18n/brakes.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { serverQuantities } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { noteShifts, shiftsOf } from '#tests/journeys/layout-shifts.ts'
import {
  bookedOrder,
  card,
  decide,
  expectPaid,
  expectProviderPage,
  openPaymentStep,
  order,
} from '#tests/journeys/payment/payment-steps.ts'
import { changeButton, makes, modelButton, pickModel } from '#tests/journeys/pick-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { pictures } from '#tests/support/examples/pictures.ts'

const { t } = createTestI18n('en')
/** Discs of a Volvo 240: those for cars with ABS, and vented ones for cars without. */
const withAbs = 'brake-disc-front-280-x-22-mm-vented-5-x-108-mm-tornby-friction-volvo-240'
const withoutAbs = 'brake-disc-front-263-x-22-mm-vented-5-x-108-mm-bromsvik-volvo-240'
const car = 'Volvo 240, B230F, 1988'
const largeDiscs = 'vented front discs 280\u00a0mm · ABS'
const smallDiscs = 'vented front discs 263\u00a0mm · no ABS'

const answer = (page: Page) => page.getByRole('region', { name: t('fit.question') })
const panel = (page: Page) => page.getByRole('dialog', { name: t('garage.title') })
/** A link until scripts make a button of it. */
const pill = (page: Page, role: 'button' | 'link' = 'button') =>
  page.getByRole('banner').getByRole(role, { name: /your car/i })

/** An empty garage after these changes. */
function changeOf(...changes: GarageChange[]) {
  return changes.reduce((garage, change) => change(garage), emptyGarage)
}

async function chooseCar(page: Page, { engine = 'volvo-240-b230f', year = '1988' } = {}) {
  await pickModel(panel(page), 'Volvo', '240')
  await panel(page).getByLabel(t('garage.year')).fill(year)
  await panel(page).getByLabel(t('garage.engine')).selectOption(engine)
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(panel(page)).toBeHidden()
}

test('a guest’s car decides whether a part fits; the shopper’s answers are remembered', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto(paths.product(withAbs))
  await expectHydrated(page)
  await expectAccessible(page, 'a product without a car')
  await answer(page)
    .getByRole('button', { name: t('garage.choose') })
    .click()
  await expectAccessible(page, 'the panel of cars')
  await chooseCar(page)
  await expect(answer(page)).toContainText(t('fit.asks', { car, condition: largeDiscs }))
  await answer(page).getByText(t('fit.notSure')).click()
  await expect(answer(page).getByText(/^Measure a front disc/)).toBeVisible()
  await expectAccessible(page, 'a product that asks about the car')
  await answer(page)
    .getByRole('button', { name: t('fit.yes') })
    .click()
  await expect(answer(page)).toContainText(t('fit.fits', { car }))

  const other = await context.newPage()
  await other.goto(paths.product(withoutAbs))
  await expect(answer(other)).toContainText(t('fit.refuses', { car }))
  await expect(answer(other)).toContainText(t('fit.because', { answer: largeDiscs }))
  await other.reload()
  await expect(answer(other)).toContainText(t('fit.refuses', { car }))

  await expectHydrated(other)
  await pill(other).click()
  await panel(other)
    .getByRole('radio', { name: t('garage.anyCar') })
    .check()
  await other.keyboard.press('Escape')
  await expect(answer(other)).toContainText(t('fit.question'))
  await expect(answer(page)).not.toContainText(car)
  await pill(other).click()
  await panel(other).getByRole('radio', { name: car }).check()
  await expect(answer(page)).toContainText(t('fit.fits', { car }))
  await panel(other)
    .getByRole('button', { name: t('garage.remove', { car }) })
    .click()
  await expect(panel(other).getByRole('radio', { name: t('garage.anyCar') })).toHaveCount(0)
  await expect(answer(page)).toContainText(t('fit.question'))
})

/** A Volvo 240 without ABS, remembered by the browser. */
const remembered = serializeGarage(
  changeOf(
    withCar(
      chosenCar({
        id: '00000001',
        model: 'Volvo 240',
        engines: [{ key: 'volvo-240-b230f', name: 'B230F' }],
        engine: null,
        year: 1988,
      }),
    ),
    withFacts('00000001', (facts) =>
      withAnswer(facts, { field: 'brakeSystem', oneOf: ['vented-263-no-abs'] }, true),
    ),
  ),
)

/** A Volvo 240 whose brakes are not known. */
const unanswered = serializeGarage(
  changeOf(
    withCar(
      chosenCar({
        id: '00000001',
        model: 'Volvo 240',
        engines: [{ key: 'volvo-240-b230f', name: 'B230F' }],
        engine: null,
        year: 1988,
      }),
    ),
  ),
)

for (const locale of locales)
  test(`in ${locale}, the answer, its question and the marks are in the language of the page`, async ({
    page,
  }) => {
    const i18n = createTestI18n(locale)
    const { t } = i18n
    await page.addInitScript(
      ({ key, text }) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
      },
      { key: garageKey, text: unanswered ?? '' },
    )
    await page.goto(localized(locale, paths.product(withAbs)))
    const answer = page.getByRole('region', { name: t('fit.question') })
    await expect(answer).toContainText(t('fit.isSo'))
    await answer.getByRole('button', { name: t('fit.yes'), exact: true }).click()
    await expect(answer).toContainText(t('fit.fits', { car }))
    await page.goto(localized(locale, paths.product(withoutAbs)))
    await expect(answer).toContainText(t('fit.refuses', { car }))
    const said = brakesText('vented-280-abs', i18n) ?? ''
    await expect(answer).toContainText(t('fit.because', { answer: said }))
    await page.goto(`${localized(locale, paths.search())}?keyword=BD-263-22V-F5X108-BRO&order=A-Z`)
    await expect(page.getByRole('main').getByText(t('fit.mark.refuses')).first()).toBeVisible()
  })

test('cards, rows of the table and lines of the cart say whether a part fits the remembered car', {
  tag: '@core',
}, async ({ page }) => {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: remembered ?? '',
  })
  for (const [sku, mark] of [
    ['BD-263-22V-F5X108-BRO', t('fit.mark.fits')],
    ['BD-280-22V-F5X108-TOR', t('fit.mark.refuses')],
    ['BD-272-127S-F5X108-BRO', t('fit.mark.refuses')],
  ] as const) {
    await page.goto(`${paths.search()}?keyword=${sku}&order=A-Z`)
    const card = page.getByRole('article').filter({ hasText: sku })
    await expect(card).toContainText(mark)
  }
  await page.goto(
    `${paths.category('brakes/disc-brakes/brake-discs')}?filters=${encodeURIComponent('{"vehicle.id":["volvo-240-b230f"]}')}`,
  )
  await expectHydrated(page)
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: t('fit.mark.refuses') })
      .first(),
  ).toBeVisible()
  await expectAccessible(page, 'a listing with marks')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalogue.table') })
    .click()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: t('fit.mark.fits') })
      .first(),
  ).toBeVisible()

  await page.goto(paths.product(withAbs))
  await expectHydrated(page)
  await expect(answer(page)).toContainText(t('fit.refuses', { car }))
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.getByRole('button', { name: t('cart.misfit.add') }).click()
  const line = page
    .getByRole('dialog', { name: 'Cart' })
    .getByRole('listitem')
    .filter({ hasText: 'Brake disc' })
  await expect(line).toContainText(t('fit.mark.refuses'))
  await page.goto(paths.checkout())
  const summary = page.getByRole('complementary', { name: t('checkout.order') })
  await expect(summary).toContainText(t('fit.mark.refuses'))
})

test('parts that certainly fit the car are added from a list by one press, and named', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: remembered ?? '',
  })
  const find = async (search: string) => {
    const found = await fetchCatalogue(String(baseURL), '/products', { search, limit: 5 })
    const { products } = v.parse(Listing, found)
    return products.find(({ sku }) => sku === search)?.product
  }
  const skus = ['BD-263-22V-F5X108-BRO', 'FU-MINI-LAD', 'BD-280-22V-F5X108-TOR']
  const products = await Promise.all(skus.map(find))
  await page.goto(paths.wishlist(products.join()))
  await expectHydrated(page)
  await expect(page.getByRole('main')).toContainText('Excludes parts that do not fit your car (1)')
  await expect(page.getByRole('button', { name: 'Add all to the cart (2)', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add all that fit my car (1)', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Cart, 2 items/ })).toBeAttached()
  await expect(page.getByRole('main').getByText(/^In the cart: Brake disc front, 263/)).toBeAttached()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'a shared list with a car')
})

test('a type plate or chassis number fills in details of the car', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await pill(page).click()
  await panel(page).getByText(t('garage.byNumber')).click()
  const number = panel(page).getByLabel(t('garage.number'))
  await number.fill('XLB LX4820RC00O001')
  await number.press('Enter')
  await expect(number).toHaveAccessibleDescription(/Position 14 is O/)
  await expect(makes(panel(page))).toHaveCount(0)
  await expectAccessible(page, 'a chassis number with a wrong character')
  await panel(page)
    .getByRole('button', { name: t('vin.useInstead', { from: 'O', to: '0' }) })
    .click()
  await expect(number).toHaveValue('XLBLX4820RC000001')
  await expect(number).toBeFocused()
  await expect(changeButton(panel(page), 'Volvo')).toBeVisible()
  await expectAccessible(page, 'the panel of cars with a number')
  await modelButton(panel(page), '850').click()
  await expect(panel(page).getByLabel(t('garage.year'))).toHaveValue('1994')
  await number.fill('13121VF')
  await number.press('Enter')
  await expect(number).toHaveAccessibleDescription(/2-door saloon, B18A, M30, left-hand drive/)
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(pill(page)).toHaveAccessibleName(/Volvo Amazon.*, B18A, 1966/)
  const stored = await page.evaluate((key) => localStorage.getItem(key), garageKey)
  expect(parseGarage(stored).cars[0]).toMatchObject({ vinNumber: '13121VF' })
})

test('a chassis number that names no car takes back what the one before had filled in', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await pill(page).click()
  await panel(page).getByText(t('garage.byNumber')).click()
  const number = panel(page).getByLabel(t('garage.number'))
  await number.fill('XLBLX4820RC000001')
  await number.press('Enter')
  await expect(changeButton(panel(page), 'Volvo')).toBeVisible()
  await number.fill('GHN5UL123456G')
  await number.press('Enter')
  await expect(makes(panel(page))).toBeVisible()
})

test('a registration plate chooses the car, with the details of its register', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await pill(page).click()
  const way = (name: string) => panel(page).getByRole('radio', { name })
  await expect(way(t('garage.byModel'))).toBeChecked()
  await way(t('garage.byModel')).press('ArrowRight')
  await expect(panel(page).getByLabel(t('garage.number'))).toBeVisible()
  await expect(makes(panel(page))).toHaveCount(0)
  await way(t('garage.byNumber')).press('ArrowRight')
  await expect(way(t('garage.byPlate'))).toBeFocused()
  const country = panel(page).getByLabel(t('garage.registeredIn'))
  const plate = panel(page).getByLabel(t('garage.plate'), { exact: true })
  const find = panel(page).getByRole('button', { name: t('garage.findCar') })
  const said = panel(page).locator('.way').getByRole('status')
  // The page is in English, and delivery is to Sweden.
  await expect(country).toHaveValue('SE')
  await plate.fill('?')
  await find.click()
  await expect(said).toHaveText(t('garage.plateProblem'))
  await plate.fill('ZZZ 999')
  await plate.press('Enter')
  await expect(said).toHaveText(t('garage.lookup.none'))
  await expect(makes(panel(page))).toBeVisible()
  await country.selectOption('GB')
  await plate.fill('nva 17k')
  await find.click()
  await expect(said).toHaveText(t('garage.noPartsForCar', { car: 'Lada Niva, 1.7' }))
  await country.selectOption('SE')
  await plate.fill('brk-240')
  await find.click()
  await expect(said).toHaveText(t('garage.carFound', { car: 'Volvo 240' }))
  await expectAccessible(page, 'the panel of cars with a plate')
  await expect(panel(page).getByLabel(t('garage.year'))).toHaveValue('1979')
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(pill(page)).toHaveAccessibleName(/Volvo 240, B21A, 1979/)
  const stored = await page.evaluate((key) => localStorage.getItem(key), garageKey)
  expect(stored).toContain('"steering":{"is":["lhd"]')
  expect(stored).not.toMatch(/brk-?240/i)
})

test('the key of a type in German papers chooses the car, whose year stays to be said', async ({ page }) => {
  const { t } = createTestI18n('de')
  await page.goto(localized('de', paths.home()))
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('garage.choose') })
    .click()
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  await panel.getByText(t('garage.byPlate')).click()
  await expect(panel.getByLabel(t('garage.registeredIn'))).toHaveValue('SE')
  await panel.getByLabel(t('garage.registeredIn')).selectOption('DE')
  await panel.getByLabel(t('garage.hsn')).fill('9913')
  await panel.getByLabel(t('garage.tsn')).fill('AAC 000123')
  await panel.getByRole('button', { name: t('garage.findCar') }).click()
  await expect(
    panel.getByRole('button', { name: t('garage.change', { car: 'VW Golf IV' }), exact: true }),
  ).toBeVisible()
  await expect(panel.getByLabel(t('garage.year'))).toHaveValue('')
  await panel.getByLabel(t('garage.year')).fill('2000')
  await panel.getByRole('button', { name: t('garage.save') }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('VW Golf IV, AKQ')
})

test('marks take the room of other text, so that nothing moves when the car is known', async ({ page }) => {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: remembered ?? '',
  })
  await noteShifts(page)
  const listing = paths.category('brakes/disc-brakes/brake-discs')
  for (const path of [`${listing}?view=table`, listing])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByText(t('fit.mark.refuses')).first()).toBeVisible()
      expect(await shiftsOf(page), `${path}, ${width}`).toEqual([])
    }
})

test('the initial quantity is the number the car needs, unless another one was typed', async ({ page }) => {
  const plug = paths.product('spark-plug-m14x1-25-x-19-mm-heat-range-7-copper-gnistra-volvo-240')
  await page.goto(plug)
  await expectHydrated(page)
  const quantity = page.getByRole('main').getByLabel('Quantity', { exact: true })
  await expect(quantity).toHaveValue('1')
  await pill(page).click()
  await chooseCar(page, { engine: 'volvo-240-b21et', year: '1983' })
  await expect(answer(page)).toContainText(t('fit.needs', { count: 4 }))
  await expect(quantity).toHaveValue('4')
  await page.reload()
  await expect(quantity).toHaveValue('4')
  await expectHydrated(page)
  for (const [choice, needed] of [
    [t('garage.anyCar'), '1'],
    [/B21ET/, '4'],
  ] as const) {
    await pill(page).click()
    await panel(page).getByRole('radio', { name: choice }).check()
    await page.keyboard.press('Escape')
    await expect(quantity).toHaveValue(needed)
  }
  await quantity.fill('3')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Cart' }).getByLabel('Quantity', { exact: true }),
  ).toHaveValue('3')

  await page.goto(paths.product('engine-oil-15w-40-a3-x-b3-1-l-oldenhave'))
  await expect(answer(page)).toContainText(t('fit.needsPacks', { litres: '3.9', count: 4, packs: '4 l' }))
  await expect(quantity).toHaveValue('4')
  await page.goto(paths.product('engine-oil-15w-40-a3-x-b3-4-l-oldenhave'))
  await expect(answer(page)).toContainText(t('fit.needsLitres', { litres: '3.9', count: 1 }))
  await page.goto(paths.product('engine-oil-10w-40-a3-x-b4-4-l-glansby'))
  await expect(answer(page)).toContainText(t('fit.otherGrade', { car: 'Volvo 240, B21ET' }))
  await page.goto(paths.product('engine-oil-0w-20-c6-5-l-glansby'))
  await expect(answer(page)).toContainText(t('fit.refuses', { car: 'Volvo 240, B21ET' }))
})

/** The row above a list that says for which car its parts are. */
const row = (page: Page) => page.locator('.car-row')

test('a chosen car limits the lists to its parts, until the shopper wants to see all of them', {
  tag: '@core',
}, async ({ page, browser }) => {
  const listing = paths.category('engine-exhaust')
  await page.goto(listing)
  await expectHydrated(page)
  await pill(page).click()
  await chooseCar(page)
  await expect(page).toHaveURL(/\/c\/engine-exhaust\?car=volvo-240-b230f$/)
  await expect(row(page)).toContainText(/For Volvo 240, B230F: \d+ of \d+ parts/)
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(t('fit.mark.fits'))
  const count = await cards.count()
  await expectAccessible(page, 'the parts for a car')

  const shared = await browser.newPage()
  await shared.goto(page.url())
  await expect(row(shared)).toContainText('For Volvo 240, B230F')
  await expect(shared.getByRole('article')).toHaveCount(count)
  await expect(shared.getByRole('article').first()).not.toContainText(t('fit.mark.fits'))
  await expectHydrated(shared)
  await shared.getByRole('link', { name: /parts for any Volvo 240$/ }).click()
  await expect(shared).toHaveURL(/\?car=volvo-240$/)
  await expect(shared.getByRole('main')).toContainText('20 of')
  const subcategory = shared.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').first()
  await expect(subcategory).toHaveAttribute('href', /\?car=volvo-240$/)
  await subcategory.click()
  await expect(shared).toHaveURL(/\/c\/engine-exhaust\/[a-z-]+\?car=volvo-240$/)
  await shared.close()

  const header = page.getByRole('banner')
  await header.getByRole('button', { name: t('shell.categories') }).click()
  await header.getByRole('link', { name: /^Brakes( \d+)?$/ }).click()
  await expect(page).toHaveURL(/\/c\/brakes\?car=volvo-240-b230f$/)
  await row(page)
    .getByRole('link', { name: /^Show all \d+ parts$/ })
    .click()
  await expect(page).toHaveURL(/\?car=volvo-240-b230f&show=all$/)
  await expect(cards.first()).not.toContainText(t('fit.mark.refuses'))
  const stored = () => page.evaluate((key) => localStorage.getItem(key), garageKey)
  await expect.poll(stored).toContain('showsAll')

  await page.goto(paths.home())
  await expectHydrated(page)
  await expect(page.getByRole('search').locator('input[name=car]')).toBeAttached()
  await page.getByRole('searchbox').fill('brake disc')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/keyword=brake\+disc&car=volvo-240-b230f&show=all$/)
  await expectHydrated(page)
  await row(page).getByRole('link', { name: 'Show only what fits' }).click()
  await expect(page).toHaveURL(/keyword=brake\+disc&car=volvo-240-b230f$/)
  await page.goto(paths.home())
  await expectHydrated(page)
  const tile = page.locator('.category-tiles').getByRole('link').first()
  await expect(tile).toHaveAttribute('href', /\?car=volvo-240-b230f$/)
  await tile.click()
  await expect(page).toHaveURL(/\?car=volvo-240-b230f$/)
})

test('a list shows the parts of all cars again when its car is removed', async ({ page }) => {
  await page.goto(paths.category('engine-exhaust'))
  await expectHydrated(page)
  await pill(page).click()
  await chooseCar(page)
  await expect(page).toHaveURL(/\?car=volvo-240-b230f$/)
  await expect(page.locator('html')).toHaveAttribute('data-car')
  await pill(page).click()
  await panel(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(page).toHaveURL(/\/c\/engine-exhaust$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-car')
})

test('a list for a car asks its deciding question once, and the answer can be changed everywhere', {
  tag: '@core',
}, async ({ page, browser }) => {
  await page.addInitScript(
    ({ key, text }) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text)
    },
    { key: garageKey, text: unanswered ?? '' },
  )
  await page.goto(`${paths.category('brakes/disc-brakes/brake-discs')}?car=volvo-240-b230f`)
  const marks = page.getByRole('article').getByText(/^Check: brakes/)
  await expect(marks.first()).toBeVisible()
  const open = await marks.count()
  expect(open).toBeGreaterThan(1)
  const question = row(page).getByRole('status')
  await expect(question).toContainText(t('fit.isSo'))
  await expectAccessible(page, 'a list that asks about the car')
  const asked = await question.locator('span').first().innerText()
  const withoutCar = await browser.newPage()
  await withoutCar.goto(page.url())
  await expect(row(withoutCar).getByText(asked)).toBeVisible()
  expect(await row(withoutCar).getByText(t('fit.isSo')).boundingBox(), 'takes no room').toBeNull()
  await withoutCar.close()
  await question.getByRole('button', { name: t('fit.no') }).click()
  await expect.poll(() => marks.count()).toBeLessThan(open)
  await expect(question).not.toContainText(asked)
  await expect(async () => {
    // The last answer takes the button away.
    const no = question.getByRole('button', { name: t('fit.no') })
    if (await no.isVisible()) await no.click({ timeout: 2_000 })
    await expect(question).toContainText(t('fit.youSaidNo'), { timeout: 500 })
  }).toPass()
  await question.getByRole('button', { name: t('fit.changeAnswer') }).click()
  await expect(question).toContainText(t('fit.isSo'))

  await page.goto(paths.product(withAbs))
  const said = answer(page).getByText(t('fit.youSaidNo'))
  if (!(await said.isVisible()))
    await answer(page)
      .getByRole('button', { name: t('fit.no') })
      .click()
  await expect(answer(page)).toContainText(t('fit.becauseNot', { answer: largeDiscs }))
  await expectAccessible(page, 'a product that an answer rules out')
  await answer(page)
    .getByRole('button', { name: t('fit.changeAnswer') })
    .click()
  await expect(answer(page)).toContainText(t('fit.isSo'))
})

test('the home page asks for the car, and leads to its parts', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('garage.choose') }).click()
  await chooseCar(page)
  await main.getByRole('link', { name: /^All \d+ parts for your Volvo 240$/ }).click()
  await expect(page).toHaveURL(/\/parts\/volvo-240\/b230f$/)
})

test('the home page begins with the service parts of the car, in room that is kept for them', async ({
  page,
}) => {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: remembered ?? '',
  })
  await page.goto(paths.home())
  const band = page.getByRole('region', { name: 'Service parts for your Volvo 240, B230F' })
  await expect(band.getByRole('article').first()).toContainText(/Fits your car|Check: /)
  for (const name of [t('home.sale'), t('home.newest')]) {
    const cards = page.getByRole('region', { name }).getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(cards.filter({ hasText: t('fit.mark.refuses') })).toHaveCount(0)
  }
  await expectAccessible(page, 'home with a car')
  const tile = page.locator('.category-tiles').getByRole('link', { name: /^Brakes/ })
  const count = Number((await tile.locator('.count').innerText()).replaceAll(/\D/g, ''))
  await tile.click()
  await expect(page).toHaveURL(/\?car=volvo-240-b230f$/)
  await expect(page.getByText(`For Volvo 240, B230F: ${count} of `)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /^All \d+ parts for your Volvo 240$/ }).click()
  await expect(page).toHaveURL(/\/parts\/volvo-240\/b230f$/)
})

for (const width of [390, 820])
  test(`at ${width} px the header names the car`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
      key: garageKey,
      text: remembered ?? '',
    })
    await page.goto(paths.home(), { waitUntil: 'commit' })
    await expect(pill(page, 'link').or(pill(page))).toBeVisible()
    const before = await page.getByRole('banner').getByRole('searchbox').boundingBox()
    await expect(pill(page).getByText('Volvo 240, B230F')).toBeVisible()
    expect(await page.getByRole('banner').getByRole('searchbox').boundingBox()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('a list that was opened without the car offers its parts in a line, and does not move', async ({
  page,
}) => {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: remembered ?? '',
  })
  const listing = paths.category('brakes/disc-brakes/brake-discs')
  await page.goto(listing, { waitUntil: 'commit' })
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  const before = await first.boundingBox()
  await expect(row(page)).toContainText(/For your Volvo 240, B230F: \d+ of \d+ parts/)
  expect(await first.boundingBox()).toEqual(before)
  await row(page)
    .getByRole('link', { name: t('catalogue.onlyMyCar') })
    .click()
  await expect(page).toHaveURL(/brake-discs\?car=volvo-240-b230f$/)
})

test('the answer of a remembered car takes the room that was kept for it', async ({ page }) => {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: remembered ?? '',
  })
  for (const [product, kind] of [
    [withAbs, 'fit.refuses'],
    [withoutAbs, 'fit.fits'],
  ] as const) {
    await page.goto(paths.product(product), { waitUntil: 'commit' })
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
    await expect(add).toBeVisible()
    await expect(answer(page).getByText(t('fit.question'))).toBeHidden()
    const before = await answer(page).boundingBox()
    await expect(answer(page)).toContainText(t(kind, { car }))
    expect(await answer(page).boundingBox()).toEqual(before)
    await expect(
      answer(page).getByRole('link', { name: t('fit.others', { category: 'Brake discs' }) }),
    ).toHaveAttribute('href', /brake-discs\?car=volvo-240-b230f$/)
  }
})

/** Orders a part that does not fit the remembered car; returns the warning that holds the order back. */
async function orderMisfit(page: Page): Promise<Locator> {
  await addFromListing(page)
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: remembered ?? '',
  })
  await openPaymentStep(page, undefined, null)
  await order(page, card)
  return page.getByRole('alert').filter({ hasText: t('checkout.doesNotFit', { car }) })
}

test.describe('in Britain', () => {
  test.use({ extraHTTPHeaders: { 'x-test-country': 'GB' } })

  test('parts that do not fit are named once before they are ordered, and the order has the car', {
    tag: '@core',
  }, async ({ page, request }) => {
    const warning = await orderMisfit(page)
    await expect(warning).toContainText('Brake drum')
    await expect(warning).toContainText(t('checkout.doesNotFitHint'))
    await expect(warning.getByRole('link', { name: t('cart.showFitting') })).toHaveAttribute(
      'href',
      /^\/search\?keyword=.*&car=volvo-240-b230f$/,
    )
    await expectAccessible(page, 'the warning before an order')
    expect(await bookedOrder(page, request)).toBeNull()
    await page.getByRole('button', { name: t('checkout.placeOrderAnyway'), exact: true }).click()
    await expectProviderPage(page)
    await decide(page, 'Approve')
    await expectPaid(page, request, card)
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: car })).toBeVisible()
  })

  test('a part that does not fit is removed in the warning before the order', async ({ page }) => {
    const warning = await orderMisfit(page)
    await warning.getByRole('button', { name: /^Remove: Brake drum/ }).click()
    await expect(warning).toHaveCount(0)
    await expect.poll(() => serverQuantities(page)).toEqual([])
  })
})

test('an unknown engine must be chosen, and an invalid year is an error', async ({ page }) => {
  await page.goto(paths.product(withAbs))
  await expectHydrated(page)
  await pill(page).click()
  await pickModel(panel(page), 'Volvo', '240')
  const year = panel(page).getByLabel(t('garage.year'))
  await year.fill('79')
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(year).toBeFocused()
  await expect(year).toHaveAccessibleDescription(/^Enter a year from 1900 to \d{4}, in four digits\.$/)
  await year.fill('1970')
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(answer(page)).toContainText(t('fit.refuses', { car: 'Volvo 240, 1970' }))
  await pill(page).click()
  await chooseCar(page, { engine: t('garage.engineUnknown'), year: '1988' })
  await expect(answer(page)).toContainText(t('fit.isSo'))
  await expect(pill(page)).toHaveAccessibleName(t('garage.yourCar', { car: 'Volvo 240, 1988' }))
})

test('engines of the year come first, and a year outside of the model’s is said', async ({ page }) => {
  await page.goto(paths.product(withoutAbs))
  await expectHydrated(page)
  await pill(page).click()
  await pickModel(panel(page), 'Volvo', '240')
  const year = panel(page).getByLabel(t('garage.year'))
  const engine = panel(page).getByLabel(t('garage.engine'))
  const groups = engine.locator('optgroup')
  await expect(groups).toHaveCount(0)
  await year.fill('1978')
  const [ofYear, others] = [groups.nth(0), groups.nth(1)]
  await expect(ofYear).toHaveAttribute('label', t('garage.enginesOf', { year: 1978 }))
  await expect(others).toHaveAttribute('label', t('garage.otherYears'))
  await expect(ofYear.locator('option')).toHaveText([
    /^B21A, 2\.1\s?l petrol, 73\s?kW \(98\s?bhp\)$/,
    /^B21E/,
  ])
  await expect(others.locator('option').filter({ hasText: 'B230F' })).toHaveText(/, 1985–1993$/)

  await engine.selectOption('volvo-240-b230f')
  const note = (text: string) => panel(page).getByRole('status').filter({ hasText: text })
  await expect(note('Volvo 240, B230F: model year 1985–1993')).toBeVisible()
  await engine.selectOption('volvo-240-b21a')
  await expect(note('as far as we know')).toHaveCount(0)
  await year.fill('1995')
  await expect(note('Volvo 240: model year 1975–1993 as far as we know, not 1995.')).toBeVisible()
  await expectAccessible(page, 'the choice of a car of another year')
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .press('Enter')
  await expect(pill(page)).toHaveAccessibleName(t('garage.yourCar', { car: 'Volvo 240, B21A, 1995' }))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the parts by car, and links keep the car of a list', async ({ page }) => {
    await page.goto(paths.product(withAbs))
    await pill(page, 'link').click()
    await expect(page).toHaveURL(paths.parts())
    await page.getByRole('link', { name: 'Volvo 240', exact: true }).click()
    await page.getByRole('main').getByLabel(t('garage.year')).fill('1978')
    await page.getByRole('button', { name: t('garage.showEngines') }).click()
    await expect(page).toHaveURL(/\/parts\/volvo-240\?year=1978$/)
    await expect(page.getByRole('region', { name: t('garage.otherYears') })).toContainText('B230F')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Brakes/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/c\/brakes\?car=volvo-240$/)
    await page.getByRole('button', { name: t('shell.categories') }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Cooling & climate' }).click()
    await expect(page).toHaveURL(/\/c\/cooling-climate\?car=volvo-240$/)
    await row(page)
      .getByRole('link', { name: /^Show all/ })
      .click()
    await page.getByRole('searchbox').fill('thermostat')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/keyword=thermostat&car=volvo-240&show=all$/)
    await expect(row(page)).toContainText('Results for all cars')
  })
})

test('a car can be corrected, and what is known about it stays', async ({ page }) => {
  await page.addInitScript(
    ({ key, text }) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text)
    },
    { key: garageKey, text: remembered ?? '' },
  )
  await page.goto(paths.product(withoutAbs))
  await expect(answer(page)).toContainText(t('fit.fits', { car }))
  await pill(page).click()
  await panel(page)
    .getByRole('button', { name: /^Change/ })
    .click()
  const form = panel(page).getByRole('form', { name: /^Change/ })
  await expect(changeButton(form, 'Volvo 240')).toBeVisible()
  await form.getByLabel(t('garage.year')).fill('99')
  await form.getByRole('button', { name: t('garage.saveDetails') }).click()
  await expect(
    form.getByText(t('garage.yearProblem', { from: 1900, to: new Date().getFullYear() + 1 })),
  ).toBeVisible()
  await form.getByLabel(t('garage.year')).fill('1987')
  await form.getByLabel(t('garage.engine')).selectOption('volvo-240-b230k')
  await expectAccessible(page, 'the correction of a car')
  await form.getByRole('button', { name: t('garage.saveDetails') }).click()
  await expect(panel(page).getByRole('radio', { name: 'Volvo 240, B230K, 1987' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toContainText('Volvo 240, B230K')
  await expect(answer(page)).toContainText(t('fit.fits', { car: 'Volvo 240, B230K, 1987' }))
})

test('one press leads from a car to its parts, by category and by service interval', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await pill(page).click()
  await chooseCar(page)
  await pill(page).click()
  await panel(page)
    .getByRole('link', { name: /^All \d+ parts for your Volvo 240$/ })
    .click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/parts\/volvo-240\/b230f$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts for Volvo 240, B230F')
  const service = page.getByRole('region', { name: 'Service parts' })
  await expect(service.getByRole('link', { name: /oil filter/i })).toBeVisible()
  await page.getByRole('link', { name: /^Brake pads|^Disc brakes/ }).click()
  await expect(page).toHaveURL(/\?car=volvo-240-b230f$/)
  await expect(row(page)).toContainText('For Volvo 240, B230F')
})

test.describe(() => {
  // Animated elements are measured when their animation has ended.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('details of a guest’s car decide fitment in every tab, and stay in the browser', async ({
    page,
    context,
  }) => {
    const vin = 'YV1244881D1271999'
    const sent: string[] = []
    context.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
    await page.goto(paths.home())
    await page.evaluate(({ key, text }) => localStorage.setItem(key, text), {
      key: garageKey,
      text: unanswered ?? '',
    })
    await page.goto(paths.product(withAbs))
    await expect(answer(page)).toContainText(t('fit.asks', { car, condition: largeDiscs }))
    const other = await context.newPage()
    await other.goto(paths.product(withoutAbs))
    await expect(answer(other)).toContainText(t('fit.isSo'))

    await expectHydrated(page)
    await pill(page).click()
    const change = panel(page).getByRole('button', { name: t('garage.change', { car }) })
    await change.press('Enter')
    const form = panel(page).getByRole('form', { name: t('garage.change', { car }) })
    await form.getByLabel(t('account.car.nickname')).fill('Red one')
    await form.getByLabel(t('account.car.vinNumber')).fill(vin)
    await form.getByLabel(t('account.car.colorCode')).fill('019')
    await form.getByRole('textbox', { name: t('account.car.brake') }).fill('Bromsvik')
    await form
      .getByLabel(t('account.car.photo'))
      .setInputFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(pictures.jpeg) })
    await expect(form.getByRole('img', { name: t('account.car.photoChosen') })).toBeVisible()
    await expectAccessible(page, 'the form of a car')
    await form.getByRole('button', { name: t('garage.saveDetails') }).click()
    await expect(form).toBeHidden()
    const titled = `Red one, ${car}`
    const changeAgain = panel(page).getByRole('button', { name: t('garage.change', { car: titled }) })
    await expect(changeAgain).toBeFocused()
    await expect(panel(page).getByText(t('garage.saved'))).toBeVisible()
    await expect(pill(page)).toHaveAccessibleName(t('garage.yourCar', { car: titled }))
    await page.keyboard.press('Escape')
    // The make of the brakes decides nothing; an answer does, and is named.
    await expect(answer(page)).toContainText(t('fit.isSo'))
    await answer(other)
      .getByRole('button', { name: t('fit.yes') })
      .click()
    await expect(answer(other)).toContainText(t('fit.fits', { car }))
    await expect(answer(page)).toContainText(t('fit.refuses', { car }))

    await page.reload()
    await expect(answer(page)).toContainText(t('fit.refuses', { car }))
    await expect(answer(page)).toContainText(t('fit.because', { answer: smallDiscs }))
    await expectHydrated(page)
    await pill(page).click()
    await changeAgain.click()
    const brake = panel(page).getByRole('combobox', { name: t('account.car.brake') })
    await expect(brake.getByRole('option', { selected: true })).toHaveText(smallDiscs)
    await expect(panel(page).getByRole('img', { name: t('account.car.photoOf', { car }) })).toBeVisible()
    // A cleared answer is asked again.
    await brake.selectOption(t('account.car.brakes.none'))
    await panel(page)
      .getByRole('button', { name: t('garage.saveDetails') })
      .click()
    await expect(changeAgain).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(answer(page)).toContainText(t('fit.asks', { car, condition: largeDiscs }))

    await pill(page).click()
    await panel(page)
      .getByRole('button', { name: t('garage.remove', { car: titled }) })
      .click()
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), devicePhotosKey))
      .not.toContain('data:')
    expect(sent.filter((text) => text.includes(vin) || text.includes('Red'))).toEqual([])
  })
})
