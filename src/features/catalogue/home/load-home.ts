import type { ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { listingDefaults } from '#src/config.ts'
import type { Shop } from '#src/shop.ts'
import { type ProductCard, productCard } from '../cards/card.ts'
import { loadCategories } from '../categories.ts'
import { sortOrder } from '../listing/sorting.ts'
import { loadFailedText } from '../load-failed-text.ts'
import { priceContextFor } from '../offer/price-context.ts'
import { categoryTiles, featuredPart, withoutPicture } from './home.ts'

/** A number of tiles that fills rows of two, three, four and six. */
const shown = 12
/** Number of newest products to load: enough that every category is likely to be among them. */
const sampled = 100
const maxExtraSamples = 3

interface Band {
  cards: ProductCard[]
  unavailable?: string
}

/** The data of the home page. Without products it still leads into the catalogue. */
export async function loadHome(shop: Shop) {
  const { catalogue } = shop
  const cards = async (products: readonly Product[]): Promise<ProductCard[]> => {
    const context = await priceContextFor(shop, products)
    return products.map((product) => productCard(product, context))
  }
  const find = async (request: ListingRequest) => {
    const reply = await catalogue.products({ ...listingDefaults, ...request })
    return reply.ok ? reply.value : null
  }
  const sale = find({ showAsOnSale: true, limit: shown, sortOrder: sortOrder('Latest') }).then(
    async (listing): Promise<Band> => ({ cards: await cards(listing?.products ?? []) }),
    (): Band => ({ cards: [], unavailable: loadFailedText(shop.i18n) }),
  )
  const [categories, newest] = await Promise.all([
    loadCategories(shop),
    find({ limit: sampled, sortOrder: sortOrder('Latest') }).catch(() => null),
  ])
  const bare = withoutPicture(categories, newest).slice(0, maxExtraSamples)
  const samples = await Promise.all(
    bare.map((category) => find({ categories: [category], limit: 1 }).catch(() => null)),
  )
  const products = [...(newest?.products ?? []), ...samples.flatMap((sample) => sample?.products ?? [])]
  return {
    tiles: categoryTiles(categories, newest && { ...newest, products }),
    featured: featuredPart(categories, newest, shop.i18n),
    newest: await cards((newest?.products ?? []).slice(0, shown)),
    sale,
  }
}
