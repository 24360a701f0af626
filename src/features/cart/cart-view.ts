import type { Discounts } from '#src/commerce/contract/selection/discounts.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import { type QuantityLimits, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { type CartRow, cartRows, lineDiscount } from './cart.ts'
import { expressMethods } from './express-methods.ts'
import { contentName, lineDetails, lineName, linePath } from './line-text.ts'

type Texts = Pick<I18n, 't' | 'locale'>

export interface CartView {
  lines: LineView[]
  unreadableLines: number
  vouchers: VoucherView[]
  totals: TotalsView
  /** True if the checkout begins with buttons of wallets. */
  hasExpress: boolean
}

export interface LineView {
  line: string
  name: string
  path: string | null
  details: string[]
  sku: string
  /** The cars it fits, in the format of `parseFitSummary`; empty if unknown. */
  fit: string
  /** The name of its category; empty if unknown. */
  category: string
  picture: string | null
  contents: { item: string; name: string; sku: string }[]
  quantity: number
  limits: QuantityLimits
  total: string
  /** "You save 20 kr"; empty without a discount. */
  saved: string
  unitPrice: string
  deposits: { line: string; name: string; total: string }[]
}

export interface VoucherView {
  voucher: string
  description: string
}

export interface TotalsView {
  items: TotalsRow[]
  grand: TotalsRow[]
}

export interface TotalsRow {
  label: string
  notes: string[]
  amount: string
  emphasis: 'grand' | 'quiet' | null
}

export interface Amounts {
  currency: string
  country: string | null
  vatExempt: boolean
}

export const amountsOf = ({
  currency,
  location,
  vatExempt,
}: Pick<Selection, 'currency' | 'location' | 'vatExempt'>): Amounts => ({
  currency,
  country: location.country,
  vatExempt,
})

/** The cart as text; `deliveryNotes` is null while no delivery method is chosen. */
export function cartView(selection: Selection, i18n: Texts, deliveryNotes: string[] | null): CartView {
  const amounts = amountsOf(selection)
  return {
    lines: cartRows(selection.lines).map((row) => lineView(row, i18n, amounts)),
    unreadableLines: selection.unreadableLines,
    vouchers: selection.discounts.vouchers.map(voucherView),
    totals: totalsView(selection, i18n, amounts, deliveryNotes),
    hasExpress: expressMethods(selection).length > 0,
  }
}

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
    category: line.product.categoryName.at(-1) ?? '',
    picture: line.product.media[0] ?? null,
    contents: line.contents.map((part) => ({
      item: part.item,
      name: `${part.quantity} × ${contentName(part)}`,
      sku: part.sku,
    })),
    quantity: line.quantity,
    limits: quantityLimits(line.product),
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
 * The totals as text; `deliveryNotes` is null while no delivery method is chosen. Each discount has a row, and a
 * payment fee names its method, which the service may have preselected. Tax that is
 * added or deducted has its own row; included tax is named below the grand total.
 */
export function totalsView(
  {
    totals,
    discounts,
    paymentMethodName = '',
  }: Pick<Selection, 'totals' | 'discounts'> & Partial<Pick<Selection, 'paymentMethodName'>>,
  i18n: Texts,
  amounts: Amounts,
  deliveryNotes: string[] | null,
): TotalsView {
  const { items, shipping, handling, taxAdded, taxDeducted, grandTotal, grandTotalTax } = totals
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
      ...discountRows(totals, discounts).map(({ name, off, shippingOff }) => {
        const label = [t('cart.discount'), name].filter(Boolean).join(' ')
        const lessShipping = shippingOff < 0 ? [`${t('cart.shipping')} ${text(shippingOff)}`] : []
        // Discounts on shipping are not part of the sum: the price of shipping has them already.
        const [amount = text(off), ...notes] = off < 0 ? [text(off), ...lessShipping] : lessShipping
        return row(label, amount, { notes })
      }),
      deliveryNotes
        ? row(t('cart.shipping'), delivery, { notes: deliveryNotes })
        : row(t('cart.shipping'), t('cart.atCheckout')),
      ...(handling && handling > 0
        ? [row(t('cart.handling'), text(handling), { notes: paymentMethodName ? [paymentMethodName] : [] })]
        : []),
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

interface DiscountRow {
  /** The code or the name of an automatic discount; empty if the amounts of several are not known. */
  name: string
  off: number
  shippingOff: number
}

/** A row for each discount whose amounts add up to the total's, otherwise one for all of them. */
function discountRows({ discount }: Totals, { vouchers, automatic }: Discounts): DiscountRow[] {
  const rows = [
    ...automatic.map(({ name, priceOff }) => ({ name, off: priceOff ?? 0, shippingOff: 0 })),
    ...vouchers.map(({ voucher, priceOff, shippingOff }) => ({
      name: voucher,
      off: priceOff ?? 0,
      shippingOff: shippingOff ?? 0,
    })),
  ]
  const known = rows.reduce((sum, { off }) => sum + off, 0)
  if (Math.abs(known - (discount ?? 0)) < 0.005) return rows
  return discount && discount < 0 ? [{ name: '', off: discount, shippingOff: 0 }] : []
}

export function amountText(
  amount: number | null,
  { t, locale }: Texts,
  { currency, country }: Amounts,
): string {
  if (amount === null) return t('cart.amountUnknown')
  // A minus sign is as wide as a digit; some languages use a hyphen.
  return formatMoney(amount, currency, intlLocale(locale, country)).replace('-', '−')
}
