// The script of the one-step checkout in the page of the shop, after the widget frame's own functions.
const suffix = document.currentScript.dataset.suffix
const container = document.getElementById(`one-step-container-${suffix}`)
const settings = document.getElementById(`one-step-settings-${suffix}`)
const { paymentMethod, transaction, frame: source, title } = JSON.parse(settings.textContent)

createFrame({ container, key: paymentMethod, source, title, receive })

function receive(message) {
  if (message.type === 'leave') location.assign(message.address)
  else if (message.type === 'address') {
    // The shop does not answer the widget: the provider asks its own server whether the address has arrived.
    tellPage('centra_checkout_payment_callback', {
      paymentMethod,
      paymentMethodSpecificFields: { transaction },
      responseEventRequired: false,
      addressIncluded: true,
      billingAddress: message.address,
    })
  }
}
