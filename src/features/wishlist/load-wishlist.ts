import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import {
  isFlexible,
  isOffered,
  type ProductCard,
  presetQuantity,
  productCard,
} from '#src/features/catalogue/card.ts'
import { priceFormatFor } from '#src/features/catalogue/offer/price-format.ts'
import { isBuyable } from '#src/features/catalogue/offer/purchase.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'

/** A product as a wishlist shows it, in words. */
export interface WishlistCard {
  card: ProductCard
  /** Everything it comes in. */
  items: string[]
  /** What can be chosen and had; empty where there is nothing to choose. */
  choices: { item: string; name: string }[]
  /** What one press puts into the cart, once an item is chosen. */
  quantity: number
  words: { remove: string; removed: string; version: string }
}

/** The products of a list in its order. What is not sold here, or does not exist, is left out. */
export async function loadWishlist(shop: Shop, products: string[]): Promise<WishlistCard[]> {
  if (products.length === 0) return []
  const reply = await shop.catalogue.products({ products, limit: products.length })
  const listed = reply.ok ? reply.value.products : []
  const format = await priceFormatFor(shop, listed)
  const found = new Map(
    listed.map((product) => [
      product.product,
      { ...ofProduct(product, format.i18n), card: productCard(product, format) },
    ]),
  )
  return products.flatMap((product) => found.get(product) ?? [])
}

function ofProduct(product: Product, { t }: ServerI18n): Omit<WishlistCard, 'card'> {
  const { items, name } = product
  const open = items.length > 1 && !isFlexible(product) && isOffered(product)
  return {
    items: items.map(({ item }) => item),
    choices: open
      ? items.filter(({ stock }) => isBuyable(stock)).map((each) => ({ item: each.item, name: each.name }))
      : [],
    quantity: presetQuantity(product),
    words: {
      remove: t('wishlist.removeNamed', { name }),
      removed: t('wishlist.removed', { name }),
      version: t('wishlist.version', { name }),
    },
  }
}
