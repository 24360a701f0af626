// Centra, "Ingrid": https://centra.dev/docs/extend-with-plugins/shipping/ingrid
// Centra, "Klarna Checkout": https://centra.dev/docs/extend-with-plugins/checkout/klarna-checkout

import * as v from 'valibot'
import { Flag, Text } from '../wire.ts'

/** HTML of a plugin; empty when absent. */
const Snippet = v.nullish(v.pipe(v.string(), v.maxLength(100_000)), '')

/** Ingrid, version 2. While it is out of order `error` says so, and plain shipping methods are offered instead. */
const Ingrid = v.nullish(
  v.object({
    snippet: Snippet,
    error: v.nullish(v.string(), ''),
    deliveryOptionsAvailable: v.nullish(v.boolean(), true),
  }),
)

/** A widget that shipping is chosen in, in place of the plain shipping methods. */
export interface ShippingWidget {
  /** The name of its plugin, as the checkout script knows it; the second is version 1 of the first. */
  plugin: 'ingrid' | 'shipwallet'
  snippet: string
  /** It belongs to another session than before, and has to be inserted again, even if the snippet is the same. */
  reload: boolean
}

const ShippingFields = v.object({
  ingrid: Ingrid,
  shipwallet: v.nullish(v.object({ snippet: Snippet })),
  /** The page must insert the widget of version 1 again. */
  shipwallet_reload: Flag,
})

const PaymentWidgetFields = v.object({
  /** The current HTML of an open payment whose widget follows the selection; empty without one. */
  paymentHTML: Text,
  /** The page must replace the widget it shows by `paymentHTML`. */
  klarnaReplaceSnippet: Flag,
  qliroReplaceSnippet: Flag,
})

/** The fields that active plugins of the service add to a selection. */
export const PluginFields = v.object({ ...ShippingFields.entries, ...PaymentWidgetFields.entries })
export type PluginFields = v.InferOutput<typeof PluginFields>

/** The shipping widget of a selection; null where the plain shipping methods are chosen from. */
export function shippingWidgetOf({
  ingrid,
  shipwallet,
  shipwallet_reload: reload,
}: v.InferOutput<typeof ShippingFields>): ShippingWidget | null {
  if (ingrid && ingrid.snippet.trim() !== '' && ingrid.error === '' && ingrid.deliveryOptionsAvailable) {
    return { plugin: 'ingrid', snippet: ingrid.snippet, reload: false }
  }
  if (shipwallet && shipwallet.snippet.trim() !== '') {
    return { plugin: 'shipwallet', snippet: shipwallet.snippet, reload }
  }
  return null
}
