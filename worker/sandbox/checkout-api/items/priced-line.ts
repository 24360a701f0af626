import type { CatalogueItem, ShippingClass } from '../../catalogue.ts'
import { type Cents, percentOf, toCents } from '../../rules/money.ts'
import type { World } from '../../world.ts'
import type { Choice, Place, StoredLine } from '../selection/selection-state.ts'

/** A part inside a set, at its own price. */
export interface Content {
  item: CatalogueItem
  quantity: number
  price: Cents
  before: Cents
}

/** What a voucher takes off one line: negative. */
export interface LineVoucher {
  voucher: string
  off: Cents
}

export interface PricedLine {
  line: string
  item: CatalogueItem
  quantity: number
  price: Cents
  /** Before a reduction; equals `price` without one. */
  before: Cents
  comment: string
  productUrl: string | null
  category: string | null
  /** The parts of a set; empty for anything else. */
  contents: Content[]
  /** Returned when the old part comes back: never discounted, never counted. */
  deposit: boolean
  vouchers: LineVoucher[]
  /** The voucher is already in the price, as on orders. */
  absorbed: boolean
}

/**
 * A line at today's price; nothing when it can no longer be bought here. Where deposits follow their parts by themselves,
 * its deposit comes behind it.
 */
export function priceLine(world: World, stored: StoredLine, place: Place): PricedLine[] {
  const { catalogue, settings } = world
  const { automaticDeposits } = settings.read()
  const item = catalogue.item(stored.item)
  if (!item || !catalogue.soldIn(item.product, place.market)) return []
  const deposit = catalogue.isDeposit(item.product)
  if (deposit && (automaticDeposits || !catalogue.depositSoldIn(item.product, place.country))) return []
  const contents = contentsOf(world, item, stored.choices, place)
  const price = stored.choices ? setPrice(world, item, contents) : listPrice(world, item, place.pricelist)
  if (!contents || !price) return []
  const { line, quantity, comment, productUrl, category } = stored
  const own = { line, item, quantity, comment, productUrl, category, contents, ...price }
  const follows = automaticDeposits ? followingDeposit(world, stored, contents, place) : []
  return [{ ...own, ...undiscounted, deposit }, ...follows]
}

const undiscounted = { vouchers: [], absorbed: false }

/** The deposit on an item, or on the parts of a set that have one: all of one kind. */
function followingDeposit(world: World, stored: StoredLine, contents: Content[], place: Place): PricedLine[] {
  const { country } = place
  const found = piecesIn(stored.item, contents).flatMap(({ item, quantity }) => {
    const deposit = country === null ? null : world.catalogue.depositFor(item, country)
    return deposit ? { item: deposit.item, quantity } : []
  })
  const item = found[0] ? world.catalogue.item(found[0].item) : null
  const price = item ? listPrice(world, item, place.pricelist) : null
  if (!item || !price) return []
  const each = found.reduce((sum, { quantity }) => sum + quantity, 0)
  const own = { line: stored.depositLine, item, quantity: stored.quantity * each, ...price }
  return [
    { ...own, ...undiscounted, comment: '', productUrl: null, category: null, contents: [], deposit: true },
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

/** A flexible set costs its parts, less its discount. */
function setPrice({ catalogue }: World, item: CatalogueItem, contents: Content[] | null): Price | null {
  const bundle = catalogue.bundle(item.product)
  if (!bundle || !contents) return null
  const before = contents.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { price: before - percentOf(before, bundle.discountPercent), before }
}

/** The parts of a set: as chosen, else the first of each place. Null when one is not sold here. */
function contentsOf(
  world: World,
  { product }: CatalogueItem,
  choices: Choice[] | null,
  { market, pricelist }: Place,
): Content[] | null {
  const fixed = world.catalogue.bundle(product)?.sections.flatMap(({ quantity, items: [item] }) => {
    return item === undefined ? [] : [{ item, quantity }]
  })
  const contents = (choices ?? fixed ?? []).map(({ item: id, quantity }) => {
    const item = world.catalogue.item(id)
    const sold = item !== null && world.catalogue.soldIn(item.product, market)
    const price = sold ? listPrice(world, item, pricelist) : null
    return sold && price ? { item, quantity, ...price } : null
  })
  return contents.every((content) => content !== null) ? contents : null
}

/** The pieces one unit of a line takes from the shelf. */
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

/** What lines weigh, in kilograms, and how they may travel. */
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
