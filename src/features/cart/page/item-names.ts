import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { productName } from '#src/features/catalogue/product-name.ts'
import type { Shop } from '#src/shop.ts'

/**
 * Names of items that are not in the visitor's cart, whether or not its market sells them. Items unknown to the
 * catalogue are left out; all of them if it does not answer.
 */
export async function itemNames(
  items: readonly string[],
  findCatalogue: () => Promise<Pick<Shop['catalogue'], 'productsInAnyMarket'>>,
): Promise<string[]> {
  const ids = [...new Set(items.map(productOfItem))]
  if (ids.length === 0) return []
  const reply = await resultOrNull(async () => (await findCatalogue()).productsInAnyMarket(ids))
  const products = reply?.ok ? reply.value.products.map(({ product }) => product) : []
  return items.flatMap((item) => {
    const product = products.find((entry) => entry.product === productOfItem(item))
    if (!product) return []
    const version = product.items.find((entry) => entry.item === item)?.name ?? ''
    return withVersion(productName(product), version)
  })
}
