import { html, raw } from 'hono/html'
import type { Locale } from '#src/i18n/locales.ts'
import tokens from '#src/styles/tokens.css?raw'
import { shownAmount } from '../../price-text.ts'
import type { StoredPayment } from '../payments.ts'
import cardScript from './card-frame.js?raw'
import commonStyle from './frame.css?raw'
import frameScript from './frame.js?raw'

type Markup = ReturnType<typeof html>

/** The card's frames stand within a row of methods. */
const onSheet = ':root { background: var(--sheet) }'

export interface FrameParts {
  title: string
  /** English, unless it is another. */
  language?: Locale
  nonce: string
  /** The shop's origin, the only receiver of the frame's messages; `*` if it is unknown. */
  shop: string
  /** Rules in addition to those that all frames share. */
  style?: string
  /** The frame's script without the report of its height. */
  script: string
  content: Markup
}

/** The card fields. */
export function cardFrame(
  { amount, currency }: StoredPayment,
  { nonce, shop }: Pick<FrameParts, 'nonce' | 'shop'>,
) {
  const content = html`<p class="amount">${shownAmount(amount, currency)}</p>
<form method="post" novalidate>
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="message"></label>
<div class="row">
<label>Expiry date <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY" maxlength="5"></label>
<label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></label>
</div>
<p id="message" role="alert"></p>
<button>Pay</button>
</form>
<p>A demo: test cards only, and nothing is charged.</p>`
  return frame({ title: 'Card payment', nonce, shop, style: onSheet, script: cardScript, content })
}

/** 3-D Secure in the frame of the card fields: the bank asks, the shopper decides. */
export function challengeFrame(
  { amount, currency }: StoredPayment,
  { nonce, shop }: Pick<FrameParts, 'nonce' | 'shop'>,
) {
  const content = html`<p class="amount">${shownAmount(amount, currency)}</p>
<p>Your bank is asking whether you are making this payment.</p>
<form method="post">
<button name="decision" value="approve">Confirm the payment</button>
<button name="decision" value="decline">Refuse the payment</button>
</form>`
  return frame({ title: '3-D Secure', nonce, shop, style: onSheet, script: '', content })
}

/** After 3-D Secure: the page of the shop leaves with these fields. */
export function returnFrame(
  fields: Record<string, string>,
  { nonce, shop }: Pick<FrameParts, 'nonce' | 'shop'>,
) {
  const script = `tell({ type: 'return', fields: ${scriptJson(fields)} })`
  return frame({
    title: '3-D Secure',
    nonce,
    shop,
    style: onSheet,
    script,
    content: html`<p>Back to the shop …</p>`,
  })
}

/** A page of a widget's frame: it reports its height to the shop, and runs `script`. */
export function frame({
  title,
  language = 'en',
  nonce,
  shop,
  style = '',
  script,
  content,
}: FrameParts): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(tokens)}${raw(commonStyle)}${raw(style)}</style>
</head>
<body><main>${content}</main>
<script nonce="${nonce}" type="module">const shop = ${raw(scriptJson(shop))}
${raw(frameScript)}
${raw(script)}</script></body>
</html>`
}

/** JSON as it may stand in a script: no end tag within. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
