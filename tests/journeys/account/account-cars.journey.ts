import type { Page } from 'playwright/test'
import { scriptOf } from '#scripts/build/script-of.ts'
import { devicePhotosKey, garageKey } from '#src/config.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import { withDetails } from '#src/features/garage/details/car-details.ts'
import { chosenCar } from '#src/features/garage/garage.ts'
import * as paths from '#src/paths.ts'
import { describeCar } from '#tests/journeys/account/describe-car.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { changeButton, modelButton } from '#tests/journeys/pick-car.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { pictures } from '#tests/support/examples/pictures.ts'

const { t } = createTestI18n('en')
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const car = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

async function openCars(page: Page) {
  const { email, password } = ownAccount(astrid)
  await page.goto(withDestination(paths.login(), 'cars'))
  await expect(main(page)).toContainText('Sign in to add your car')
  await field(page, t('checkout.field.email')).fill(email)
  await main(page).getByLabel(t('account.password'), { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.accountCars())
  await expect(main(page).getByText(t('account.noCars'))).toBeVisible()
}

async function addCar(page: Page) {
  await describeCar(page)
  // Without script, a form that picks the model and year stands above.
  const form = main(page).locator('.other-car')
  const described = (name: string) => form.getByRole('textbox', { name })
  await described(t('account.car.model')).fill('Volvo Amazon')
  await described(t('account.car.year')).fill('66')
  await described(t('account.car.nickname')).fill('Red one')
  await form.getByLabel(t('account.car.steeringSide')).selectOption('left')
  await main(page).getByRole('button', { name: 'Add car' }).click()
  await expect(described(t('account.car.year'))).toHaveAccessibleDescription(t('account.problem.year'))
  await described(t('account.car.year')).fill('1966')
  await main(page).getByRole('button', { name: 'Add car' }).click()
  await expect(car(page, 'Red one')).toContainText('Volvo Amazon, 1966')
}

test('cars that the browser remembers come into the account once', { tag: '@core' }, async ({ page }) => {
  const remembered = chosenCar({
    id: '0a0b0c0d',
    model: 'Saab 99',
    engines: [{ key: 'saab-99-b20t', name: 'B20T' }],
    engine: 'saab-99-b20t',
    year: 1979,
  })
  await page.goto(paths.home())
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    garageKey,
    JSON.stringify({ version: 1, cars: [remembered], current: remembered.id }),
  ] as const)
  const { email, password } = ownAccount(astrid)
  await page.goto(paths.login())
  await field(page, t('checkout.field.email')).fill(email)
  await main(page).getByLabel(t('account.password'), { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(main(page)).toContainText(t('account.carsMerged', { count: 1 }))
  await expect(main(page).getByText('Saab 99, B20T, 1979')).toBeVisible()
  await page.goto(paths.accountCars())
  await expectHydrated(page)
  await expect(car(page, 'Saab 99')).toHaveCount(1)
  await main(page)
    .getByRole('button', { name: t('account.removeCar', { car: 'Saab 99' }) })
    .click()
  await expect(car(page, 'Saab 99')).toHaveCount(0)
  await page.reload()
  await expectHydrated(page)
  await expect(main(page).getByText(t('account.noCars'))).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Saab 99/ })).toBeVisible()
})

