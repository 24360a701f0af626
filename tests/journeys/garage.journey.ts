import type { Page } from 'playwright/test'
import { paths } from '#src/paths.ts'
import { expectAccessible } from './accessible.ts'
import { expectHydrated } from './hydration.ts'
import { createTestI18n, expect, test } from './shop.ts'

const { t } = createTestI18n('en')
/** Discs of a Volvo 240: those for cars with ABS, which have brake system C, and those for brake system B. */
const withAbs = 'brake-disc-front-280-x-22-mm-vented-5-x-108-mm-tornby-friction-volvo-240'
const withoutAbs = 'brake-disc-front-263-x-22-mm-vented-5-x-108-mm-bromsvik-volvo-240'
const car = 'Volvo 240, B21A, 1979'

const answer = (page: Page) => page.getByRole('region', { name: t('fit.question') })
const panel = (page: Page) => page.getByRole('dialog', { name: t('garage.title') })
/** A link until scripts make a button of it. */
const pill = (page: Page, role: 'button' | 'link' = 'button') =>
  page.getByRole('banner').getByRole(role, { name: /your car/i })

async function chooseCar(page: Page, { engine = 'B21A', year = '1979' } = {}) {
  await panel(page).getByLabel(t('garage.make'), { exact: true }).selectOption('Volvo')
  await panel(page).getByLabel(t('garage.model'), { exact: true }).selectOption('Volvo 240')
  await panel(page).getByLabel(t('garage.year')).fill(year)
  await panel(page).getByLabel(t('garage.engine')).selectOption(engine)
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(panel(page)).toBeHidden()
}

test('a guest’s car decides whether a part fits; what the shopper answers is remembered', async ({
  page,
  context,
}) => {
  await page.goto(paths.product(withAbs))
  await expectHydrated(page)
  await expectAccessible(page, 'a product without a car')
  await answer(page)
    .getByRole('button', { name: t('garage.choose') })
    .click()
  await expectAccessible(page, 'the panel of cars')
  await chooseCar(page)
  await expect(answer(page)).toContainText(t('fit.asks', { car, condition: 'brake system C' }))
  await expectAccessible(page, 'a product that asks about the car')
  await answer(page)
    .getByRole('button', { name: t('fit.yes') })
    .click()
  await expect(answer(page)).toContainText(t('fit.fits', { car }))

  const other = await context.newPage()
  await other.goto(paths.product(withoutAbs))
  await expect(answer(other)).toContainText(t('fit.refuses', { car }))
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
  await expect(panel(other).getByRole('radio')).toHaveCount(0)
  await expect(answer(page)).toContainText(t('fit.question'))
})

test('an engine that is not known is asked for, and a year that is none is an error', async ({ page }) => {
  await page.goto(paths.product(withAbs))
  await expectHydrated(page)
  await pill(page).click()
  await panel(page).getByLabel(t('garage.make'), { exact: true }).selectOption('Volvo')
  await panel(page).getByLabel(t('garage.model'), { exact: true }).selectOption('Volvo 240')
  const year = panel(page).getByLabel(t('garage.year'))
  await year.fill('79')
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(year).toBeFocused()
  await expect(year).toHaveAccessibleDescription(/^A year from 1900 to \d{4}, in four digits\.$/)
  await year.fill('1970')
  await panel(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(answer(page)).toContainText(t('fit.refuses', { car: 'Volvo 240, 1970' }))
  await pill(page).click()
  await chooseCar(page, { engine: t('garage.engineUnknown'), year: '1979' })
  await expect(answer(page)).toContainText(t('fit.isSo'))
  await expect(pill(page)).toHaveAccessibleName(t('garage.yourCar', { car: 'Volvo 240, 1979' }))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cars are those of the account', async ({ page }) => {
    await page.goto(paths.product(withAbs))
    await pill(page, 'link').click()
    await expect(page).toHaveURL(/\/login\?/)
  })
})
