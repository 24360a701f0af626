// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import { Hono } from 'hono'
import * as v from 'valibot'
import type { World } from '../../world.ts'
import { secretOnly } from '../access.ts'
import type { CheckoutEnv } from '../env.ts'
import { answer, change, type Outcome, refused } from '../outcome.ts'
import { GivenId, parse, shortText } from '../request.ts'
import { moveToCountry, setLanguage } from '../selection/change-region.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { attachSelection, findOpenSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'

const AttachRequest = v.object({ tokenOnly: v.optional(v.boolean(), false) })

const RegionRequest = v.object({
  country: v.optional(shortText),
  state: v.optional(shortText),
  language: v.optional(shortText),
  market: v.optional(v.pipe(GivenId, v.transform(Number))),
  pricelist: v.optional(v.pipe(GivenId, v.transform(Number))),
})
type RegionRequest = v.InferOutput<typeof RegionRequest>

export const selectionRoutes = new Hono<CheckoutEnv>()

selectionRoutes.get('/selection', (c) => change(c, (state) => ({ state })))

selectionRoutes.put('/selection', secretOnly, (c) =>
  change(c, (state) => {
    const request = parse(RegionRequest, c.var.body)
    return 'refusal' in request ? request.refusal : setRegion(c.var.world, state, request.value)
  }),
)

selectionRoutes.put('/selection/:selection', (c) => {
  const { world, sessionRow } = c.var
  const request = parse(AttachRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  return world.ports.sql.transaction(() => {
    const found = findOpenSelection(world, c.req.param('selection'))
    if (!found) return refuse(c, 404, { selection: 'not found' })
    if (sessionRow !== null) attachSelection(world, sessionRow, found.selection)
    return request.value.tokenOnly ? reply(c, {}) : answer(c, found, { state: found.state })
  })
})

/**
 * Sets the region of a selection for a server: the country with its defaults first, then explicit market, price list
 * and language.
 */
function setRegion(world: World, selection: SelectionState, request: RegionRequest): Outcome {
  const { country = selection.country, state, language, market, pricelist } = request
  if (market !== undefined && !world.regions.market(market)) return refused(404, { market: 'not found' })
  if (pricelist !== undefined && !world.regions.pricelist(pricelist)) {
    return refused(404, { pricelist: 'not found' })
  }
  const named = request.country !== undefined || state !== undefined
  const moved =
    named && country !== null
      ? moveToCountry(world, selection, { country, state, language })
      : setLanguage(selection, language ?? selection.language)
  if ('refused' in moved) return moved
  const { state: updated } = moved
  return {
    state: { ...updated, market: market ?? updated.market, pricelist: pricelist ?? updated.pricelist },
  }
}
