import { html } from 'hono/html'
import { shopName } from '#src/brand.ts'
import { shownAmount } from '../../../price-text.ts'
import type { StoredPayment } from '../../payments.ts'
import { type FrameParts, frame, scriptJson } from '../frames.ts'
import { walletAddresses, walletOwner } from './addresses.ts'
import sheetStyle from './sheet.css?raw'
import sheetScript from './sheet.js?raw'

const countryName = new Intl.DisplayNames('en', { type: 'region' })

const drawing = (viewBox: string, path: string) =>
  html`<svg viewBox="${viewBox}" aria-hidden="true"><path d="${path}"/></svg>`
const walletDrawing = drawing('0 0 28 20', 'M4 5.5h19.5v12H4zM4 5.5L19 2v3.5M23.5 9.5H18v4h5.5M20.5 11.5h.1')
const cardDrawing = drawing('0 0 28 20', 'M1.5 3.5h25v13h-25zM1.5 7.5h25M4.5 13h6')
const closeDrawing = drawing('0 0 16 16', 'M3.5 3.5l9 9M12.5 3.5l-9 9')

/** The wallet's button, and the sheet that it opens. */
export function expressFrame(
  { amount, currency }: StoredPayment,
  { nonce, shop }: Pick<FrameParts, 'nonce' | 'shop'>,
) {
  const countries = walletAddresses.map(
    ({ country }) => html`<option value="${country}">${countryName.of(country)}</option>`,
  )
  const content = html`<button id="open">${walletDrawing} Pay with wallet</button>
<form id="sheet" aria-labelledby="title" novalidate hidden>
<header>${walletDrawing}<h1 id="title">Wallet</h1><button id="close" type="button" aria-label="Close">${closeDrawing}</button></header>
<p class="card">${cardDrawing}<span>Demo card, ending in 4242<small>${walletOwner}</small></span></p>
<fieldset><legend>Deliver to</legend>
<p id="address"></p>
<div class="row">
<label>Country <select name="country">${countries}</select></label>
<label>Postcode <input name="zipCode" autocomplete="off" maxlength="10"></label>
</div>
</fieldset>
<fieldset><legend>Delivery method</legend><div id="methods"></div></fieldset>
<p class="total"><span>Total to ${shopName}</span> <strong id="total">${shownAmount(amount, currency)}</strong></p>
<p id="message" role="alert"></p>
<button id="pay">Pay</button>
<div class="demo"><p>A demo: nothing is charged.</p>
<label>Test outcome <select name="outcome">
<option value="approved">Approved</option>
<option value="declined">Declined</option>
<option value="redirect">3-D Secure</option>
</select></label></div>
</form>`
  const script = `const addresses = ${scriptJson(walletAddresses)}\n${sheetScript}`
  return frame({ title: 'Express wallet', nonce, shop, style: sheetStyle, script, content })
}
