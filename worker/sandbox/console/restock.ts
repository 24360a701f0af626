import { html } from 'hono/html'
import * as v from 'valibot'
import type { CatalogueItem } from '../catalogue/items/stocked-items.ts'
import { awaitedItems, receiveDelivery } from '../checkout-api/customer/stock-notices.ts'
import { GivenId } from '../checkout-api/request.ts'
import type { World } from '../world.ts'

/** Pieces that one press of the console delivers. */
const delivered = 20

const Delivery = v.object({ item: GivenId })

/** Delivers pieces of the item of a form or of JSON, and returns it; null when there is no such item. */
export function deliverItem(world: World, body: unknown): CatalogueItem | null {
  const parsed = v.safeParse(Delivery, body)
  if (!parsed.success || !receiveDelivery(world, parsed.output.item, delivered)) return null
  return world.catalogue.item(parsed.output.item)
}

/** The items that shoppers wait for, each with a button that delivers it. */
export function restockSection(world: World, query: string) {
  const rows = awaitedItems(world).map(({ item, count }) => {
    const sku = world.catalogue.item(item)?.sku ?? item
    return html`<li><form method="post" action="__restock${query}"><input type="hidden" name="item" value="${item}">
<button>Deliver ${delivered} of ${sku}</button> ${count} waiting</form></li>`
  })
  return html`<section aria-labelledby="awaited"><h2 id="awaited">Back in stock</h2>${
    rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>Nobody is waiting.</p>`
  }</section>`
}
