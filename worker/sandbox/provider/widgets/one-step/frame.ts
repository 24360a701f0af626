import { html } from 'hono/html'
import { oneStep } from '../../../checkout-api/payment/payment-methods.ts'
import { type FrameParts, frame } from '../frames.ts'
import type { AskedFor } from './check.ts'
import frameScript from './frame.js?raw'
import type { ShownOrder } from './order.ts'
import type { OneStepPayment } from './session.ts'
import { oneStepTexts } from './texts.ts'

/** The `autocomplete` values of the fields, by row. */
const rows: { key: AskedFor; autocomplete: string; type?: string }[][] = [
  [{ key: 'email', autocomplete: 'email', type: 'email' }],
  [
    { key: 'firstName', autocomplete: 'given-name' },
    { key: 'lastName', autocomplete: 'family-name' },
  ],
  [{ key: 'address1', autocomplete: 'street-address' }],
  [
    { key: 'zipCode', autocomplete: 'postal-code' },
    { key: 'city', autocomplete: 'address-level2' },
  ],
  [{ key: 'phoneNumber', autocomplete: 'tel', type: 'tel' }],
]

/** The one-step checkout: form of the address, summary, and payment. */
export function oneStepFrame(
  { oneStep: { country, language, typed } }: OneStepPayment,
  order: ShownOrder | null,
  { nonce, shop }: Pick<FrameParts, 'nonce' | 'shop'>,
) {
  const texts = oneStepTexts[language]
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  const field = ({ key, autocomplete, type = 'text' }: (typeof rows)[number][number]) =>
    html`<div class="field"><label>${texts.fields[key]} <input name="${key}" type="${type}" autocomplete="${autocomplete}" value="${typed[key] ?? ''}" maxlength="500" required aria-describedby="${key}-problem"></label><p id="${key}-problem" class="problem"></p></div>`
  const content = html`<form novalidate>
${rows.map((row) => (row.length > 1 ? html`<div class="row">${row.map(field)}</div>` : row.map(field)))}
<p>${texts.country}: ${countryName}</p>
<ul id="goods">${order?.goods.map((line) => html`<li>${line}</li>`) ?? ''}</ul>
<p class="amount" id="amount">${order?.amountText ?? ''}</p>
<input type="hidden" name="amount" value="${order?.amount ?? ''}">
<input type="hidden" name="currency" value="${order?.currency ?? ''}">
<p id="message" role="alert" data-failed="${texts.failed}" data-unconfirmed="${texts.unconfirmed}"></p>
<button>${texts.pay}</button>
</form>
<p>${texts.demo}</p>`
  return frame({ title: oneStep.name[language], language, nonce, shop, script: frameScript, content })
}
