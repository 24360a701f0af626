import type { Page } from 'playwright/test'
import { garageKey } from '#src/config.ts'
import { chosenCar, serializeGarage, withCar } from '#src/features/garage/garage.ts'
import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

interface Trap {
  /** Name of the model, code and key of the engine, and model year. */
  car: readonly [model: string, engine: string, key: string, year: number]
  /** Part number of the part for the car, whose questions the shopper answers with yes. */
  right: string
  /** Part number of the part that fits the same car with other brakes, steering or years. */
  wrong: string
}

/** The ten questions of fit in the sandbox's README that model and year do not answer. */
const traps: readonly Trap[] = [
  {
    car: ['Volvo Amazon', 'B18A', 'volvo-amazon-b18a', 1966],
    right: 'BS-228X57-AMZ-F-BRO',
    wrong: 'BD-274-143S-F5X114-TOR',
  },
  {
    car: ['Volvo 140', 'B20A', 'volvo-140-b20a', 1970],
    right: 'BD-272-143S-F5X108-BRO',
    wrong: 'BD-272-127S-F5X108-BRO',
  },
  {
    car: ['Volvo 240', 'B230F', 'volvo-240-b230f', 1988],
    right: 'BD-280-22V-F5X108-TOR',
    wrong: 'BD-263-143S-F5X108-BRO',
  },
  {
    car: ['VW Golf IV', 'AKQ', 'vw-golf-4-akq', 2000],
    right: 'BD-256-13S-F5X100-TOR',
    wrong: 'BD-288-25V-F5X100-TOR',
  },
  {
    car: ['Citroën 2CV', 'M28', 'citroen-2cv-m28', 1985],
    right: 'BMC-2064-2CVB-BRO',
    wrong: 'BMC-1905-2CVA-BRO',
  },
  {
    car: ['VW Beetle', 'D', 'vw-beetle-d-1200', 1967],
    right: 'BDR-230-BTL-R5-BRO',
    wrong: 'BDR-230-BTL-R4-BRO',
  },
  {
    car: ['Mini', '99H', 'mini-classic-99h', 1980],
    right: 'HBC-1185-MINI-RHD-L-BRO',
    wrong: 'HBC-1140-MINIL-BRO',
  },
  {
    car: ['Volvo V70 II', 'B5244S2', 'volvo-v70-2-b5244s2', 2004],
    right: 'BD-305-28V-F5X108-FRE',
    wrong: 'BD-316-28V-F5X108-BRO',
  },
  {
    car: ['Saab 900', 'B201', 'saab-900-b201', 1988],
    right: 'BD-278-235V-F4X108-BRO',
    wrong: 'BD-280-127S-F4X114-BRO',
  },
  {
    car: ['VW T4', 'AAB', 'vw-t4-aab', 1996],
    right: 'BD-300-26V-F5X112-BRO',
    wrong: 'BD-280-18S-F5X112-FRE',
  },
]

const answer = (page: Page) => page.getByRole('region', { name: t('fit.question') })
const card = (page: Page, sku: string) =>
  page.getByRole('article').filter({ has: page.getByText(sku, { exact: true }) })
const line = (page: Page, sku: string) => cartDialog(page).getByRole('listitem').filter({ hasText: sku })

/** Finds a part by its number, expects a mark on its card, and opens it. */
async function open(page: Page, sku: string, mark: string | RegExp) {
  await page.goto(`${paths.search()}?keyword=${sku}&order=A-Z`)
  await expectHydrated(page)
  await expect(card(page, sku)).toContainText(mark)
  await card(page, sku).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('main')).toContainText(sku)
}

/** Answers the questions about the car with yes until the part fits; returns their number. */
async function answerAll(page: Page, fits: string): Promise<number> {
  const yes = answer(page).getByRole('button', { name: t('fit.yes') })
  const done = answer(page).getByText(fits)
  let count = 0
  for (; count < 5; count++) {
    await expect(yes.or(done)).toBeVisible()
    if (await done.isVisible()) return count
    const question = await answer(page).innerText()
    await yes.click()
    await expect.poll(() => answer(page).innerText()).not.toBe(question)
  }
  throw new Error('The questions do not end')
}

for (const { car, right, wrong } of traps) {
  const [model, engine, key, year] = car
  const label = `${model}, ${engine}, ${year}`
  test(`${label}: ${right} fits, ${wrong} does not`, async ({ page }) => {
    const chosen = chosenCar({ id: '00000001', model, engines: [{ key, name: engine }], engine: key, year })
    await page.goto(paths.home())
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      garageKey,
      serializeGarage(withCar(chosen)({ cars: [], current: null })) ?? '',
    ] as const)

    await open(page, right, /Check: /)
    expect(await answerAll(page, t('fit.fits', { car: label }))).toBeGreaterThan(0)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await expect(line(page, right)).toContainText(t('fit.mark.fits'))

    await open(page, wrong, t('fit.mark.refuses'))
    await expect(answer(page)).toContainText(t('fit.refuses', { car: label }))
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await page.getByRole('button', { name: t('cart.misfit.add') }).click()
    await expect(line(page, wrong)).toContainText(t('fit.mark.refuses'))
    await page.keyboard.press('Escape')

    await answer(page).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`\\?car=${key}$`))
    await expect(card(page, wrong)).toContainText(t('fit.mark.refuses'))
  })
}
