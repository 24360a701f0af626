import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { BankTransfer, ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Discounts } from '#src/commerce/contract/selection/discounts.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import { isFree, roundToCents } from '#src/features/cart/cart.ts'
import { isDeposit } from '#src/features/cart/item-count.ts'
import { lineDetails, lineName } from '#src/features/cart/line-text.ts'
import type { I18n } from '#src/i18n/i18n.ts'

export interface ReceiptRow {
  item: string
  name: string
  details: string[]
  sku: string
  picture: PictureFiles | null
  contents: Line['contents']
  quantity: number
  price: number | null
  total: number | null
}

export interface Receipt {
  rows: ReceiptRow[]
  deposits: ReceiptRow[]
  depositTotal: number | null
  totals: Totals
  discounts: Discounts
}

/**
 * An order as its cart was: ordering moves voucher discounts from the sum into the prices of the lines. Here the
 * discount is a separate sum again, with the prices the shopper has read. Deposits are separate, since they are
 * refundable.
 */
export function receiptOf({
  lines,
  totals,
  discounts,
}: Pick<Order, 'lines' | 'totals' | 'discounts'>): Receipt {
  const off = lines.reduce((sum, { voucherOff }) => sum + voucherOff, 0)
  const isDepositLine = isDeposit(lines)
  const deposits = lines.filter(isDepositLine)
  const depositTotal = deposits.reduce<number | null>((sum, { totalPrice }) => plus(sum, totalPrice), 0)
  const items = plus(totals.items, -off)
  return {
    rows: receiptRows(lines.filter((line) => !isDepositLine(line)).map(withoutVouchers)),
    deposits: receiptRows(deposits),
    depositTotal,
    totals: {
      ...totals,
      items: depositTotal === null ? items : plus(items, -depositTotal),
      discount: plus(totals.discount, off),
    },
    discounts: {
      ...discounts,
      vouchers: discounts.vouchers.map((voucher) => ({
        ...voucher,
        priceOff: plus(voucher.priceOff, shareOf(lines, voucher.voucher)),
      })),
    },
  }
}

/** The part of a discount code that is in the prices of the lines. */
function shareOf(lines: Line[], code: string): number {
  const shares = lines.flatMap(({ voucherShares }) => voucherShares).filter(({ voucher }) => voucher === code)
  return shares.reduce((sum, { off }) => sum + off, 0)
}

/** The payment of an order as text. A free order has a method too, which is not used. */
export function paymentText(
  order: Pick<Order, 'totals' | 'paymentMethod' | 'paymentMethodName'>,
  { t }: Pick<I18n, 't'>,
): string {
  return isFree(order) ? t('receipt.nothingToPay') : order.paymentMethodName || order.paymentMethod
}

/** The bank transfer of an order; null if it is paid otherwise, or the facts have no account. */
export function transferOf(
  { paymentMethod }: Pick<Order, 'paymentMethod'>,
  facts: Pick<ShopFacts, 'bankTransfers'> | null,
): BankTransfer | null {
  return facts?.bankTransfers.find((transfer) => transfer.paymentMethod === paymentMethod) ?? null
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Joins the lines of an order: ordering splits them into single pieces with separate ids. */
export function receiptRows(lines: Line[]): ReceiptRow[] {
  const rows = new Map<string, ReceiptRow>()
  for (const line of lines) {
    const key = rowKey(line)
    const row = rows.get(key)
    if (row) rows.set(key, withLine(row, line))
    else rows.set(key, rowOf(line))
  }
  return [...rows.values()]
}

/** The same for lines that are joined. Two bundles of one product may have different contents. */
export function rowKey({ item, contents }: Pick<Line, 'item' | 'contents'>): string {
  return [item, ...contents.map((part) => `${part.quantity}×${part.item}`)].join(' ')
}

function withoutVouchers(line: Line): Line {
  const totalPrice = plus(line.totalPrice, -line.voucherOff)
  if (line.voucherOff === 0 || totalPrice === null) return line
  return { ...line, totalPrice, price: roundToCents(totalPrice / line.quantity), voucherOff: 0 }
}

function rowOf(line: Line): ReceiptRow {
  const { item, product, sku, contents, quantity, price, totalPrice } = line
  return {
    item,
    name: lineName(line),
    details: lineDetails(line),
    sku: sku || product.sku,
    picture: product.media[0] ?? null,
    contents,
    quantity,
    price,
    total: totalPrice,
  }
}

function withLine(row: ReceiptRow, { quantity, price, totalPrice }: Line): ReceiptRow {
  return {
    ...row,
    quantity: row.quantity + quantity,
    price: row.price === price ? price : null,
    total: plus(row.total, totalPrice),
  }
}

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : roundToCents(one + other)
}
