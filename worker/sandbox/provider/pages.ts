import { html, raw } from 'hono/html'
import { shownAmount } from '../price-text.ts'
import type { StoredPayment } from './payments.ts'
import style from './provider.css?raw'
import type { ReturnTarget } from './return-target.ts'

type Markup = ReturnType<typeof html>

/** The shopper decides: each outcome of a payment is a button. `byPost` preselects how the shopper returns. */
export function choicePage({ amount, currency }: StoredPayment, byPost: boolean, nonce: string): Markup {
  const button = (decision: string, name: string) =>
    html`<button name="decision" value="${decision}">${name}</button>`
  return page(
    'Simulated payment',
    nonce,
    html`<p class="amount">${shownAmount(amount, currency)}</p>
<form method="post">
<label>Return by <select name="method">
<option value="get">GET</option><option value="post" ${byPost ? 'selected' : ''}>POST</option>
</select></label>
${button('approve', 'Approve')}
${button('decline', 'Decline')}
${button('cancel', 'Cancel')}
${button('expire', 'Let it expire')}
${button('approve-and-close', 'Approve and close')}
${button('return-twice', 'Return twice')}
</form>`,
  )
}

/** A payment that has been decided: reloaded, reached by the back button, or pressed twice. */
export function endedPage(
  { state, amount, currency }: StoredPayment,
  target: ReturnTarget,
  nonce: string,
): Markup {
  return page(
    'Simulated payment',
    nonce,
    html`<p class="amount">${shownAmount(amount, currency)}</p><p>This payment is ${state}.</p>${returnForm(target)}`,
  )
}

/** The provider has notified the service; the shopper closes the page, or comes back late. */
export function closedPage({ amount, currency }: StoredPayment, target: ReturnTarget, nonce: string): Markup {
  return page(
    'Payment approved',
    nonce,
    html`<p class="amount">${shownAmount(amount, currency)}</p><p>You can close this window.</p>${returnForm(target)}`,
  )
}

/**
 * Sends the shopper back by itself; with a button where scripts do not run. `twice`: the same return is sent once more in
 * the background.
 */
export function returnPage(target: ReturnTarget, twice: boolean, nonce: string): Markup {
  return page(
    'Back to the shop',
    nonce,
    html`${returnForm(target)}
<script nonce="${nonce}" type="module">
const form = document.querySelector('#return')
const data = new URLSearchParams(new FormData(form))
${raw(twice ? again(target.fields !== null) : '')}
form.submit()
</script>`,
  )
}

function returnForm({ address, fields }: ReturnTarget): Markup {
  // A form by GET would drop the query of its address.
  const inputs = fields ? Object.entries(fields) : [...new URL(address).searchParams]
  return html`<form id="return" method="${fields ? 'post' : 'get'}" action="${address}">${inputs.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>Back to the shop</button></form>`
}

/** Opaque and without cookies, as a server of the provider's would call. */
function again(byPost: boolean): string {
  const options = "mode: 'no-cors', credentials: 'omit', keepalive: true"
  return byPost
    ? `void fetch(form.action, { method: 'POST', body: data, ${options} }).catch(() => {})`
    : `void fetch(form.action.split('?')[0] + '?' + data, { ${options} }).catch(() => {})`
}

function page(title: string, nonce: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body><main><h1>${title}</h1>
<p class="hint">A payment provider of the demo. Nothing is charged.</p>
${content}</main></body>
</html>`
}
