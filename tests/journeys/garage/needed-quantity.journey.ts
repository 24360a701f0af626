import type { Page } from 'playwright/test'
import { chosenCar } from '#src/features/garage/garage.ts'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { serverQuantities } from '#tests/journeys/faults.ts'
import { rememberCar } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

/** A Volvo 240 of 1981 with this engine, remembered by the browser. */
async function rememberEngine(page: Page, key: string, name: string) {
  const chosen = { id: '00000001', model: 'Volvo 240', engines: [{ key, name }], engine: null, year: 1981 }
  await rememberCar(page, chosenCar(chosen))
}

/** The page of a distributor cap, and its kit with spark plugs. */
async function kitOfCap(page: Page) {
  await page.goto(paths.product('distributor-cap-volvo-b21-b230-gnistra'))
  return page.getByRole('region', { name: t('kit.title') })
}

test('of an accessory come as many as the car needs', async ({ page }) => {
  await rememberEngine(page, 'volvo-240-b21a', 'B21A')
  const kit = await kitOfCap(page)
  const fitting = kit.getByRole('checkbox', { name: /^4 × Spark plug/ }).first()
  await expect(fitting).toHaveAccessibleName(new RegExp(t('fit.mark.fits')))
  await expectAccessible(page, 'a kit with a car')
  await fitting.check()
  await kit.getByRole('button', { name: t('kit.add') }).click()
  await expect.poll(async () => (await serverQuantities(page)).sort()).toEqual([1, 4])
})

test('an accessory that the car refuses is marked and not ticked, and can be chosen', async ({ page }) => {
  await rememberEngine(page, 'volvo-240-d24', 'D24')
  const kit = await kitOfCap(page)
  const refused = kit
    .getByRole('checkbox', { name: new RegExp(`^1 × Spark plug.*${t('fit.mark.refuses')}`) })
    .first()
  await expect(refused).not.toBeChecked()
  await refused.check()
  await expect(refused).toBeChecked()
})

test('a card adds as many as the car needs', { tag: '@core' }, async ({ page }) => {
  await rememberEngine(page, 'volvo-240-b21a', 'B21A')
  await page.goto('/c/ignition-fuel/spark-glow-plugs/spark-plugs?car=volvo-240-b21a')
  const card = page
    .getByRole('article')
    .filter({ hasText: t('fit.mark.fits') })
    .first()
  await card.getByRole('button', { name: t('cart.add') }).click()
  await expect.poll(() => serverQuantities(page)).toEqual([4])
})
