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

test('an accessory that the car refuses is marked and not ticked; of one that fits come as many as it needs', async ({
  page,
}) => {
  await rememberEngine(page, 'volvo-240-b21a', 'B21A')
  await page.goto(paths.product('distributor-cap-volvo-b21-b230-gnistra'))
  const kit = page.getByRole('region', { name: t('kit.title') })
  const refused = kit.getByRole('checkbox', { name: t('fit.mark.refuses') })
  await expect(refused).not.toBeChecked()
  await expect(refused).toHaveAccessibleName(/^1 × Spark plug/)
  const fitting = kit.getByRole('checkbox', { name: /^4 × Spark plug/ })
  await expect(fitting).toHaveAccessibleName(new RegExp(t('fit.mark.fits')))
  await expectAccessible(page, 'a kit with a car')
  await fitting.check()
  await refused.check()
  await expect(refused).toBeChecked()
  await refused.uncheck()
  await kit.getByRole('button', { name: t('kit.add') }).click()
  await expect.poll(async () => (await serverQuantities(page)).sort()).toEqual([1, 4])
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
