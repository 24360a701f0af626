// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import type { Line } from '#src/commerce/contract/selection/line.ts'
import { type Cents, taxWithin } from '../../rules/money.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { amountFields } from '../amount-fields.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import type { Content, PricedLine } from './priced-line.ts'

/** The `items` of a selection or an order: each line with its product. */
export function linesWire(world: World, priced: PricedSelection) {
  return priced.lines.map((line) => lineWire(world, priced, line))
}

function lineWire(world: World, priced: PricedSelection, line: PricedLine) {
  const { currency } = priced.pricelist
  return {
    item: line.item.item,
    productUrl: line.productUrl,
    category: line.category,
    comment: line.comment,
    size: line.item.names[priced.state.language],
    sku: line.item.sku,
    ean: line.item.ean,
    upc: '',
    quantity: line.quantity,
    localizedSize: null,
    line: line.line,
    ...prices(priced, line),
    ...(line.vouchers.length > 0 ? { discounts: lineDiscounts(line, currency) } : {}),
    ...(line.price < line.before && !line.absorbed && line.contents.length === 0
      ? { campaign: { name: 'Sale', ...amountFields({ discount: line.before - line.price }, currency) } }
      : {}),
    subscriptionPlan: null,
    ...(line.contents.length > 0 ? { bundle: contentsWire(world, priced, line) } : {}),
    product: world.catalogue.lineProduct(line.item.product, priced.state),
  } satisfies Wire<typeof Line>
}

function prices(priced: PricedSelection, line: { price: Cents; before: Cents; quantity: number }) {
  const { currency } = priced.pricelist
  return {
    ...amountFields({ priceEach: line.price, totalPrice: line.price * line.quantity }, currency),
    ...amountFields({ priceEachBeforeDiscount: line.before }, currency),
    anyDiscount: line.price < line.before,
    taxPercent: priced.totals.taxPercent,
    ...amountFields(
      {
        priceEachWithoutTax: line.price - taxOf(priced, line.price),
        priceEachReduction: line.before - line.price,
        totalPriceBeforeDiscount: line.before * line.quantity,
      },
      currency,
    ),
  }
}

function taxOf({ region, pricelist }: PricedSelection, price: Cents): Cents {
  return pricelist.vatIncluded ? taxWithin(price, region?.vatPercent ?? 0) : 0
}

function lineDiscounts({ vouchers, absorbed }: PricedLine, currency: string) {
  return {
    vouchers: vouchers.map(({ voucher, off }) => ({
      voucher,
      ...amountFields({ priceOff: off }, currency),
      hasAffectedItemPrice: absorbed,
    })),
    automaticDiscounts: null,
  }
}

function contentsWire(world: World, priced: PricedSelection, line: PricedLine) {
  return line.contents.map((content) => contentWire(world, priced, line, content))
}

function contentWire(world: World, priced: PricedSelection, line: PricedLine, content: Content) {
  const { item } = content
  const product = world.catalogue.lineProduct(item.product, priced.state)
  return {
    item: item.item,
    product: String(item.product),
    brandName: product.brandName ?? '',
    productName: product.name ?? '',
    productUrl: null,
    category: null,
    size: item.names[priced.state.language],
    sku: item.sku,
    ean: item.ean,
    silkProduct: product.centraProduct ?? '',
    silkVariant: product.centraVariant ?? '',
    quantity: content.quantity,
    comment: line.comment,
    localizedSize: null,
    ...prices(priced, content),
  }
}
