import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import type { NumberedProduct } from '#src/commerce/contract/search/number-search.ts'
import { acceptedValue } from '#src/commerce/reply.ts'
import { maxRankedHits } from '#src/config.ts'
import type { Shop } from '#src/shop.ts'

/** Products of one catalogue call: their replies stay far below the maximum size. */
const batchSize = 50
/** Maximum length of a chain of replacements. */
const maxReplacements = 3

export async function findNumbers(
  { search }: Pick<Shop, 'search'>,
  keys: readonly string[],
): Promise<NumberedProduct[]> {
  if (keys.length === 0) return []
  const { hits, received } = acceptedValue(await search.byNumbers(keys), 'search')
  if (received < maxRankedHits || keys.length === 1) return hits
  // There may be more than fit in one reply.
  const half = Math.ceil(keys.length / 2)
  const halves = [keys.slice(0, half), keys.slice(half)]
  return (await Promise.all(halves.map((part) => findNumbers({ search }, part)))).flat()
}

export async function findProducts(
  { catalogue }: Pick<Shop, 'catalogue'>,
  ids: readonly string[],
): Promise<Product[]> {
  const wanted = [...new Set(ids)]
  const batches = Array.from({ length: Math.ceil(wanted.length / batchSize) }, (_, batch) =>
    wanted.slice(batch * batchSize, (batch + 1) * batchSize),
  )
  const replies = await Promise.all(batches.map((products) => catalogue.productsById(products)))
  return replies.flatMap((reply) => acceptedValue(reply, 'catalogue').products)
}

/** The replacements of these products, by article number, with their own replacements. Throws if a service fails. */
export async function findSuccessors(
  shop: Pick<Shop, 'search' | 'catalogue'>,
  replaced: readonly Product[],
): Promise<Map<string, Product>> {
  const found = new Map<string, Product>()
  let wanted = replaced
  for (let step = 0; step < maxReplacements && wanted.length > 0; step++) {
    const skus = new Set(wanted.map(({ replacedBy }) => replacedBy).filter((sku) => !found.has(sku)))
    const numbered = await findNumbers(shop, [...new Set([...skus].map(numberKey))].filter(Boolean))
    const successors = await findProducts(
      shop,
      numbered.filter(({ sku }) => skus.has(sku)).map(({ product }) => product),
    )
    for (const product of successors) found.set(product.sku, product)
    wanted = successors.filter(needsSuccessor)
  }
  return found
}

export function needsSuccessor(product: Product): boolean {
  return (
    product.replacedBy !== '' && !(product.available && product.items.some(({ stock }) => stock !== 'no'))
  )
}

export function successorOf(product: Product, successors: ReadonlyMap<string, Product>): Product {
  let last = product
  for (let step = 0; step < maxReplacements && needsSuccessor(last); step++)
    last = successors.get(last.replacedBy) ?? last
  return last
}
