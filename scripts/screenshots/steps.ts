import type { Page } from 'playwright'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { SamplePage } from '../shop/sample-pages.ts'

export interface Screen {
  name: string
  /** Opens the screen. */
  open(page: Page, visit: Visit): Promise<void>
  /** The visitor's answer to the consent question; by default, measuring is off. */
  consent?: 'all' | 'asked'
  /** True if products must be visible above the fold. */
  isListing?: boolean
  /** Browser console messages expected on this screen. */
  tolerated?: RegExp
}

export interface Visit {
  i18n: ServerI18n
  origin: string
  /** Origin of a shop whose back end is unreachable. */
  outageOrigin: string
  samples: SamplePage[]
}

export const address = ({ i18n, origin }: Visit, path: string) => origin + localized(i18n.locale, path)

export function sample(visit: Visit, name: string): string {
  const found = visit.samples.find((page) => page.name === name)
  if (!found) throw new Error(`No sample page called ${name}`)
  return address(visit, found.path)
}

export const at =
  (name: string): Screen['open'] =>
  async (page, visit) => {
    await page.goto(sample(visit, name))
  }

/** Opens a fixed path in the visit's language. */
export const atPath =
  (path: string): Screen['open'] =>
  async (page, visit) => {
    await page.goto(address(visit, path))
  }

export async function fillCart(page: Page, visit: Visit) {
  const { t } = visit.i18n
  await page.goto(sample(visit, 'product'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: t('cart.cart') })
    .getByRole('listitem')
    .first()
    .waitFor()
}

export async function openCheckout(page: Page, visit: Visit) {
  await fillCart(page, visit)
  await page.goto(address(visit, paths.checkout()))
  await page.getByRole('button', { name: visit.i18n.t('checkout.toDelivery') }).waitFor()
}

export async function writeAddress(page: Page, visit: Visit) {
  const { t } = visit.i18n
  await openCheckout(page, visit)
  const write = (label: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  await write(t('checkout.field.email'), 'robin@example.com')
  await write(t('checkout.field.phoneNumber'), '+46 8 123 456 78')
  await write(t('checkout.field.firstName'), 'Robin')
  await write(t('checkout.field.lastName'), 'Exempel')
  await write(t('checkout.field.address1'), 'Provgatan 1')
  await write(t('checkout.field.zipCode'), '114 55')
  await write(t('checkout.field.city'), 'Stockholm')
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('button', { name: t('checkout.toPayment') }).waitFor()
}

export async function choosePayment(page: Page, visit: Visit, method = 'prepayment') {
  await writeAddress(page, visit)
  await page.getByRole('button', { name: visit.i18n.t('checkout.toPayment') }).click()
  await page.locator(`input[name=paymentMethod][value=${method}]`).check()
  await page.getByRole('button', { name: visit.i18n.t('checkout.placeOrder') }).waitFor()
}

export async function openRegion(page: Page, visit: Visit) {
  const { t } = visit.i18n
  await page.goto(sample(visit, 'home'))
  await page.getByRole('button', { name: new RegExp(`^${t('shell.region')}`) }).click()
  await page
    .getByRole('dialog', { name: t('shell.region') })
    .getByRole('combobox', { name: t('region.country') })
    .waitFor()
}
