import * as v from 'valibot'
import { regions } from './cart.ts'
import { priceIn, wireProduct } from './catalogue.ts'
import { brands, categories, clothes, type Piece } from './clothes.ts'

const Query = v.object({
  q: v.optional(v.string(), ''),
  limit: v.optional(v.number(), 20),
  offset: v.optional(v.number(), 0),
  filter: v.optional(v.array(v.string()), []),
  facets: v.optional(v.array(v.string()), []),
})

const brandOf = ({ brand }: Piece) => brands.find(({ id }) => id === brand)?.name ?? ''
const categoryOf = ({ category }: Piece) => categories.find(({ id }) => id === category)
const urisOf = (piece: Piece) => {
  const [top = '', ...below] = (categoryOf(piece)?.uri ?? '').split('/')
  return below.length > 0 ? [top, `${top}/${below.join('/')}`] : [top]
}

/** The values of a document's attribute, as they are counted. */
function valuesOf(piece: Piece, attribute: string): string[] {
  if (attribute === 'brandName') return [brandOf(piece)]
  if (attribute === 'categories') return urisOf(piece)
  return attribute === 'inStock' ? ['true'] : []
}

/** True unless a condition of the kind `attribute IN ["…"]` excludes it. No document has a number of its own. */
function meets(piece: Piece, condition: string): boolean {
  const [, attribute = '', list = ''] = /^(\w+) IN (\[.*\])$/.exec(condition) ?? []
  if (attribute === '') return true
  const wanted = v.parse(v.array(v.string()), JSON.parse(list))
  return valuesOf(piece, attribute).some((value) => wanted.includes(value))
}

const textOf = (piece: Piece) =>
  `${piece.name} ${piece.colour} ${piece.material} ${brandOf(piece)} ${categoryOf(piece)?.names.join(' ')}`

/** `POST /indexes/products_{language}/search` of the search service. */
export function searchClothes(body: unknown) {
  const { q, limit, offset, filter, facets } = v.parse(Query, body)
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = clothes.filter(
    (piece) =>
      words.every((word) => textOf(piece).toLowerCase().includes(word)) &&
      filter.every((condition) => meets(piece, condition)),
  )
  return {
    hits: found.slice(offset, offset + limit).map(hit),
    query: q,
    limit,
    offset,
    estimatedTotalHits: found.length,
    facetDistribution: Object.fromEntries(
      facets.map((attribute) => [attribute, countsOf(found, attribute)] as const),
    ),
    facetStats: {},
    processingTimeMs: 1,
  }
}

function countsOf(found: readonly Piece[], attribute: string): Record<string, number> {
  const values = found.flatMap((piece) => valuesOf(piece, attribute))
  return Object.fromEntries(
    [...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]),
  )
}

function hit(piece: Piece) {
  const { product, name, sku, uri, brandName, variantName, media } = wireProduct(piece, 19)
  return {
    ...{ product, name, sku, uri, brandName, variantName, media },
    prices: Object.fromEntries(
      regions.map(({ market, pricelist }) => [
        market,
        { [pricelist]: { priceAsNumber: priceIn(piece, pricelist).now } },
      ]),
    ),
    _formatted: { name },
  }
}
