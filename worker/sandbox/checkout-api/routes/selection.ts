// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import { Hono } from 'hono'
import * as v from 'valibot'
import type { World } from '../../world.ts'
import { secretOnly } from '../access.ts'
import type { CheckoutEnv } from '../env.ts'
import { answer, change, type Outcome, refused } from '../outcome.ts'
import { GivenId, parse, shortText } from '../request.ts'
import { moveToCountry, setLanguage } from '../selection/place.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { attachSelection, findOpenSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'

const AttachRequest = v.object({ tokenOnly: v.optional(v.boolean(), false) })

const PlaceRequest = v.object({
  country: v.optional(shortText),
  state: v.optional(shortText),
  language: v.optional(shortText),
  market: v.optional(v.pipe(GivenId, v.transform(Number))),
  pricelist: v.optional(v.pipe(GivenId, v.transform(Number))),
})
type PlaceRequest = v.InferOutput<typeof PlaceRequest>

export const selectionRoutes = new Hono<CheckoutEnv>()

selectionRoutes.get('/selection', (c) => change(c, (state) => ({ state })))

selectionRoutes.put('/selection', secretOnly, (c) =>
  change(c, (state) => {
    const request = parse(PlaceRequest, c.var.body)
    return 'misfit' in request ? request.misfit : placeAt(c.var.world, state, request.value)
  }),
)

selectionRoutes.put('/selection/:selection', (c) => {
  const { world, sessionRow } = c.var
  const request = parse(AttachRequest, c.var.body)
  if ('misfit' in request) return refuse(c, 406, request.misfit.errors)
  return world.ports.sql.transaction(() => {
    const held = findOpenSelection(world, c.req.param('selection'))
    if (!held) return refuse(c, 404, { selection: 'not found' })
    if (sessionRow !== null) attachSelection(world, sessionRow, held.selection)
    return request.value.tokenOnly ? reply(c, {}) : answer(c, held, { state: held.state })
  })
})

/** Puts a selection where a server says: country first, then what it says otherwise. */
function placeAt(world: World, selection: SelectionState, request: PlaceRequest): Outcome {
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
  const { state: placed } = moved
  return { state: { ...placed, market: market ?? placed.market, pricelist: pricelist ?? placed.pricelist } }
}
