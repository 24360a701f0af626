import * as paths from '#src/paths.ts'
import { noteShifts, shiftsOf } from '#tests/journeys/layout-shifts.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

for (const width of [390, 1440]) {
  test(`${width} pixels wide, the page of all categories counts the parts for the chosen car, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const brakes = page.getByRole('main').locator('.top', { hasText: 'Brakes' }).locator('.count')
    await page.goto(paths.categories())
    const all = Number(await brakes.innerText())
    await rememberCar(page, volvo240)
    await noteShifts(page)
    await page.goto(paths.categories())
    await expect(page.getByText(t('shell.countedCar', { car: volvo240.name }))).toBeVisible()
    const fitting = Number(await brakes.innerText())
    expect(fitting).toBeGreaterThan(0)
    expect(fitting).toBeLessThan(all)
    expect(await shiftsOf(page)).toEqual([])
  })
}
