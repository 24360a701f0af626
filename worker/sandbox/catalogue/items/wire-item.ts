import type { Locale } from '#src/i18n/locales.ts'
import type { Part } from '../products/parts.ts'

type StockOf = (item: string) => number

const fewPieces = 3
const warehouse = 1

/** The stock of an item in replies to shoppers: `yes`, `few`, `no`, or `preorder` for items that are ordered; only servers get numbers. */
function wireStock(pieces: number, onlyOrdered: boolean): string {
  if (pieces <= 0) return 'no'
  if (onlyOrdered) return 'preorder'
  return pieces <= fewPieces ? 'few' : 'yes'
}

/** The items of a product without stock, as lines have them. */
export function wireItems(part: Part, language: Locale) {
  return part.items.map((item, index) => ({
    item: item.item,
    sizeId: String(item.size),
    name: item.names[language],
    sku: item.sku,
    ean: item.ean,
    upc: '',
    itemTableX: index,
    itemTableY: 0,
  }))
}

/** The items of a product with stock, as the catalogue has them. */
export function wireStockedItems(
  part: Part,
  language: Locale,
  stock: StockOf,
  { preorder, serverSide }: { preorder: boolean; serverSide: boolean },
) {
  return wireItems(part, language).map((item) => ({
    ...item,
    stock: wireStock(stock(item.item), preorder),
    ...(serverSide ? { warehouses: [{ warehouse, stock: stock(item.item) }] } : {}),
  }))
}

/** The size table of a product, with one row. */
export function itemTable(part: Part, language: Locale) {
  const x = part.items.map(({ names }) => names[language])
  return {
    unit: '',
    original: { x, y: [] },
    x,
    y: [],
    dividerSymbol: 'x',
    desc: x.length > 1 ? 'Sizes' : 'One Size',
  }
}
