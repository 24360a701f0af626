import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { type CartRow, cartRows, lineDiscount } from './cart.ts'
import { expressMethods } from './express-methods.ts'
import { contentName, lineDetails, lineName, linePath } from './line-text.ts'

type Texts = Pick<I18n, 't' | 'locale'>

/** A cart as text in the shopper's language: what the cart page shows, and line by line the panel and the checkout. */
export interface CartView {
  lines: LineView[]
  /** How many more lines there are that cannot be shown. */
  unreadableLines: number
  vouchers: VoucherView[]
  totals: TotalsView
  /** Whether the checkout begins with the buttons of wallets. */
  hasExpress: boolean
}

export interface LineView {
  /** The id of the line. */
  line: string
  name: string
  /** The product's page; null where the line does not say which that is. */
  path: string | null
  /** Shown beside the name: the brand. */
  details: string[]
  sku: string
  /** The cars it fits, as `parseFitSummary` reads them; empty where that is not known. */
  fit: string
  /** The address of its picture; null where it has none. */
  picture: string | null
  /** The parts of a bundle; empty for any other line. */
  contents: { item: string; name: string; sku: string }[]
  quantity: number
  total: string
  /** "You save 20 kr"; empty where nothing is saved. */
  saved: string
  /** "49 kr each"; empty for a single piece. */
  unitPrice: string
  /** Deposits that are charged because of the line. */
  deposits: { line: string; name: string; total: string }[]
}

export interface VoucherView {
  /** The code. */
  voucher: string
  /** Empty where it says no more than the code. */
  description: string
}

/** The rows below the lines of a cart or an order, in the order of a receipt. */
export interface TotalsView {
  /** What is added up. */
  items: TotalsRow[]
  /** The grand total and, where it is known, the tax included in it. */
  grand: TotalsRow[]
}

export interface TotalsRow {
  label: string
  /** Shown below the label. */
  notes: string[]
  amount: string
  emphasis: 'grand' | 'quiet' | null
}

/** What amounts are written with. */
export interface Amounts {
  /** ISO 4217. */
  currency: string
  /** The country the goods go to; null while it is unknown. */
  country: string | null
  /** Whether the buyer pays no VAT. */
  vatExempt: boolean
}

/** The amounts of a cart. */
export const amountsOf = ({
  currency,
  location,
  vatExempt,
}: Pick<Selection, 'currency' | 'location' | 'vatExempt'>): Amounts => ({
  currency,
  country: location.country,
  vatExempt,
})

/** Shows a cart; `deliveryNotes` is null while no delivery method is chosen. */
export function cartView(selection: Selection, i18n: Texts, deliveryNotes: string[] | null): CartView {
  const amounts = amountsOf(selection)
  return {
    lines: cartRows(selection.lines).map((row) => lineView(row, i18n, amounts)),
    unreadableLines: selection.unreadableLines,
    vouchers: selection.discounts.vouchers.map(voucherView),
    totals: totalsView(selection.totals, i18n, amounts, deliveryNotes),
    hasExpress: expressMethods(selection).length > 0,
  }
}

/** Shows one line of a cart with its deposits. */
export function lineView({ line, deposits }: CartRow, i18n: Texts, amounts: Amounts): LineView {
  const { t } = i18n
  const amount = (value: number | null) => amountText(value, i18n, amounts)
  const discount = lineDiscount(line)
  return {
    line: line.line,
    name: lineName(line),
    path: linePath(line),
    details: lineDetails(line),
    sku: line.sku || line.product.sku,
    fit: line.product.fitSummary,
    picture: line.product.media[0] ?? null,
    contents: line.contents.map((part) => ({
      item: part.item,
      name: `${part.quantity} × ${contentName(part)}`,
      sku: part.sku,
    })),
    quantity: line.quantity,
    total: amount(line.totalPrice),
    saved: discount > 0 ? `${t('cart.saved')} ${amount(discount)}` : '',
    unitPrice: line.quantity > 1 ? `${amount(line.price)} ${t('cart.each')}` : '',
    deposits: deposits.map((deposit) => ({
      line: deposit.line,
      name: lineName(deposit) + (deposit.quantity > 1 ? ` × ${deposit.quantity}` : ''),
      total: amount(deposit.totalPrice),
    })),
  }
}

export function voucherView({ voucher, description }: VoucherView): VoucherView {
  return { voucher, description: description === voucher ? '' : description }
}

/**
 * Shows the totals of a cart or an order; `deliveryNotes` is null while no delivery method is chosen. Tax that is added to
 * or deducted from the prices has a row of its own; tax included in them is named below the grand total.
 */
export function totalsView(
  totals: Totals,
  i18n: Texts,
  amounts: Amounts,
  deliveryNotes: string[] | null,
): TotalsView {
  const { items, discount, shipping, handling, taxAdded, taxDeducted, grandTotal, grandTotalTax } = totals
  const { t } = i18n
  const text = (value: number | null) => amountText(value, i18n, amounts)
  const row = (
    label: string,
    amount: string,
    { notes = [], emphasis = null }: Partial<TotalsRow> = {},
  ): TotalsRow => ({ label, amount, notes, emphasis })
  const delivery = shipping === 0 ? t('cart.free') : text(shipping)
  return {
    items: [
      row(t('cart.items'), text(items)),
      ...(discount && discount < 0 ? [row(t('cart.discount'), text(discount))] : []),
      deliveryNotes
        ? row(t('cart.shipping'), delivery, { notes: deliveryNotes })
        : row(t('cart.shipping'), t('cart.atCheckout')),
      ...(handling && handling > 0 ? [row(t('cart.handling'), text(handling))] : []),
      ...(taxAdded && taxAdded > 0 ? [row(t('cart.vatAdded'), text(taxAdded))] : []),
      ...(taxDeducted && taxDeducted < 0 ? [row(t('cart.vatDeducted'), text(taxDeducted))] : []),
    ],
    grand: [
      amounts.vatExempt
        ? row(t('cart.totalWithoutVat'), text(grandTotal), {
            emphasis: 'grand',
            notes: [t('cart.vatExempt')],
          })
        : row(t('cart.total'), text(grandTotal), { emphasis: 'grand' }),
      ...(!taxAdded && grandTotalTax && grandTotalTax > 0
        ? [row(t('cart.vatIncluded'), text(grandTotalTax), { emphasis: 'quiet' })]
        : []),
    ],
  }
}

/** An amount, in words where it is null, which is unknown: a zero would be read as free. */
export function amountText(
  amount: number | null,
  { t, locale }: Texts,
  { currency, country }: Amounts,
): string {
  if (amount === null) return t('cart.amountUnknown')
  // A minus is as wide as a figure; some languages write a hyphen.
  return formatMoney(amount, currency, intlLocale(locale, country)).replace('-', '−')
}
