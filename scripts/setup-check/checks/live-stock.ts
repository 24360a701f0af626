import { path } from '#src/commerce/call-path.ts'
import { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { acceptedValue, parseResponse } from '#src/commerce/reply.ts'
import type { Check } from '../checked-shop.ts'
import { defect, note, works } from '../finding.ts'
import { callsOf } from '../service-failure.ts'

const route = 'GET /products/{id}'

/** The Shop API knows the stock of a product that the Checkout API sells. */
export const checkLiveStock: Check = async ({ facts, services }) => {
  const { stock } = services
  const { market } = await facts.home()
  const { products } = await facts.sample()
  const sold = products.find(({ markets }) => markets.includes(market))?.product.product
  if (sold === undefined) return [note('The Shop API was not called, since no product was found.')]
  const found = await callsOf(stock, async () => {
    const answer = await stock.http({ method: 'GET', path: path('products', sold), route })
    const reply = parseResponse(StockReply, answer, route)
    return !reply.ok && reply.status === 404 ? null : (acceptedValue(reply, route)[sold] ?? null)
  })
  if (found === null) {
    return [
      defect(
        `The Shop API does not know product ${sold}, which the Checkout API sells.`,
        'Make sure that SHOP_API_URL belongs to the same shop as COMMERCE_URL.',
      ),
    ]
  }
  return found.markets[market]
    ? [works('The Shop API knows stock and prices.')]
    : [
        note(
          `The Shop API has no stock of product ${sold} in market ${market}.`,
          'Product pages then show what the Checkout API says.',
        ),
      ]
}
