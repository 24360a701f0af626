// Centra, "Adyen Drop-In": https://centra.dev/docs/extend-with-plugins/checkout/adyen-drop-in

import { html, raw } from 'hono/html'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { cardFields } from '../../checkout-api/payment/payment-methods.ts'
import { returnAddress } from '../../checkout-api/payment/payment-pages.ts'
import type { SelectionState } from '../../checkout-api/selection/selection-state.ts'
import type { Ports } from '../../ports.ts'
import type { Wire } from '../../wire-type.ts'
import { scriptJson } from './frames.ts'

const { paymentMethod } = cardFields

interface StartedWidget {
  transaction: string
  state: SelectionState
  /** The shopper's address, where the payment was started with one. */
  address: Record<string, string> | null
}

/** The reply of `POST /payment` with the card fields: a container, a block of JSON, and the provider's script. */
export function cardFieldsReply({ providerUrl }: Ports, { transaction, state, address }: StartedWidget) {
  const widgets = `${providerUrl}/pay/widgets`
  const returnUrl = returnAddress(state.paymentReturnPage, { centraPaymentMethod: paymentMethod }) ?? ''
  const settings = {
    transaction,
    frame: `${widgets}/card/${transaction}`,
    challenge: `${widgets}/challenge/${transaction}`,
    addressIncluded: address !== null,
    address,
  }
  const suffix = transaction
  const formHtml = html`<div id="adyen-drop-in-container-${suffix}" class="adyen-drop-in-container"></div>
<script id="adyen-session-${suffix}" data-return-url="${returnUrl}" data-payment-method="${paymentMethod}" type="application/json">${raw(scriptJson(settings))}</script>
<script src="${widgets}/card-fields.js" data-suffix="${suffix}"></script>`
  return {
    action: 'form',
    formType: paymentMethod,
    formFields: {
      paymentMethodData: { groups: [] },
      returnUrl,
      paymentMethod,
      locale: `${state.language}_${state.country ?? ''}`,
      environment: 'test',
      clientKey: 'test_sandbox',
      addressData: address,
    },
    formHtml: String(formHtml),
  } satisfies Wire<typeof PaymentReply>
}

/** The reply of `POST /payment` to a card that requires 3-D Secure in the page. */
export function challengeReply(transaction: string) {
  const formFields = { action: { type: 'threeDS2', transaction } }
  const detail = scriptJson(formFields)
  const code = `document.dispatchEvent(new CustomEvent('centra_checkout_payment_response', { detail: ${detail} }))`
  return { action: 'javascript', formType: paymentMethod, formFields, code } satisfies Wire<
    typeof PaymentReply
  >
}
