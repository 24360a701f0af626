import * as v from 'valibot'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { modelsOf } from '#src/features/catalogue/product/fitment/fitment.ts'
import { chosenCar } from '#src/features/garage/garage.ts'
import * as paths from '#src/paths.ts'
import { rememberCar } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

test('the cars a part fits are searched by model, and the shopper’s own comes first', async ({ page }) => {
  const response = await page.request.post('/sandbox/api/checkout/products', {
    data: { language: 'en', search: 'oil drain plug', limit: 50, onlyAvailable: true },
    headers: { 'api-token': 'none' },
  })
  const { products } = v.parse(Listing, await response.json())
  const part = products.find(({ vehicles }) => modelsOf(vehicles).length > 8)
  expect(part).toBeDefined()
  const model = modelsOf(part?.vehicles ?? []).at(-1) ?? ''
  await page.goto(paths.product(part?.uri ?? ''))
  const table = page.locator('.fitment-table')
  const field = table.getByRole('searchbox', {
    name: t('catalogue.searchValues', { name: t('product.fits') }),
  })
  const shown = table.getByRole('row').filter({ visible: true })
  await expect(shown).toHaveCount(1 + 8)

  await field.fill(model.toLowerCase())
  await expect(table.getByRole('rowheader', { name: model, exact: true }).first()).toBeVisible()
  await expect(table.getByRole('rowheader').filter({ hasNotText: model })).toHaveCount(0)
  await field.fill('no such car')
  await expect(shown).toHaveCount(0)
  await expect(table.getByRole('status')).toHaveText(t('catalogue.rowsFound', { count: 0 }))
  await field.fill('')
  await expect(shown).toHaveCount(1 + 8)

  const own = (await table.locator('tbody th').last().textContent()) ?? ''
  const vehicle = part?.vehicles.find(({ key, name }) => key && name.split(', ')[0] === own)
  expect(vehicle).toBeDefined()
  const engines = [{ key: vehicle?.key ?? '', name: 'Own' }]
  const { facts, ...car } = chosenCar({ id: '00000001', model: own, engines, engine: null, year: 1980 })
  // The year is unknown, so that years rule out no row.
  const { built: _, ...known } = facts
  await rememberCar(page, { ...car, facts: known })
  await page.reload()
  await expect(table.getByRole('rowheader').first()).toHaveText(`${own} ${t('fit.yourCar')}`)
  await expect(shown).toHaveCount(1 + 8)
})
