import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { bandSize, listingDefaults } from '#src/config.ts'
import type { Shop } from '#src/shop.ts'
import { type ProductCard, productCard } from '../cards/card.ts'
import { loadCategoryFacts } from '../category-facts.ts'
import { sortOrder } from '../listing/sorting.ts'
import { loadFailedText } from '../load-failed-text.ts'
import { priceContextFor } from '../offer/price-context.ts'
import { categoryTiles, featuredPart } from './home.ts'

interface Band {
  cards: ProductCard[]
  unavailable?: string
}

/** The data of the home page. Without products it still leads into the catalogue. */
export async function loadHome(shop: Shop) {
  const cards = async (products: readonly Product[]): Promise<ProductCard[]> => {
    const context = await priceContextFor(shop, products)
    return products.map((product) => productCard(product, context))
  }
  const onSale = { ...listingDefaults, showAsOnSale: true, limit: bandSize, sortOrder: sortOrder('Latest') }
  const sale = shop.catalogue.products(onSale).then(
    async (reply): Promise<Band> => ({ cards: await cards(reply.ok ? reply.value.products : []) }),
    (): Band => ({ cards: [], unavailable: loadFailedText(shop.i18n) }),
  )
  const facts = await loadCategoryFacts(shop)
  return {
    tiles: categoryTiles(facts),
    featured: featuredPart(facts, shop.i18n),
    newest: await cards(facts.newest.slice(0, bandSize)),
    sale,
  }
}
