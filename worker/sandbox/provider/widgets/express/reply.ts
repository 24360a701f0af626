// Centra, "Stripe Payment Intents": https://centra.dev/docs/extend-with-plugins/checkout/stripe-payment-intents

import { html, raw } from 'hono/html'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { expressWallet } from '../../../checkout-api/payment/payment-methods.ts'
import { returnAddress } from '../../../checkout-api/payment/payment-pages.ts'
import type { PricedSelection } from '../../../checkout-api/selection/priced-selection.ts'
import { regions } from '../../../demo-catalogue/regions.ts'
import type { Ports } from '../../../ports.ts'
import type { Wire } from '../../../wire-type.ts'
import { scriptJson } from '../frames.ts'

const { paymentMethod } = expressWallet
const publishableKey = 'pk_test_sandbox'

const countriesWithStates = regions.everyCountry
  .filter(({ states }) => states.length > 0)
  .map(({ country }) => country)

/** The reply of `POST /payment` with the wallet's button: a container, a block of JSON, and the provider's script. */
export function expressReply(
  { providerUrl }: Ports,
  transaction: string,
  { state, totals, pricelist }: PricedSelection,
) {
  const returnUrl = returnAddress(state.paymentReturnPage, { centraPaymentMethod: paymentMethod }) ?? ''
  const externalScript = `${providerUrl}/pay/widgets/express.js`
  const clientSecret = `pi_${transaction}_secret_sandbox`
  const parameters = {
    totalAmount: totals.grandTotal,
    currency: pricelist.currency,
    country: state.country,
    returnUrl,
    countriesWithStates,
    paymentMethod,
  }
  const stripeParameters = scriptJson(parameters)
  const suffix = transaction
  const formHtml = html`<div id="stripe-button-${suffix}" class="stripe-payment-button" data-return-url="${returnUrl}" data-publishable-key="${publishableKey}" data-secret="${clientSecret}"></div>
<script id="stripe-parameters-${suffix}" type="application/json">${raw(stripeParameters)}</script>
<script src="${externalScript}" data-suffix="${suffix}"></script>`
  return {
    action: 'form',
    formType: paymentMethod,
    formFields: { publishableKey, stripeParameters, externalScript, clientSecret },
    formHtml: String(formHtml),
  } satisfies Wire<typeof PaymentReply>
}

/** The reply of `POST /payment` to what the wallet's sheet has sent; the provider goes on by itself. */
export function arrivedReply(transaction: string) {
  return {
    action: 'javascript',
    formType: paymentMethod,
    formFields: { transaction },
    code: '',
  } satisfies Wire<typeof PaymentReply>
}
