// Centra, "Payment flow": https://centra.dev/docs/crafting-frontends/payments/payment-flow

import { html, raw } from 'hono/html'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { bank, external, mobile, wallet } from '../checkout-api/payment/payment-methods.ts'
import type { Ports } from '../ports.ts'
import { fromCents } from '../rules/money.ts'
import type { Wire } from '../wire-type.ts'

interface StartedPayment {
  transaction: string
  selection: string
  paymentMethod: string
  /** The amount in hundredths of the currency. */
  amount: number
  currency: string
  /** The local part of the e-mail address; `script-error` makes the code of `wallet` fail. */
  sentinel: string
}

/** The reply of `POST /payment` that leads to the page of a payment's provider: one action for each payment method. */
export function startReply({ providerUrl }: Ports, payment: StartedPayment): Wire<typeof PaymentReply> {
  const { transaction, selection, paymentMethod, amount, currency, sentinel } = payment
  const page = `${providerUrl}/pay/hosted/${transaction}`
  const formType = paymentMethod
  const formUrl = `${providerUrl}/pay/start`
  const formFields = { transaction, amount: fromCents(amount).toFixed(2), currency }
  switch (paymentMethod) {
    case bank.paymentMethod:
      return { action: 'form', formType, formFields, formHtml: selfSubmittingForm(formUrl, formFields) }
    case mobile.paymentMethod:
      return { action: 'form', formType, formFields, formUrl }
    case wallet.paymentMethod: {
      const code =
        sentinel === 'script-error' ? `throw new Error('The wallet is closed')` : `location.assign('${page}')`
      return { action: 'javascript', formType, formFields, code }
    }
    case external.paymentMethod:
      return { action: 'external', selection }
    default:
      return { action: 'redirect', url: page, orderId: transaction }
  }
}

/**
 * The form of the documented dummy provider; like those of other plugins, its script reads data from a JSON block by
 * id.
 */
function selfSubmittingForm(action: string, fields: Record<string, string>): string {
  const suffix = fields.transaction
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const settings = JSON.stringify({ form: `bank-form-${suffix}` })
  return String(html`<form id="bank-form-${suffix}" method="post" accept-charset="UTF-8" action="${action}">
${inputs}<noscript><button>Pay</button></noscript></form>
<script id="bank-settings-${suffix}" type="application/json">${raw(settings)}</script>
<script>{
const settings = JSON.parse(document.getElementById('bank-settings-${suffix}').textContent)
document.getElementById(settings.form).submit()
}</script>`)
}
