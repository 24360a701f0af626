import type { Item } from './item.ts'
import type { Product } from './product.ts'

/**
 * The id of what is bought, the same in data layer, pixel, conversions and product feed: advertising platforms match what
 * visitors do with the feed by it. It is the SKU of the item, or the item's own id where it has none; never the SKU of the
 * product, which all its versions share.
 */
export function articleId({ item, sku }: Pick<Item, 'item' | 'sku'>): string {
  return sku || item
}

/**
 * The id and kind of a product in events and feeds: a product in one version has the id of its item. One in several
 * versions, none of which is chosen, is a group with the product's id; a feed has that id as `item_group_id` of each
 * version.
 */
export function articleOf({ product, items }: Pick<Product, 'product' | 'items'>): {
  id: string
  isGroup: boolean
} {
  const [only, ...others] = items
  return only && others.length === 0
    ? { id: articleId(only), isGroup: false }
    : { id: product, isGroup: true }
}
