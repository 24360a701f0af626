import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { changeButton } from '#tests/journeys/pick-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const main = (page: Page) => page.getByRole('main')
const use = (page: Page) => main(page).getByRole('button', { name: t('parts.useCar') })
const own = (page: Page) => main(page).getByRole('status').filter({ hasText: yourCar })
const yourCar = t('garage.yourCar', { car: 'Volvo 240, B21A, 1979' })

test('the car of a page is put into the garage, for which only its year is asked', async ({ page }) => {
  await page.goto(paths.parts('volvo-240', 'b21a'))
  await expectHydrated(page)
  await expectAccessible(page, 'the parts of a car')
  await use(page).click()
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  const year = panel.getByRole('textbox', { name: t('garage.year') })
  await expect(year).toBeFocused()
  await expect(changeButton(panel, 'Volvo')).toBeVisible()
  await expect(changeButton(panel, 'Volvo 240')).toBeVisible()
  await expect(panel.getByRole('combobox', { name: t('garage.engine') })).toHaveValue('volvo-240-b21a')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await use(page).click()
  await expect(year).toBeFocused()
  await page.keyboard.type('1979')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(own(page)).toBeVisible()
  await expect(own(page)).toBeFocused()
  await expect(use(page)).toHaveCount(0)
  await expectAccessible(page, 'the parts of the chosen car')
  await expect(page.getByRole('banner').getByRole('button', { name: yourCar })).toBeVisible()

  for (const path of [paths.parts('volvo-240', 'b21a'), paths.parts('volvo-240')]) {
    await page.goto(path)
    await expect(own(page)).toBeVisible()
    await expect(use(page)).toHaveCount(0)
  }
})

test('a car that the browser keeps is chosen by one press', async ({ page }) => {
  await page.goto(paths.parts('volvo-240', 'b21a'))
  await expectHydrated(page)
  await use(page).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('garage.year') })
    .fill('1979')
  await page.keyboard.press('Enter')
  await expect(own(page)).toBeVisible()
  await page.goto(paths.parts('volvo-240', 'b230f'))
  await use(page).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('garage.year') })
    .fill('1987')
  await page.keyboard.press('Enter')
  await expect(use(page)).toHaveCount(0)

  await page.goto(paths.parts('volvo-240', 'b21a'))
  await use(page).click()
  await expect(own(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: yourCar })).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script, which keeps no car, the page has no button for it', async ({ page }) => {
    await page.goto(paths.parts('volvo-240', 'b21a'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts for Volvo 240, B21A')
    await expect(use(page)).toHaveCount(0)
  })
})
