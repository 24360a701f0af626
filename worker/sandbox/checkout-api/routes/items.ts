// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { type Addition, addBundle, addItem } from '../items/add-line.ts'
import { changeItems } from '../items/change-items.ts'
import { change, type Outcome, refused } from '../outcome.ts'
import { GivenId, parse, quantity, shortText } from '../request.ts'
import type { SelectionState } from '../selection/selection-state.ts'

const addition = {
  quantity: v.optional(quantity(1), 1),
  comment: v.optional(v.nullable(shortText)),
  productUrl: v.optional(v.nullable(shortText)),
  category: v.optional(v.nullable(GivenId)),
}
const ItemRequest = v.object(addition)
const BundleRequest = v.object({
  ...addition,
  sections: v.pipe(v.array(v.object({ section: GivenId, item: GivenId })), v.maxLength(50)),
})

export const itemRoutes = new Hono<CheckoutEnv>()

itemRoutes.put('/items', (c) => change(c, (selection) => changeItems(c.var.world, selection, c.var.body)))

itemRoutes.post('/items/bundles/:item', (c) =>
  adding(c, c.req.param('item'), (selection) => {
    if (!c.var.world.settings.read().bundles) return refused(403, { feature: 'not enabled' })
    const request = parse(BundleRequest, c.var.body)
    if ('refusal' in request) return request.refusal
    const addition = additionOf(c.req.param('item'), request.value)
    return addBundle(c.var.world, selection, addition, request.value.sections)
  }),
)

itemRoutes.post('/items/:item', (c) => addPlainItem(c, c.req.param('item'), {}))
itemRoutes.post('/items/:item/quantity/:quantity', (c) =>
  addPlainItem(c, c.req.param('item'), { quantity: c.req.param('quantity') }),
)

function addPlainItem(c: CheckoutContext, item: string, path: { quantity?: string }): Response {
  return adding(c, item, (selection) => {
    const request = parse(ItemRequest, { ...c.var.body, ...path })
    if ('refusal' in request) return request.refusal
    return addItem(c.var.world, selection, additionOf(item, request.value))
  })
}

/** Adds items. Only servers may add comments, since these are printed on packing lists. */
function adding(c: CheckoutContext, item: string, work: (selection: SelectionState) => Outcome): Response {
  return change(c, (selection) => {
    if (c.var.body.comment && !c.var.serverSide) return refused(401, { comment: 'denied' })
    return c.var.world.catalogue.item(item)
      ? work(selection)
      : refused(404, { item: 'product item not found' })
  })
}

function additionOf(item: string, request: v.InferOutput<typeof ItemRequest>): Addition {
  return {
    item,
    quantity: request.quantity,
    comment: request.comment ?? '',
    productUrl: request.productUrl ?? null,
    category: request.category ?? null,
  }
}
