import { html } from 'hono/html'
import { type FrameParts, frame, scriptJson } from '../frames.ts'
import deliveryStyle from './frame.css?raw'
import deliveryScript from './frame.js?raw'
import type { DeliveryView } from './view.ts'

/** The shipping widget. */
export function deliveryFrame(view: DeliveryView, { nonce, shop }: Pick<FrameParts, 'nonce' | 'shop'>) {
  const content = html`<form method="post" novalidate>
<div class="postcode">
<label>Postcode <input name="zipCode" inputmode="numeric" autocomplete="postal-code" maxlength="12" aria-describedby="message"></label>
<button>Update</button>
</div>
<p id="message" role="alert"></p>
<fieldset><legend lang="en">Delivery options</legend></fieldset>
</form>`
  const script = `let view = ${scriptJson(view)}\n${deliveryScript}`
  return frame({ title: 'Delivery options', nonce, shop, style: deliveryStyle, script, content })
}
