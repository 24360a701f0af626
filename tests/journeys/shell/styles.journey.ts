import * as paths from '#src/paths.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const inStock = paths.product('brake-disc-front-263-x-22-mm-vented-5-x-108-mm-bromsvik-volvo-240')
const soldOut = paths.product('brake-pad-set-front-volvo-amazon-p1800-101-4-x-55-1-mm-ceramic-bromsvik')

test('a button that is out of use looks so under the pointer too', async ({ page }) => {
  await page.goto(inStock)
  // Colours change at once then: one caught on its way would prove nothing.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const decrease = page.getByRole('main').getByRole('button', { name: 'Decrease quantity' }).first()
  const colours = () =>
    decrease.evaluate((button) => {
      const { backgroundColor, color, cursor } = getComputedStyle(button)
      return { backgroundColor, color, cursor }
    })
  await decrease.click()
  await expect(decrease).toBeDisabled()
  await page.mouse.move(0, 0)
  const before = await colours()
  await decrease.hover({ force: true })
  expect(await colours()).toEqual(before)
})

test('a product prints in ink on white, without controls, also from a dark screen', async ({ page }) => {
  await page.goto(soldOut)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('main').getByRole('link', { name: 'Bromsvik' }).first()).toHaveCSS(
    'color',
    'rgb(39, 80, 107)',
  )
  await expect(page.locator('.add-to-cart')).toBeHidden()
})

test('in forced colours the wishlist button stays within its column', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(soldOut)
  const column = await page.getByRole('heading', { level: 1 }).boundingBox()
  const button = await page.getByRole('button', { name: 'Wishlist', exact: true }).boundingBox()
  expect(button?.x).toBe(column?.x)
})

test('the panel of cars has three equal tabs, and radio buttons in the colour of the shop', async ({
  page,
}) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  const pill = page.getByRole('banner').getByRole('button', { name: /your car/i })
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  await pill.click()
  const tabs = panel.locator('.ways > label')
  await expect(tabs).toHaveCount(3)
  const widths = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().width))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)

  await rememberCar(page, volvo240)
  await page.reload()
  await expectHydrated(page)
  await pill.click()
  const radio = panel.getByRole('radio', { name: t('garage.anyCar') })
  await expect(radio).toHaveCSS('accent-color', 'rgb(200, 65, 11)')
})
