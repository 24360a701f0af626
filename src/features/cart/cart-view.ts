import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type QuantityLimits, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { type Amounts, amountsOf, amountText } from './amounts.ts'
import { type CartRow, cartRows, lineDiscount } from './cart.ts'
import { expressMethods } from './express-methods.ts'
import { contentName, lineDetails, lineName, linePath } from './line-text.ts'
import { type TotalsView, totalsView } from './totals-view.ts'

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
  picture: PictureFiles | null
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