test('a guest’s details of a car are saved in the account with it, and its photo too', async ({ page }) => {
  const remembered = chosenCar({
    id: '0a0b0c0e',
    model: 'Saab 99',
    engines: [{ key: 'saab-99-b20t', name: 'B20T' }],
    engine: 'saab-99-b20t',
    year: 1979,
  })
  const entered = {
    nickname: 'Green one',
    vinNumber: '99795001234',
    colorCode: '123',
    interiorCode: '',
    steeringSide: 'left',
    brakeType: 'disc',
    brake: 'Girling',
  } as const
  await page.goto(paths.home())
  await page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text)
    },
    [
      [
        garageKey,
        JSON.stringify({
          version: 1,
          cars: [withDetails(remembered, entered, 2026)],
          current: remembered.id,
        }),
      ],
      [
        devicePhotosKey,
        JSON.stringify({
          [remembered.id]: `data:image/jpeg;base64,${Buffer.from(pictures.jpeg).toString('base64')}`,
        }),
      ],
    ] as const,
  )
  const { email, password } = ownAccount(astrid)
  await page.goto(withDestination(paths.login(), 'cars'))
  await field(page, t('checkout.field.email')).fill(email)
  await main(page).getByLabel(t('account.password'), { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(main(page)).toContainText(t('account.carsMerged', { count: 1 }))
  const card = car(page, 'Green one')
  for (const text of ['Saab 99, B20T, 1979', '99795001234', '123', t('account.car.brakes.disc'), 'Girling'])
    await expect(card).toContainText(text)
  await page.reload()
  const photo = card.getByRole('img', { name: t('account.car.photoOf', { car: 'Green one' }) }).first()
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveJSProperty('naturalWidth', 24)
  await expect(photo).toHaveAttribute('src', /^\/api\/car-photo\//)

  await page.goto(paths.account())
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(paths.login())
  expect(await page.evaluate((key) => localStorage.getItem(key), devicePhotosKey)).toBeNull()
})

test('parts are chosen for a car of the account, on its page and in the panel; log-out takes it along', async ({
  page,
}) => {
  await openCars(page)
  await expectHydrated(page)
  await addCar(page)
  const choose = (name: string) => `${t('garage.choosePartsForThis')}: ${name}`
  const banner = page.getByRole('banner')
  await field(page, t('account.car.model')).fill('Lada Niva')
  await main(page).getByRole('button', { name: 'Add car' }).click()
  await car(page, 'Lada Niva')
    .getByRole('button', { name: choose('Lada Niva') })
    .click()
  await expect(car(page, 'Lada Niva')).toContainText(t('garage.unchosen.unknown'))
  await expectAccessible(page, 'cars to choose parts for')
  await car(page, 'Red one')
    .getByRole('button', { name: choose('Red one') })
    .click()
  await expect(page).toHaveURL(/\/parts\/volvo-amazon$/)
  await expect(page.getByRole('region', { name: 'Service parts' })).toBeVisible()
  const pill = banner.getByRole('button', { name: /your car/i })
  await expect(pill).toHaveAccessibleName(t('garage.yourCar', { car: 'Red one, Volvo Amazon, 1966' }))

  await expectHydrated(page)
  await pill.click()
  const panel = page.getByRole('dialog', { name: t('garage.title') })
  await expect(panel.getByText(t('garage.unchosen.unknown'))).toBeVisible()
  await expectAccessible(page, 'the panel with cars of an account')
  await panel
    .getByRole('button', { name: t('garage.remove', { car: 'Red one, Volvo Amazon, 1966' }) })
    .click()
  await panel
    .getByRole('button', { name: t('garage.chooseParts', { car: 'Red one, Volvo Amazon, 1966' }) })
    .click()
  await expect(panel).toBeHidden()
  await expect(pill).toHaveAccessibleName(/Red one/)

  await page.goto(paths.account())
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(paths.login())
  await expect(pill).toHaveAccessibleName(t('garage.choose'))
  expect(await page.evaluate((key) => localStorage.getItem(key), garageKey)).toBeNull()
})

test('a car is picked in the account as in the panel, and is the current one at once', async ({ page }) => {
  await openCars(page)
  await expectHydrated(page)
  const choice = (name: string) => main(page).getByRole('combobox', { name })
  await main(page).getByText(t('garage.byPlate')).click()
  await expect(choice(t('garage.registeredIn'))).toHaveValue('SE')
  await field(page, t('garage.plate')).fill('BRK240')
  await main(page)
    .getByRole('button', { name: t('garage.findCar') })
    .click()
  await expect(changeButton(main(page), 'Volvo 240')).toBeVisible()
  await expectAccessible(page, 'a car to pick for the account')
  await main(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(main(page).getByText(t('account.saved'))).toBeInViewport()
  await expect(car(page, 'Volvo 240')).toContainText('Volvo 240, B21A, 1979')
  const pill = page.getByRole('banner').getByRole('button', { name: /your car/i })
  await expect(pill).toHaveAccessibleName(t('garage.yourCar', { car: 'Volvo 240, B21A, 1979' }))

  await main(page).getByText(t('garage.byNumber')).click()
  await field(page, t('garage.number')).fill('YV1LS5502P2012345')
  await main(page)
    .getByRole('button', { name: t('garage.readNumber') })
    .click()
  await expect(changeButton(main(page), 'Volvo')).toBeVisible()
  await modelButton(main(page), '850').click()
  await main(page)
    .locator('.choices')
    .getByRole('textbox', { name: t('garage.year') })
    .fill('1993')
  await main(page)
    .getByRole('button', { name: t('garage.save') })
    .click()
  await expect(car(page, 'Volvo 850')).toContainText('YV1LS5502P2012345')
  await expect(pill).toHaveAccessibleName(/Volvo 850/)
  await page.reload()
  await expectHydrated(page)
  await expect(main(page).locator('.car-card')).toHaveCount(2)
  await expect(pill).toHaveAccessibleName(/Volvo 850/)
})

test.describe(() => {
  // Animated elements are measured when their animation has ended.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a customer adds a car, changes it, removes it and undoes that, without a reload', async ({
    page,
  }) => {
    await openCars(page)
    await expectHydrated(page)
    await addCar(page)
    await expect(main(page).getByText(t('account.saved'))).toBeInViewport()
    await expect(field(page, t('account.car.model'))).toHaveValue('')

    await car(page, 'Red one').getByText(t('account.change'), { exact: true }).click()
    const change = car(page, 'Red one')
    await change.getByLabel(t('account.car.nickname')).fill('Blue one')
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(car(page, 'Blue one')).toContainText(t('account.car.steering.left'))

    await expectAccessible(page, 'the cars')

    await main(page)
      .getByRole('button', { name: t('account.removeCar', { car: 'Blue one' }) })
      .click()
    await expect(main(page).getByText(t('account.carRemoved', { car: 'Blue one' }))).toBeInViewport()
    await main(page)
      .getByRole('button', { name: t('account.undo') })
      .click()
    await expect(car(page, 'Blue one')).toBeVisible()
    await page.reload()
    await expect(car(page, 'Blue one')).toContainText('Volvo Amazon, 1966')
  })
})

