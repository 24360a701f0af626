import type { Line } from '#src/commerce/contract/line.ts'
import { lineDetails, lineName } from '#src/features/cart/line-words.ts'

/** A row of a receipt. */
export interface ReceiptRow {
  item: string
  name: string
  /** Maker, variant, size. */
  details: string[]
  sku: string
  contents: Line['contents']
  quantity: number
  /** Null where pieces of one item differ by what a voucher took off them. */
  price: number | null
  total: number
}

/** Puts the lines of an order together again: ordering cuts them into single pieces with ids of their own. */
export function receiptRows(lines: Line[]): ReceiptRow[] {
  const rows = new Map<string, ReceiptRow>()
  for (const line of lines) {
    // Two sets of one article may be filled differently.
    const key = [line.item, ...line.contents.map(({ item, quantity }) => `${quantity}×${item}`)].join(' ')
    const row = rows.get(key)
    if (row) rows.set(key, withLine(row, line))
    else rows.set(key, rowOf(line))
  }
  return [...rows.values()]
}

function rowOf(line: Line): ReceiptRow {
  const { item, product, sku, contents, quantity, price, totalPrice } = line
  return {
    item,
    name: lineName(line),
    details: lineDetails(line),
    sku: sku || product.sku,
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
    total: Math.round((row.total + totalPrice) * 100) / 100,
  }
}
