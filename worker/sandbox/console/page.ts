import { html } from 'hono/html'
import { StockMode } from '../settings.ts'
import type { World } from '../world.ts'
import style from './console.css?raw'
import { latestMessages, latestOrders, latestSelections } from './listings.ts'

type Markup = ReturnType<typeof html>

/** The whole console in one plain page; `token` is carried along where it was needed to come in. */
export function consolePage(world: World, token: string | null): Markup {
  const query = token === null ? '' : `?${new URLSearchParams({ token })}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Sandbox console</title>
<style>${style}</style>
</head>
<body>
<header><h1>Sandbox</h1><p>The back end of the demo shop. Nothing here is sold, sent or paid.</p></header>
<main>
${switches(world, query)}
${section('Orders', ['Order', 'Placed', 'Pieces', 'Total', 'Paid by', 'To'], orderRows(world))}
${section('Selections', ['Selection', 'Changed', 'Pieces', 'Total', 'Country'], selectionRows(world))}
${section('Inbox', ['Sent', 'Kind', 'To', 'Message'], messageRows(world))}
</main>
</body>
</html>`
}

function switches({ settings }: World, query: string): Markup {
  const { stockMode, rotateTokens, checkReplies } = settings.read()
  const modes = StockMode.options.map(
    (mode) => html`<option ${mode === stockMode ? 'selected' : ''}>${mode}</option>`,
  )
  return html`<section aria-labelledby="switches"><h2 id="switches">Switches</h2>
<form method="post" action="__settings${query}">
<label>Stock is looked at <select name="stockMode">${modes}</select></label>
<label><input type="checkbox" name="rotateTokens" ${rotateTokens ? 'checked' : ''}> a new token in every reply</label>
<label><input type="checkbox" name="checkReplies" ${checkReplies ? 'checked' : ''}> hold replies against the contract</label>
<button>Save</button>
</form>
<form method="post" action="__reset${query}"><button>Forget sessions, orders and messages</button></form>
</section>`
}

function section(name: string, columns: string[], rows: Markup[]): Markup {
  const id = name.toLowerCase()
  const table = html`<div class="scroll"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${rows.length > 0 ? table : html`<p>None yet.</p>`}</section>`
}

function row(...cells: (string | number | Markup)[]): Markup {
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
}

function orderRows(world: World): Markup[] {
  return latestOrders(world).map(({ order, date, totals, paymentMethodName, address }) =>
    row(
      order,
      date,
      totals.totalQuantity,
      totals.grandTotalPrice,
      paymentMethodName,
      `${address.email}, ${address.countryName}`,
    ),
  )
}

function selectionRows(world: World): Markup[] {
  return latestSelections(world).map(({ selection, changed, quantity, grandTotal, country }) =>
    row(html`<code>${selection}</code>`, changed, quantity, grandTotal, country),
  )
}

function messageRows(world: World): Markup[] {
  return latestMessages(world).map(({ sent, kind, recipient, subject, body }) =>
    row(sent, kind, recipient, html`<details><summary>${subject}</summary><pre>${body}</pre></details>`),
  )
}
