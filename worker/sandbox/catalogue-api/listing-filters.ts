import type { Assortment } from '../catalogue/assortment.ts'
import { type Bitset, either, setOf } from '../catalogue/listing/bitset.ts'
import type { Part } from '../catalogue/products/parts.ts'
import type { CallScope } from './call-scope.ts'
import { categoryAt, productAt, productById } from './find-product.ts'
import type { ListingRequest } from './listing-request.ts'

/** The constraints of a listing other than filters: ids, sizes, URI, stock, new and reduced products. */
export function filtersOf(shop: Assortment, request: ListingRequest, callScope: CallScope): Bitset[] {
  const { index } = shop
  const { products, uri, onlyAvailable } = request
  const styles = request.centraProduct ?? request.silkProduct
  const sizes = request['items.name']
  return [
    ...(products
      ? [index.of(products.flatMap((id) => productById(shop, id, callScope.market)?.product ?? []))]
      : []),
    ...(styles ? [where(shop, ({ style }) => styles.includes(String(style)))] : []),
    ...(sizes ? [where(shop, (part) => comesIn(shop, part, sizes, callScope, onlyAvailable))] : []),
    ...(uri ? [atAddress(shop, uri, callScope)] : []),
    ...(onlyAvailable ? [shop.available(callScope.market)] : []),
    ...(request.showAsNew ? [index.fresh()] : []),
    ...(request.showAsOnSale ? [index.onSale(callScope.pricelist)] : []),
  ]
}

function where({ parts, index }: Assortment, test: (part: Part) => boolean): Bitset {
  return setOf(
    index.size,
    parts.flatMap((part, position) => (test(part) ? [position] : [])),
  )
}

function comesIn(
  shop: Assortment,
  part: Part,
  sizes: string[],
  { language, market }: CallScope,
  inStock: boolean,
): boolean {
  return part.items.some(
    ({ item, names }) => sizes.includes(names[language]) && (!inStock || shop.stock(item, market) > 0),
  )
}

function atAddress(shop: Assortment, uri: NonNullable<ListingRequest['uri']>, { market }: CallScope): Bitset {
  const product = uri.for.includes('product') ? productAt(shop, uri.uri, market) : null
  const category = uri.for.includes('category') ? categoryAt(shop, uri.uri) : null
  const inside = category && shop.index.fields.get('categories')?.get(String(category.category))
  return either(shop.index.size, [
    ...(product ? [shop.index.of([product.part.product])] : []),
    ...(inside ? [inside] : []),
  ])
}
