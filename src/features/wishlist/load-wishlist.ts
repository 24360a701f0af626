import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import {
  type CardAddition,
  isFlexible,
  isOffered,
  type ProductCard,
  presetAddition,
  productCard,
} from '#src/features/catalogue/cards/card.ts'
import { amountOf } from '#src/features/catalogue/offer/price.ts'
import { type PriceContext, priceContextFor } from '#src/features/catalogue/offer/price-context.ts'
import { isBuyable } from '#src/features/catalogue/offer/purchase.ts'
import type { StockState } from '#src/features/catalogue/offer/stock.ts'
import type { Shop } from '#src/shop.ts'
import { maxPrice, type PartState, type Supply } from './shared/snapshot.ts'

export interface WishlistCard {
  card: ProductCard
  items: string[]
  choices: { item: string; name: string }[]
  preset: Omit<CardAddition, 'item'>
  state: PartState
  text: { remove: string; removed: string; version: string }
}

export async function loadWishlist(shop: Shop, products: string[]): Promise<WishlistCard[]> {
  if (products.length === 0) return []
  const reply = await shop.catalogue.productsById(products)
  const listed = reply.ok ? reply.value.products : []
  const context = await priceContextFor(shop, listed)
  const found = new Map(
    listed.map((product) => {
      const card = productCard(product, context)
      const state = { price: hundredths(amountOf(product)), supply: supplyOf(card.stock.state) }
      return [product.product, { ...ofProduct(product, context), card, state }]
    }),
  )
  return products.flatMap((product) => found.get(product) ?? [])
}

function ofProduct(product: Product, context: PriceContext): Omit<WishlistCard, 'card' | 'state'> {
  const { items, name } = product
  const { t } = context.i18n
  const open = items.length > 1 && !isFlexible(product) && isOffered(product)
  return {
    items: items.map(({ item }) => item),
    choices: open
      ? items.filter(({ stock }) => isBuyable(stock)).map((item) => ({ item: item.item, name: item.name }))
      : [],
    preset: presetAddition(product, context),
    text: {
      remove: t('wishlist.removeNamed', { name }),
      removed: t('wishlist.removed', { name }),
      version: t('wishlist.version', { name }),
    },
  }
}

function hundredths(amount: number | null): number | null {
  const price = Math.round((amount ?? -1) * 100)
  return price >= 0 && price <= maxPrice ? price : null
}

function supplyOf(stock: StockState): Supply {
  if (stock === 'no') return 'out'
  return stock === 'later' ? 'later' : 'in'
}
