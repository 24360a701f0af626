import * as paths from '#src/paths.ts'
import { rememberCar, volvo240 } from '#tests/journeys/remembered-car.ts'
import { address, type Screen, sample } from './steps.ts'

const drums = paths.category('brakes/drum-brakes/brake-drums')

/** A screen in a browser that remembers a Volvo 240 of 1979. */
const withCar = (name: string, open: Screen['open']): Screen => ({
  name,
  open: async (page, visit) => {
    await rememberCar(page, volvo240)
    await open(page, visit)
  },
})

/** Opens the list of brake drums with those that do not fit. */
const openDrums: Screen['open'] = async (page, visit) => {
  await page.goto(address(visit, drums))
  await page
    .getByRole('article')
    .filter({ hasText: visit.i18n.t('fit.mark.refuses') })
    .first()
    .waitFor()
}

/** Screens that a chosen car changes. */
export const carScreens: Screen[] = [
  withCar('car-home', async (page, visit) => {
    await page.goto(`${sample(visit, 'home')}?car=volvo-240-b21a`)
  }),
  withCar('car-listing', async (page, visit) => {
    await page.goto(`${sample(visit, 'listing')}?car=volvo-240-b21a`)
  }),
  withCar('car-listing-all', openDrums),
  withCar('car-menu', async (page, visit) => {
    await page.goto(sample(visit, 'listing'))
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: visit.i18n.t('shell.categories') }).click()
    await page.locator('.categories-menu .second').first().waitFor()
  }),
  withCar('car-panel', async (page, visit) => {
    await page.goto(sample(visit, 'listing'))
    await page.waitForLoadState('networkidle')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Volvo 240/ })
      .click()
    await page.getByRole('dialog', { name: visit.i18n.t('garage.title') }).waitFor()
  }),
  withCar('car-product', async (page, visit) => {
    await page.goto(sample(visit, 'product'))
  }),
  withCar('car-product-misfit', async (page, visit) => {
    await openDrums(page, visit)
    await page
      .getByRole('article')
      .filter({ hasText: visit.i18n.t('fit.mark.refuses') })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click()
    await page.locator('.product-offer').waitFor()
  }),
  withCar('car-misfit-question', async (page, visit) => {
    await openDrums(page, visit)
    await page.waitForLoadState('networkidle')
    await page
      .getByRole('article')
      .filter({ hasText: visit.i18n.t('fit.mark.refuses') })
      .first()
      .getByRole('button', { name: visit.i18n.t('cart.add') })
      .click()
    await page.getByText(visit.i18n.t('cart.misfit.question')).waitFor()
  }),
]
