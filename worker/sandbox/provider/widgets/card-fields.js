// The script of the card fields in the page of the shop, after the widget frame's own functions.
const suffix = document.currentScript.dataset.suffix
const container = document.getElementById(`adyen-drop-in-container-${suffix}`)
const settings = document.getElementById(`adyen-session-${suffix}`)
const { paymentMethod, returnUrl } = settings.dataset
const { transaction, frame: source, challenge, addressIncluded, address } = JSON.parse(settings.textContent)

const { frame, send } = createFrame({ container, key: paymentMethod, source, title: 'Card payment', receive })
document.addEventListener('centra_checkout_payment_response', answer)

function receive(message) {
  if (message.type === 'pay') {
    tellPage('centra_checkout_payment_callback', {
      paymentMethod,
      paymentMethodSpecificFields: { transaction },
      responseEventRequired: true,
      addressIncluded,
      ...(addressIncluded ? { billingAddress: address } : {}),
    })
  } else if (message.type === 'return') postReturn(message.fields)
}

/** The page has sent the payment: it goes on with 3-D Secure, or the shopper may try again. */
function answer({ detail }) {
  if (!container.isConnected) document.removeEventListener('centra_checkout_payment_response', answer)
  else if (detail.error) send({ type: 'failed' })
  else if (detail.action?.type === 'threeDS2' && detail.action.transaction === transaction)
    frame.src = challenge
}

/** Leaves the page as the plugin does after 3-D Secure: by a form, with the keys flattened. */
function postReturn(fields) {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: returnUrl, hidden: true, acceptCharset: 'UTF-8' })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}
