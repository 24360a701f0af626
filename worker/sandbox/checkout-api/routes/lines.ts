// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { setQuantity } from '../items/set-quantity.ts'
import { change, type Outcome, refused } from '../outcome.ts'
import { maxLineQuantity, parse, quantity } from '../request.ts'
import type { StoredLine } from '../selection/selection-state.ts'

const Increase = v.object({ quantity: v.optional(quantity(1), 1) })
const Setting = v.object({ quantity: quantity(0) })
const Decrease = v.object({ quantity: v.optional(quantity(1)) })

const increase = (sent: object) => (line: StoredLine) =>
  counted(Increase, sent, (n) => line.quantity + (n ?? 1))
const setTo = (sent: object) => () => counted(Setting, sent, (n) => n ?? 0)
/** The quantity of a line after a decrease: 0 removes it, as a call without a quantity does. */
const decrease = (sent: object) => (line: StoredLine) =>
  counted(Decrease, sent, (n) => (n === undefined ? 0 : Math.max(line.quantity - n, 0)))

export const lineRoutes = new Hono<CheckoutEnv>()

lineRoutes.post('/lines/:line', (c) => changeLine(c, c.req.param('line'), increase(c.var.body)))
lineRoutes.post('/lines/:line/quantity/:quantity', (c) =>
  changeLine(c, c.req.param('line'), increase({ quantity: c.req.param('quantity') })),
)
lineRoutes.put('/lines/:line/quantity/:quantity', (c) =>
  changeLine(c, c.req.param('line'), setTo({ quantity: c.req.param('quantity') })),
)
lineRoutes.delete('/lines/:line', (c) => changeLine(c, c.req.param('line'), decrease(c.var.body)))
lineRoutes.delete('/lines/:line/quantity/:quantity', (c) =>
  changeLine(c, c.req.param('line'), decrease({ quantity: c.req.param('quantity') })),
)

type Count = { quantity: number } | { refusal: Outcome }

function counted<S extends v.GenericSchema<unknown, { quantity?: number | undefined }>>(
  schema: S,
  sent: object,
  count: (given: number | undefined) => number,
): Count {
  const request = parse(schema, sent)
  if ('refusal' in request) return request
  const quantity = count(request.value.quantity)
  return quantity > maxLineQuantity ? { refusal: refused(406, { quantity: 'not valid' }) } : { quantity }
}

function changeLine(c: CheckoutContext, id: string, count: (line: StoredLine) => Count): Response {
  return change(c, (selection) => {
    if (selection.lines.some(({ depositLine }) => depositLine === id)) {
      return refused(406, { line: 'a deposit goes with its part' })
    }
    const line = selection.lines.find((entry) => entry.line === id)
    if (!line) return refused(404, { line: 'not found' })
    const result = count(line)
    return 'refusal' in result ? result.refusal : setQuantity(c.var.world, selection, line, result.quantity)
  })
}
