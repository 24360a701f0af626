import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Line } from '#src/commerce/contract/line.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Totals } from '#src/commerce/contract/totals.ts'
import { parseQuantity, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { cartRows, lineDiscount } from '../cart.ts'
import { deliveryOf } from '../delivery.ts'
import { deliveryNotes } from '../delivery-text.ts'
import { quantityProblemText } from '../line/quantity-problem.tsx'
import { contentName, lineDetails, lineName, linePath } from '../line-text.ts'
import type { CartFlash } from './flash.ts'

/** The cart as a page shows it: words and amounts are made where the page is. */
export interface CartView {
  rows: CartViewRow[]
  /** That some lines cannot be shown; empty when all can. */
  unreadable: string
  vouchers: { voucher: string; description: string }[]
  sums: CartSum[]
}

export interface CartViewRow {
  line: string
  name: string
  /** Null where the line does not say what is its product's. */
  path: string | null
  details: string[]
  sku: string
  picture: string | null
  contents: string[]
  /** What stands in its field: its pieces, or what was typed and refused. */
  quantity: string
  /** Why that was refused; empty where nothing is wrong. */
  problem: string
  total: string
  /** "You save 20 kr", "49 kr each"; empty where there is nothing to say. */
  saved: string
  each: string
  deposits: { line: string; name: string; total: string }[]
}

export interface CartSum {
  label: string
  /** Said beneath the label. */
  notes?: string[]
  amount: string
  tone?: 'grand' | 'quiet'
}

interface CartScreenSources {
  selection: Selection
  i18n: Pick<I18n, 't' | 'locale'>
  /** What the last form led to. */
  note: CartFlash | null
  /** Those of the cart's country. */
  facts: ShopFacts | null
}

/** The cart in words and amounts of the page's language and the cart's country. */
export function cartView({ selection, i18n, note, facts }: CartScreenSources): CartView {
  const { t, locale } = i18n
  const { country } = selection.location
  const delivery = deliveryOf(selection, facts)
  const intl = intlLocale(locale, country)
  const money = (amount: number | null) =>
    amount === null ? t('cart.amountUnknown') : formatMoney(amount, selection.currency, intl)
  const { vouchers } = selection.discounts
  const count = selection.unreadableLines
  return {
    rows: cartRows(selection.lines).map(({ line, deposits }) => ({
      line: line.line,
      name: lineName(line),
      path: linePath(line),
      details: lineDetails(line),
      sku: line.sku || line.product.sku,
      picture: line.product.media[0] ?? null,
      contents: line.contents.map((part) => `${part.quantity} × ${contentName(part)} ${part.sku}`),
      ...typedQuantity(line, note, i18n),
      total: money(line.totalPrice),
      saved: lineDiscount(line) > 0 ? `${t('cart.saved')} ${money(lineDiscount(line))}` : '',
      each: line.quantity > 1 ? `${money(line.price)} ${t('cart.each')}` : '',
      deposits: deposits.map((deposit) => depositRow(deposit, money)),
    })),
    unreadable: count > 0 ? t('cart.unreadableLines', { count }) : '',
    vouchers: vouchers.map(({ voucher, description }) => ({
      voucher,
      description: description === voucher ? '' : description,
    })),
    sums: sumsOf(
      selection.totals,
      delivery && deliveryNotes(delivery, selection.currency, { i18n, country }),
      t,
      money,
    ),
  }
}

function typedQuantity(
  { line, quantity, product }: Line,
  note: CartFlash | null,
  i18n: Pick<I18n, 't' | 'locale'>,
): Pick<CartViewRow, 'quantity' | 'problem'> {
  const typed = note?.said === 'badQuantity' && note.line === line ? note.typed : undefined
  const parsed = typed === undefined ? null : parseQuantity(typed, quantityLimits(product))
  return typed === undefined || !parsed || parsed.ok
    ? { quantity: String(quantity), problem: '' }
    : { quantity: typed, problem: quantityProblemText(i18n, parsed.problem) }
}

function depositRow(deposit: Line, money: (amount: number | null) => string) {
  const times = deposit.quantity > 1 ? ` × ${deposit.quantity}` : ''
  return { line: deposit.line, name: lineName(deposit) + times, total: money(deposit.totalPrice) }
}

/** What is added up, in the order of a receipt. */
function sumsOf(
  totals: Totals,
  notes: string[] | null,
  t: I18n['t'],
  money: (amount: number | null) => string,
): CartSum[] {
  const { items, discount, shipping, handling, taxAdded, taxDeducted, grandTotal, grandTotalTax } = totals
  const sum = (label: string, amount: number | null) => ({ label, amount: money(amount) })
  const delivery = shipping === 0 ? t('cart.free') : money(shipping)
  return [
    sum(t('cart.items'), items),
    ...(discount && discount < 0 ? [sum(t('cart.discount'), discount)] : []),
    notes
      ? { label: t('cart.shipping'), amount: delivery, notes }
      : { label: t('cart.shipping'), amount: t('cart.atCheckout') },
    ...(handling && handling > 0 ? [sum(t('cart.handling'), handling)] : []),
    ...(taxAdded && taxAdded > 0 ? [sum(t('cart.vatAdded'), taxAdded)] : []),
    ...(taxDeducted && taxDeducted < 0 ? [sum(t('cart.vatDeducted'), taxDeducted)] : []),
    { ...sum(t('cart.total'), grandTotal), tone: 'grand' },
    ...(!taxAdded && grandTotalTax && grandTotalTax > 0
      ? [{ ...sum(t('cart.vatIncluded'), grandTotalTax), tone: 'quiet' as const }]
      : []),
  ]
}
