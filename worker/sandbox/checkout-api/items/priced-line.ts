import { setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import type { CatalogueItem, ShippingClass } from '../../catalogue/items/stocked-items.ts'
import { regions } from '../../demo-catalogue/regions.ts'
import { type Cents, fromCents, toCents } from '../../rules/money.ts'
import type { World } from '../../world.ts'
import type { Choice, SelectionRegion, StoredLine } from '../selection/selection-state.ts'

/** A part within a bundle, at its own price. */
export interface Content {
  item: CatalogueItem
  quantity: number
  price: Cents
  before: Cents
}

/** The discount of a voucher on one line. */
export interface LineVoucher {
  voucher: string
  /** 0 or negative. */
  off: Cents
}

export interface PricedLine {
  line: string
  item: CatalogueItem
  quantity: number
  price: Cents
  /** Price before a reduction; equals `price` without one. */
  before: Cents
  comment: string
  productUrl: string | null
  category: string | null
  /** The parts of a bundle; empty for other products. */
  contents: Content[]
  /** The line is a deposit: never discounted, and not counted as an item. */
  deposit: boolean
  vouchers: LineVoucher[]
  /** The voucher discount is already in the price, as on orders. */
  absorbed: boolean
}

/**
 * Prices a stored line; empty when it can no longer be bought in the region. With the setting `automaticDeposits` its
 * deposit follows as a second line.
 */
export function priceLine(world: World, stored: StoredLine, region: SelectionRegion): PricedLine[] {
  const { catalogue, settings } = world
  const { automaticDeposits } = settings.read()
  const item = catalogue.item(stored.item)
  if (!item || !catalogue.soldIn(item.product, region.market)) return []
  const deposit = catalogue.isDeposit(item.product)
  if (deposit && (automaticDeposits || !catalogue.depositSoldIn(item.product, region.country))) return []
  const contents = contentsOf(world, item, stored.choices, region)
  const { pricelist } = region
  const price = stored.choices
    ? bundlePrice(world, item, contents, pricelist)
    : listPrice(world, item, pricelist)
  if (!contents || !price) return []
  const { line, quantity, comment, productUrl, category } = stored
  const fields = { line, item, quantity, comment, productUrl, category, contents, ...price }
  const follows = automaticDeposits ? automaticDeposit(world, stored, contents, region) : []
  return [{ ...fields, ...undiscounted, deposit }, ...follows]
}

const undiscounted = { vouchers: [], absorbed: false }

/**
 * The deposit line of an item, or of the parts of a bundle; these all have the same kind of deposit. Empty without one.
 */
function automaticDeposit(
  world: World,
  stored: StoredLine,
  contents: Content[],
  region: SelectionRegion,
): PricedLine[] {
  const { country } = region
  const found = piecesIn(stored.item, contents).flatMap(({ item, quantity }) => {
    const deposit = country === null ? null : world.catalogue.depositFor(item, country)
    return deposit ? { item: deposit.item, quantity } : []
  })
  const item = found[0] ? world.catalogue.item(found[0].item) : null
  const price = item ? listPrice(world, item, region.pricelist) : null
  if (!item || !price) return []
  const perUnit = found.reduce((sum, { quantity }) => sum + quantity, 0)
  const fields = { line: stored.depositLine, item, quantity: stored.quantity * perUnit, ...price }
  return [
    {
      ...fields,
      ...undiscounted,
      comment: '',
      productUrl: null,
      category: null,
      contents: [],
      deposit: true,
    },
  ]
}

interface Price {
  price: Cents
  before: Cents
}

function listPrice({ catalogue }: World, item: CatalogueItem, pricelist: number): Price | null {
  const point = catalogue.price(item.product, pricelist)
  return point ? { price: toCents(point.price), before: toCents(point.before) } : null
}

/**
 * The price of a flexible bundle: the sum of its parts less the bundle's discount, with the endings of the price list.
 * Null when a part is not sold here.
 */
function bundlePrice(
  { catalogue }: World,
  item: CatalogueItem,
  contents: Content[] | null,
  pricelist: number,
): Price | null {
  const bundle = catalogue.bundle(item.product)
  if (!bundle || !contents) return null
  const before = contents.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const endings = regions.pricelist(pricelist)?.rounding ?? 'cent'
  return { price: toCents(setPrice(fromCents(before), bundle.discountPercent, endings)), before }
}

/** The parts of a bundle: as chosen, else the first item of each section. Null when one is not sold in the region. */
function contentsOf(
  world: World,
  { product }: CatalogueItem,
  choices: Choice[] | null,
  { market, pricelist }: SelectionRegion,
): Content[] | null {
  const fixed = world.catalogue.bundle(product)?.sections.flatMap(({ quantity, items: [item] }) => {
    return item === undefined ? [] : [{ item, quantity }]
  })
  const contents = (choices ?? fixed ?? []).map(({ item: id, quantity }) => {
    const item = world.catalogue.item(id)
    const isSold = item !== null && world.catalogue.soldIn(item.product, market)
    const price = isSold ? listPrice(world, item, pricelist) : null
    return isSold && price ? { item, quantity, ...price } : null
  })
  return contents.every((content) => content !== null) ? contents : null
}

/** The stock items that one unit of a line consists of. */
export function piecesOf({ item, contents }: PricedLine): Piece[] {
  return piecesIn(item.item, contents)
}

interface Piece {
  item: string
  quantity: number
}

function piecesIn(item: string, contents: Content[]): Piece[] {
  if (contents.length === 0) return [{ item, quantity: 1 }]
  return contents.map((content) => ({ item: content.item.item, quantity: content.quantity }))
}

/** The total weight of lines in kilograms and the shipping classes of their parts. */
export function parcelOf(
  { catalogue }: World,
  lines: PricedLine[],
): { kilograms: number; classes: ShippingClass[] } {
  const pieces = lines.flatMap(({ item, contents, quantity }) =>
    contents.length === 0
      ? [{ product: item.product, quantity }]
      : contents.map((content) => ({ product: content.item.product, quantity: content.quantity * quantity })),
  )
  const kilograms = pieces.reduce(
    (sum, { product, quantity }) => sum + catalogue.weight(product) * quantity,
    0,
  )
  return { kilograms, classes: pieces.map(({ product }) => catalogue.shippingClass(product)) }
}
