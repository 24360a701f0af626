import { html, raw } from 'hono/html'
import { formatPrice } from '../price-text.ts'
import { fromCents } from '../rules/money.ts'
import type { StoredPayment } from './payments.ts'
import style from './provider.css?raw'

type Markup = ReturnType<typeof html>

/** The shopper decides: each outcome of a payment is a button. `byPost` preselects how the shopper returns. */
export function choicePage({ amount, currency }: StoredPayment, byPost: boolean, nonce: string): Markup {
  const button = (decision: string, name: string) =>
    html`<button name="decision" value="${decision}">${name}</button>`
  return page(
    'Simulated payment',
    nonce,
    html`<p class="amount">${formatPrice(fromCents(amount), currency)}</p>
<form method="post">
<label>Return by <select name="method">
<option value="get">GET</option><option value="post" ${byPost ? 'selected' : ''}>POST</option>
</select></label>
${button('approve', 'Approve')}
${button('decline', 'Decline')}
${button('cancel', 'Cancel')}
${button('approve-and-close', 'Approve and close')}
${button('return-twice', 'Return twice')}
</form>`,
  )
}

/** A payment that has been decided: reloaded, reached by the back button, or pressed twice. */
export function endedPage({ state, amount, currency }: StoredPayment, nonce: string): Markup {
  return page(
    'Simulated payment',
    nonce,
    html`<p class="amount">${formatPrice(fromCents(amount), currency)}</p><p>This payment is ${state}.</p>`,
  )
}

/** The shopper does not come back by this page: the provider has notified the service. */
export function closedPage({ amount, currency }: StoredPayment, nonce: string): Markup {
  return page(
    'Payment approved',
    nonce,
    html`<p class="amount">${formatPrice(fromCents(amount), currency)}</p><p>You can close this window.</p>`,
  )
}

interface Return {
  address: string
  /** Null: the shopper comes back by GET. */
  fields: Record<string, string> | null
  /** The same return is sent once more in the background. */
  twice: boolean
}

/** Sends the shopper back by itself; with a button where scripts do not run. */
export function returnPage({ address, fields, twice }: Return, nonce: string): Markup {
  const inputs = Object.entries(fields ?? {}).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const method = fields ? 'post' : 'get'
  // A form by GET would drop the query of its address.
  const query = fields
    ? []
    : [...new URL(address).searchParams].map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )
  return page(
    'Back to the shop',
    nonce,
    html`<form id="return" method="${method}" action="${address}">${inputs}${query}<button>Back to the shop</button></form>
<script nonce="${nonce}" type="module">
const form = document.querySelector('#return')
const data = new URLSearchParams(new FormData(form))
${raw(twice ? again(fields !== null) : '')}
form.submit()
</script>`,
  )
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
