import { html } from 'hono/html'
import { shownAmount } from '../../../price-text.ts'
import type { StoredPayment } from '../../payments.ts'
import { type FrameParts, frame, scriptJson } from '../frames.ts'
import { walletAddresses } from './addresses.ts'
import sheetStyle from './sheet.css?raw'
import sheetScript from './sheet.js?raw'

const countryName = new Intl.DisplayNames('en', { type: 'region' })

/** The wallet's button, and the sheet that it opens. */
export function expressFrame(
  { amount, currency }: StoredPayment,
  { nonce, shop }: Pick<FrameParts, 'nonce' | 'shop'>,
) {
  const countries = walletAddresses.map(
    ({ country }) => html`<option value="${country}">${countryName.of(country)}</option>`,
  )
  const content = html`<button id="open">Pay with wallet</button>
<form id="sheet" aria-labelledby="title" novalidate hidden>
<header><h1 id="title">Wallet</h1><button id="close" type="button">Close</button></header>
<p id="address"></p>
<div class="row">
<label>Country <select name="country">${countries}</select></label>
<label>Postcode <input name="zipCode" autocomplete="off" maxlength="10"></label>
</div>
<fieldset><legend>Delivery method</legend><div id="methods"></div></fieldset>
<label>Test outcome <select name="outcome">
<option value="approved">Approved</option>
<option value="declined">Declined</option>
<option value="redirect">3-D Secure</option>
</select></label>
<p class="total"><span>Total</span> <strong id="total">${shownAmount(amount, currency)}</strong></p>
<p id="message" role="alert"></p>
<button id="pay">Pay</button>
<p>A demo: nothing is charged.</p>
</form>`
  const script = `const addresses = ${scriptJson(walletAddresses)}\n${sheetScript}`
  return frame({ title: 'Express wallet', nonce, shop, style: sheetStyle, script, content })
}
