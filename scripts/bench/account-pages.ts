import type { Browser, Page } from 'playwright'
import * as paths from '#src/paths.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import type { SamplePage } from '../shop/sample-pages.ts'

interface AccountPage extends SamplePage {
  /** The visitor's first actions, in another page: the customer logs in. */
  before?: (page: Page) => Promise<void>
}

/** The account pages are those of a customer with orders. */
export async function accountPages(browser: Browser, origin: string): Promise<AccountPage[]> {
  const before = async (page: Page) => {
    await page.goto(origin + paths.login())
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(astrid.email)
    await page.getByLabel('Password', { exact: true }).fill(astrid.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(origin + paths.account())
  }
  const page = await browser.newPage()
  await before(page)
  await page.goto(origin + paths.accountOrders())
  const order = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href')
  await page.close()
  if (!order) throw new Error('The customer has no orders')
  return [
    { name: 'log-in', path: paths.login() },
    { name: 'register', path: paths.register() },
    { name: 'forgot password', path: paths.forgotPassword() },
    { name: 'reset password', path: `${paths.resetPassword()}?i=sample&id=1` },
    { name: 'account', path: paths.account(), before },
    { name: 'orders', path: paths.accountOrders(), before },
    { name: 'order', path: order, before },
    { name: 'details', path: paths.accountDetails(), before },
    { name: 'cars', path: paths.accountCars(), before },
    { name: 'change password', path: paths.accountPassword(), before },
  ]
}
