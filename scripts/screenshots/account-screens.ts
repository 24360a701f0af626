import type { Page } from 'playwright'
import { garageKey } from '#src/config.ts'
import { chosenCar, emptyGarage, serializeGarage, withCar } from '#src/features/garage/garage.ts'
import * as paths from '#src/paths.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { address, atPath, type Screen, sample, type Visit } from './steps.ts'

const refused = /status of 406/

async function openAccount(page: Page, visit: Visit) {
  const { t } = visit.i18n
  await page.goto(sample(visit, 'home'))
  await page.getByRole('button', { name: t('shell.account'), exact: true }).click()
  await page.getByRole('dialog', { name: t('shell.account') }).waitFor()
}

async function logIn(page: Page, { i18n: { t } }: Visit, email: string, password: string) {
  await page.getByRole('textbox', { name: t('checkout.field.email'), exact: true }).fill(email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('account.logIn'), exact: true }).click()
}

/** Opens what can be sent back of the order with a part, and ticks its first one. */
async function openReturn(page: Page, visit: Visit, part: string) {
  const { t } = visit.i18n
  await page.goto(address(visit, paths.login()))
  await logIn(page, visit, ownAccount(astrid).email, astrid.password)
  await page.getByText(astrid.name).first().waitFor()
  await page.goto(address(visit, `${paths.accountOrders()}?q=${part}`))
  await page.locator('table a[href*="/account/orders/"]').first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('orders.return') })
    .click()
  await page.getByRole('main').getByRole('checkbox').first().check()
}

/** Screens of the account. */
export const accountScreens: Screen[] = [
  { name: 'login', open: atPath(paths.login()) },
  { name: 'register', open: atPath(paths.register()) },
  { name: 'forgot-password', open: atPath(paths.forgotPassword()) },
  { name: 'reset-password', open: atPath(`${paths.resetPassword()}?i=sample&id=1`) },
  { name: 'support', open: atPath(paths.support()) },
  { name: 'track-order', open: atPath(paths.trackOrder()) },
  { name: 'withdraw', open: atPath(paths.withdraw()) },
  {
    name: 'withdraw-order',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
      await page.goto(address(visit, paths.accountOrders()))
      await page.locator('table a[href*="/account/orders/"]').first().click()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('withdraw.here') })
        .click()
      await page.getByRole('group', { name: t('withdraw.parts') }).waitFor()
    },
  },
  { name: 'newsletter', open: atPath(paths.newsletter()) },
  { name: 'reset-password-gone', open: atPath(paths.resetPassword()) },
  {
    name: 'change-password',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
      await page.goto(address(visit, paths.accountPassword()))
    },
  },
  {
    name: 'account-details',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
      await page.goto(address(visit, paths.accountDetails()))
    },
  },
  {
    name: 'account-data',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
      await page.goto(address(visit, paths.accountData()))
    },
  },
  {
    name: 'account-cars',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, ownAccount(astrid).email, astrid.password)
      await page.getByText(astrid.name).first().waitFor()
      await page.goto(address(visit, paths.accountCars()))
      const { t } = visit.i18n
      await page.getByRole('button', { name: t('shell.account'), exact: true }).waitFor()
      const main = page.getByRole('main')
      await main.getByText(t('account.otherCar')).click()
      await main.getByLabel(t('account.car.model'), { exact: true }).fill('Volvo Amazon')
      await main.getByLabel(t('account.car.nickname')).fill('Röda faran')
      await main.getByLabel(t('account.car.year')).fill('1966')
      await main.getByRole('button', { name: t('account.addCar') }).click()
      await main.getByRole('heading', { name: 'Röda faran' }).waitFor()
    },
  },
  {
    name: 'orders',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
      await page.goto(address(visit, paths.accountOrders()))
    },
  },
  {
    name: 'order',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
      await page.goto(address(visit, `${paths.accountOrders()}?invoices=1`))
      await page.getByRole('rowheader').first().getByRole('link').first().click()
      await page.getByRole('heading', { name: visit.i18n.t('orders.invoice'), exact: true }).waitFor()
    },
  },
  {
    name: 'returns',
    open: (page, visit) => openReturn(page, visit, 'RH-330'),
  },
  {
    name: 'returns-sent',
    open: async (page, visit) => {
      const { t } = visit.i18n
      const engines = [{ key: 'volvo-240-b21a', name: 'B21A' }]
      const car = chosenCar({ id: '00000001', model: 'Volvo 240', engines, engine: null, year: 1979 })
      await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
        garageKey,
        serializeGarage(withCar(car)(emptyGarage)) ?? '',
      ] as const)
      await openReturn(page, visit, 'OF-98')
      const main = page.getByRole('main')
      await main.getByRole('combobox').first().selectOption(t('returns.reason.noFit'))
      await main.getByRole('button', { name: t('returns.send') }).click()
      await main.getByRole('heading', { name: t('returns.sent') }).waitFor()
    },
  },
  {
    name: 'register-refused',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await page.goto(address(visit, paths.register()))
      const main = page.getByRole('main')
      // Only the form with script has it.
      await main.getByRole('checkbox', { name: t('account.showPassword') }).waitFor()
      await main.getByRole('button', { name: t('account.create') }).click()
      await main.getByRole('alert').filter({ hasText: /\d/ }).waitFor()
    },
  },
  {
    name: 'login-refused',
    tolerated: refused,
    open: async (page, visit) => {
      const { t } = visit.i18n
      await openAccount(page, visit)
      await logIn(page, visit, astrid.email, 'wrong')
      await page.getByText(t('account.incorrect')).waitFor()
    },
  },
  {
    name: 'account',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.login()))
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
    },
  },
  {
    name: 'account-panel',
    open: async (page, visit) => {
      await openAccount(page, visit)
      await logIn(page, visit, astrid.email, astrid.password)
      await page.getByText(astrid.email).waitFor()
    },
  },
]
