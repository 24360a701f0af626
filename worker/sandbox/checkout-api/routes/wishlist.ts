// Centra, "Wishlist": https://centra.dev/docs/crafting-frontends/wishlist

import { Hono } from 'hono'
import { wallClock } from '../../wall-clock.ts'
import { denied } from '../access.ts'
import { accountOf } from '../customer/customer-store.ts'
import { addWish, maxWishes, removeWish, wishesOf } from '../customer/wishlist-store.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { refuse, reply } from '../wire.ts'

/** The id of the only wishlist, in paths. */
const defaultWishlist = '0'

export const wishlistRoutes = new Hono<CheckoutEnv>()

wishlistRoutes.get('/customer/wishlists/:wishlist', (c) => answerWishlist(c, () => null))

wishlistRoutes.post('/customer/wishlists/:wishlist/items/:product', (c) =>
  answerWishlist(c, (customer) => {
    const { world } = c.var
    const product = productInPath(c)
    if (product === null) return refuse(c, 404, { product: 'not found' })
    const wishes = wishesOf(world, customer)
    if (wishes.some((wish) => wish.product === product)) return null
    if (wishes.length >= maxWishes) return refuse(c, 406, { wishlist: 'full' })
    addWish(world, customer, product)
    return null
  }),
)

wishlistRoutes.delete('/customer/wishlists/:wishlist/items/:product', (c) =>
  answerWishlist(c, (customer) => {
    const { world } = c.var
    const found = wishesOf(world, customer).find(({ product }) => String(product) === c.req.param('product'))
    if (!found) return refuse(c, 404, { product: 'not found' })
    removeWish(world, customer, found.product)
    return null
  }),
)

/** The product in the path of a call; null when it is not sold in the market. */
function productInPath({ req, var: { world, session } }: CheckoutContext): number | null {
  const id = req.param('product') ?? ''
  const product = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  return product !== null && isListed(world.catalogue, product, session.market) ? product : null
}

function isListed(
  catalogue: CheckoutContext['var']['world']['catalogue'],
  product: number,
  market: number,
): boolean {
  return !catalogue.isDeposit(product) && catalogue.soldIn(product, market)
}

/**
 * Makes a change of the logged-in customer's wishlist, unless `change` refuses it, and answers with the list. Products
 * that are not sold in the market are kept and left out.
 */
function answerWishlist(c: CheckoutContext, change: (customer: number) => Response | null): Response {
  const { world, session, sessionRow } = c.var
  const account = accountOf(world, sessionRow)
  if (!account) return denied(c)
  if (c.req.param('wishlist') !== defaultWishlist) return refuse(c, 404, { wishlist: 'not found' })
  const refusal = world.ports.sql.transaction(() => change(account.customer))
  if (refusal) return refusal
  const items = wishesOf(world, account.customer)
    .filter(({ product }) => isListed(world.catalogue, product, session.market))
    .map(({ wish, product, created }) => ({
      wishlistItem: wish,
      product: world.catalogue.lineProduct(product, session),
      createdAt: wallClock(created),
    }))
  return reply(c, { wishlist: { wishlist: Number(defaultWishlist), isDefault: true, items } })
}
