import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { cartDialog, cartLines } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { serverQuantities } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const refused = t('fit.refuses', { car: 'Volvo 240, B21A, 1979' })
const drums = paths.category('brakes/drum-brakes/brake-drums')

test.beforeEach(async ({ page }) => {
  await rememberCar(page, volvo240)
})

const question = (page: Page) => page.getByRole('dialog', { name: refused })
const cardMarked = (page: Page, mark: string) =>
  page
    .getByRole('article')
    .filter({ hasText: mark })
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first()

test('a part that does not fit is added from a list after a question, by the keyboard', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(drums)
  await expectHydrated(page)
  const add = cardMarked(page, t('fit.mark.refuses')).getByRole('button', { name: 'Add to cart' })
  await add.press('Enter')
  await expect(question(page)).toContainText(t('cart.misfit.question'))
  await expectAccessible(page, 'the question before a part that does not fit')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(add).toBeFocused()
  await add.press('Enter')
  await question(page)
    .getByRole('button', { name: t('cart.misfit.leave') })
    .press('Enter')
  await expect(add).toBeFocused()
  await add.press('Enter')
  await question(page)
    .getByRole('button', { name: t('cart.misfit.add') })
    .press('Enter')
  await expect(cartLines(page)).toHaveCount(1)
  expect(await serverQuantities(page)).toHaveLength(1)
})

test('the page of a part that does not fit asks too, until another car is chosen', async ({ page }) => {
  await page.goto(drums)
  await cardMarked(page, t('fit.mark.refuses')).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('region', { name: t('fit.question') })).toContainText(refused)
  await page.setViewportSize({ width: 390, height: 600 })
  await expect(page.locator('.buy-bar')).toHaveCount(0)
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
  await add.click()
  await question(page)
    .getByRole('button', { name: t('cart.misfit.leave') })
    .click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your car/i })
    .click()
  await page.getByRole('radio', { name: t('garage.anyCar') }).check()
  await page.keyboard.press('Escape')
  await add.click()
  await expect(cartDialog(page)).toBeVisible()
  await expect.poll(async () => (await serverQuantities(page)).length).toBe(1)
})

test('a part and its accessories are added after one question, about those that do not fit', async ({
  page,
}) => {
  await page.goto(paths.product('brake-pad-set-front-bmw-e30-107-7-x-56-mm-organic-hallbrook'))
  await expectHydrated(page)
  const kit = page.getByRole('region', { name: t('kit.title') })
  await expect(kit.getByRole('checkbox', { name: t('fit.mark.refuses') }).first()).toBeChecked()
  await kit
    .getByRole('checkbox', { name: /brake fluid/i })
    .first()
    .check()
  const addAll = kit.getByRole('button', { name: /\(2\)$/ })
  await addAll.press('Enter')
  await expect(question(page)).toContainText(t('cart.misfit.several', { count: 1 }))
  await expect(question(page).getByRole('listitem')).toContainText(['Brake pad set front'])
  await expectAccessible(page, 'the question about one of several parts')
  await page.keyboard.press('Escape')
  await expect(addAll).toBeFocused()
  await addAll.press('Enter')
  await question(page)
    .getByRole('button', { name: t('cart.misfit.addOthers') })
    .press('Enter')
  await expect(cartLines(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await addAll.press('Enter')
  await question(page)
    .getByRole('button', { name: t('cart.misfit.add') })
    .press('Enter')
  await expect(cartLines(page)).toHaveCount(2)
})

test('a part of unknown fit is added at once', async ({ page }) => {
  await page.goto(paths.category('oils-fluids-car-care'))
  await expectHydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(cartLines(page)).toHaveCount(1)
})