test('the form explains a chassis number, and offers the year that follows from it', async ({ page }) => {
  await openCars(page)
  await expectHydrated(page)
  await describeCar(page)
  const script = scriptOf('src/features/garage/vin/vin-text.ts')
  const isOfTexts = (url: string) => url.endsWith(script)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const number = field(page, t('account.car.vinNumber'))
  const year = field(page, t('account.car.year'))
  const line = main(page).locator('.vin-field [aria-live="polite"]')

  await field(page, t('account.car.model')).fill('Volvo 850')
  expect(requests.some(isOfTexts)).toBe(false)
  await number.fill('YV1LO5502P2012345')
  await expect(line).toHaveText(t('vin.excluded', { position: 5, character: 'O' }))
  expect(requests.some(isOfTexts)).toBe(true)

  await number.fill('YV1LS5502P20123')
  await expect(line).toBeEmpty()
  await number.blur()
  await expect(line).toHaveText(t('vin.incomplete', { length: 15 }))

  await number.fill('yv1 ls55 0e p2 012345')
  await expect(line).toHaveText(t('vin.makeYear', { make: 'Volvo', years: '1993' }))
  await expect(number).toHaveAccessibleDescription(/Volvo, model year 1993$/)
  await expectAccessible(page, 'a car with a chassis number')
  const use = main(page).getByRole('button', { name: t('vin.useYear', { year: 1993 }) })
  await use.click()
  await expect(year).toHaveValue('1993')
  await expect(year).toBeFocused()
  await expect(use).toBeHidden()

  // An unreadable number is kept too; lines appear above the button that is being pressed. On a page without scrolling
  // the browser does not hold the button in its place.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await year.fill('')
  await number.fill('12/34_5?')
  await main(page).getByRole('button', { name: 'Add car' }).click()
  await expect(car(page, 'Volvo 850')).toContainText('12/34_5?')
  await expect(car(page, 'Volvo 850')).toContainText(t('account.car.vinUnusual'))
})

test.describe(() => {
  test.use({ javaScriptEnabled: false, tolerated: [/status of 422/] })

  test('without script a customer adds a car, removes it and undoes that by forms', async ({ page }) => {
    await openCars(page)
    await main(page).getByLabel(t('garage.model'), { exact: true }).first().selectOption('Volvo 240')
    await main(page)
      .getByRole('textbox', { name: t('garage.year'), exact: true })
      .fill('1978')
    await main(page)
      .getByRole('button', { name: t('garage.showEngines') })
      .click()
    await main(page).getByLabel(t('garage.engine'), { exact: true }).selectOption('B21A')
    await main(page).getByRole('button', { name: 'Add car' }).click()
    await expect(car(page, 'Volvo 240')).toContainText('Volvo 240, B21A, 1978')
    await addCar(page)
    await main(page)
      .getByRole('button', { name: t('account.removeCar', { car: 'Red one' }) })
      .click()
    await expect(main(page).getByText(t('account.carRemoved', { car: 'Red one' }))).toBeVisible()
    await main(page)
      .getByRole('button', { name: t('account.undo') })
      .click()
    await expect(car(page, 'Red one')).toContainText('Volvo Amazon, 1966')
  })
})
