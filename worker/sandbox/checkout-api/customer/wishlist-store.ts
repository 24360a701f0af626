import { productOf } from '../../catalogue/items/item-id.ts'
import type { ItemMoves } from '../../demo-catalogue/seed/seed.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import type { World } from '../../world.ts'

/** Maximum number of products in a wishlist. */
export const maxWishes = 200

/** A product on a customer's wishlist. */
export interface Wish {
  wish: number
  product: number
  /** Milliseconds since 1970. */
  created: number
}

/** The wishlist of a customer, the latest product first. */
export function wishesOf({ ports }: World, customer: number): Wish[] {
  return ports.sql
    .all('select wish, product, created from wish where customer = ? order by wish desc', customer)
    .map(({ wish, product, created }) => ({
      wish: Number(wish),
      product: Number(product),
      created: Number(created),
    }))
}

/** Adds a product that is not on the wishlist yet. */
export function addWish({ ports: { sql, now } }: World, customer: number, product: number): void {
  sql.run('insert into wish (customer, product, created) values (?, ?, ?)', customer, product, now())
}

export function removeWish({ ports }: World, customer: number, product: number): void {
  ports.sql.run('delete from wish where customer = ? and product = ?', customer, product)
}

/** Updates wishlists after the catalogue was refilled: products that no longer exist are removed. */
export function followWishes(sql: Sql, moves: ItemMoves): void {
  for (const { wish, product } of sql.all('select wish, product from wish')) {
    const item = `${product}-1`
    const moved = moves.get(item)
    if (moved) sql.run('update wish set product = ? where wish = ?', productOf(moved), wish ?? null)
    else if (moves.has(item)) sql.run('delete from wish where wish = ?', wish ?? null)
  }
}
