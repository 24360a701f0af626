import { html, raw } from 'hono/html'
import { formatPrice } from '../price-text.ts'
import { latestPayments } from '../provider/payments.ts'
import { fromCents } from '../rules/money.ts'
import { wallClock } from '../wall-clock.ts'
import type { World } from '../world.ts'
import { measuringBooks } from './books.ts'
import style from './console.css?raw'
import { faultSwitch } from './faults.ts'
import { goodsSection } from './goods.ts'
import { latestMessages, latestOrders, latestSelections, maxRows } from './listings.ts'
import { restockSection } from './restock.ts'
import { switches } from './switches.ts'
import { type Markup, row, section } from './table.ts'

interface PageOptions {
  /** The console token, repeated in the query of forms; null where none is needed. */
  token: string | null
  /** Nonce of the page's inline style. */
  nonce: string
}

/** Renders the console page. */
export function consolePage(world: World, { token, nonce }: PageOptions): Markup {
  const query = token === null ? '' : `?${new URLSearchParams({ token })}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sandbox console</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<header><h1>Sandbox</h1><p>The back end of the demo shop. Nothing here is sold, sent or paid.</p></header>
<main>
${switches(world, query)}
${faultSwitch(world, query)}
${restockSection(world, query)}
${goodsSection(world, query)}
${section('Orders', ['Order', 'Placed', 'Pieces', 'Total', 'Paid by', 'To'], orderRows(world))}
${section('Payments', ['Payment', 'Started', 'Method', 'Amount', 'State', 'Returned', 'Order'], paymentRows(world))}
${section('Selections', ['Selection', 'Changed', 'Pieces', 'Total', 'Country'], selectionRows(world))}
${section('Inbox', ['Sent', 'Kind', 'To', 'Message'], messageRows(world))}
${measuringBooks(world)}
</main>
</body>
</html>`
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

/** Each leads to the page of its provider. */
function paymentRows(world: World): Markup[] {
  const page = `${world.ports.providerUrl}/pay/hosted`
  return latestPayments(world, maxRows).map(
    ({ transaction, started, paymentMethod, amount, currency, state, returned, order }) =>
      row(
        html`<a href="${page}/${transaction}"><code>${transaction}</code></a>`,
        wallClock(started),
        paymentMethod,
        formatPrice(fromCents(amount), currency),
        state,
        returned === null ? '' : wallClock(returned),
        order ?? '',
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
