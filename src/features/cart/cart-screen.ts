import type { Line } from '#src/commerce/contract/line.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Totals } from '#src/commerce/contract/totals.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { paths } from '#src/paths.ts'
import { cartRows, leastOf, lineDiscount, stepOf } from './cart.ts'
import { lineDetails, lineName } from './line-words.ts'

/** The cart as a page shows it: words and amounts are made where the page is. */
export interface CartScreen {
  rows: CartScreenRow[]
  vouchers: { voucher: string; description: string }[]
  sums: CartSum[]
}

export interface CartScreenRow {
  line: string
  name: string
  path: string
  details: string[]
  sku: string
  picture: string | null
  contents: string[]
  quantity: number
  least: number
  step: number
  total: string
  /** "You save 20 kr", "49 kr each"; empty where there is nothing to say. */
  saved: string
  each: string
  deposits: { line: string; name: string; total: string }[]
}

export interface CartSum {
  label: string
  amount: string
  tone?: 'grand' | 'quiet'
}

/** The cart in words and amounts of the page's language and the cart's country. */
export function cartScreen(selection: Selection, { t, locale }: Pick<I18n, 't' | 'locale'>): CartScreen {
  const intl = intlLocale(locale, selection.location.country)
  const money = (amount: number) => formatMoney(amount, selection.currency, intl)
  const { vouchers } = selection.discounts
  return {
    rows: cartRows(selection.lines).map(({ line, deposits }) => ({
      line: line.line,
      name: lineName(line),
      path: paths.product(line.product.uri),
      details: lineDetails(line),
      sku: line.sku || line.product.sku,
      picture: line.product.media[0] ?? null,
      contents: line.contents.map(({ quantity, productName, sku }) => `${quantity} × ${productName} ${sku}`),
      quantity: line.quantity,
      least: leastOf(line),
      step: stepOf(line),
      total: money(line.totalPrice),
      saved: lineDiscount(line) > 0 ? `${t('cart.saved')} ${money(lineDiscount(line))}` : '',
      each: line.quantity > 1 ? `${money(line.price)} ${t('cart.each')}` : '',
      deposits: deposits.map((deposit) => depositRow(deposit, money)),
    })),
    vouchers: vouchers.map(({ voucher, description }) => ({
      voucher,
      description: description === voucher ? '' : description,
    })),
    sums: sumsOf(selection.totals, selection.shippingMethod !== '', t, money),
  }
}

function depositRow(deposit: Line, money: (amount: number) => string) {
  const times = deposit.quantity > 1 ? ` × ${deposit.quantity}` : ''
  return { line: deposit.line, name: lineName(deposit) + times, total: money(deposit.totalPrice) }
}

/** What is added up, in the order of a receipt. */
function sumsOf(
  totals: Totals,
  shippingKnown: boolean,
  t: I18n['t'],
  money: (amount: number) => string,
): CartSum[] {
  const { items, discount, shipping, handling, taxAdded, taxDeducted, grandTotal, grandTotalTax } = totals
  const sum = (label: string, amount: number) => ({ label, amount: money(amount) })
  const delivery = shipping === 0 ? t('cart.free') : money(shipping)
  return [
    sum(t('cart.items'), items),
    ...(discount < 0 ? [sum(t('cart.discount'), discount)] : []),
    { label: t('cart.shipping'), amount: shippingKnown ? delivery : t('cart.atCheckout') },
    ...(handling > 0 ? [sum(t('cart.handling'), handling)] : []),
    ...(taxAdded > 0 ? [sum(t('cart.vatAdded'), taxAdded)] : []),
    ...(taxDeducted < 0 ? [sum(t('cart.vatDeducted'), taxDeducted)] : []),
    { ...sum(t('cart.total'), grandTotal), tone: 'grand' },
    ...(taxAdded === 0 && grandTotalTax > 0
      ? [{ ...sum(t('cart.vatIncluded'), grandTotalTax), tone: 'quiet' as const }]
      : []),
  ]
}
