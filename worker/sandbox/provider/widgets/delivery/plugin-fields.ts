// Centra, "Ingrid": https://centra.dev/docs/extend-with-plugins/shipping/ingrid

import { html, raw } from 'hono/html'
import { wantsDeliveryService } from '../../../checkout-api/selection/follow-delivery-service.ts'
import type { PricedSelection } from '../../../checkout-api/selection/priced-selection.ts'
import type { World } from '../../../world.ts'
import { scriptJson } from '../frames.ts'

/** The plugin fields of a selection: the shipping widget, or that the delivery service has created no session. */
export function shippingPluginFields(world: World, { state, lines }: PricedSelection) {
  if (lines.length === 0 || !wantsDeliveryService(world, state)) return {}
  const { deliverySession: session } = state
  if (session === '') {
    return { ingrid: { version: 2, error: 'No Ingrid-session created', deliveryOptionsAvailable: false } }
  }
  const widgets = `${world.ports.providerUrl}/pay/widgets`
  const settings = scriptJson({ frame: `${widgets}/delivery/${session}` })
  const snippet = html`<div id="shipwallet-container"></div>
<script id="shipwallet-settings" type="application/json">${raw(settings)}</script>
<script src="${widgets}/delivery.js"></script>`
  return {
    ingrid: { version: 2, snippet: String(snippet), session_id: session, deliveryOptionsAvailable: true },
  }
}
