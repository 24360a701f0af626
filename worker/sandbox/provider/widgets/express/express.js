// The script of the express wallet in the page of the shop, after the widget frame's own functions.
const { src, dataset } = document.currentScript
const button = document.getElementById(`stripe-button-${dataset.suffix}`)
const parameters = document.getElementById(`stripe-parameters-${dataset.suffix}`)
const { country, paymentMethod } = JSON.parse(parameters.textContent)
const [, transaction] = /^pi_(\w+)_secret_/.exec(button.dataset.secret)

// Open and modal by turns, so that the frame within is never moved, which would load it again.
const dialog = document.createElement('dialog')
dialog.open = true
dialog.setAttribute('aria-label', 'Express wallet')
button.append(dialog)
lie()

const source = new URL(`express/${transaction}`, src).href
const { send } = createFrame({
  container: dialog,
  key: paymentMethod,
  source,
  title: 'Express wallet',
  height: '3.25rem',
  allow: 'payment',
  receive,
})
const answers = ['centra_checkout_shipping_address_response', 'centra_checkout_shipping_method_response']
for (const name of answers) document.addEventListener(name, answer)
// The sheet closes itself, unless it is paying.
dialog.addEventListener('cancel', (event) => {
  event.preventDefault()
  send({ type: 'close' })
})
dialog.addEventListener('close', () => dialog.matches(':modal') || lie())

function receive({ type, ...message }) {
  if (type === 'open') rise()
  else if (type === 'close') {
    dialog.close()
    lie()
  } else if (type === 'address') tellPage('centra_checkout_shipping_address_callback', message.detail)
  else if (type === 'method') tellPage('centra_checkout_shipping_method_callback', message.detail)
  else if (type === 'leave') location.assign(message.address)
  else if (type === 'pay') {
    tellPage('centra_checkout_payment_callback', {
      paymentMethod,
      paymentMethodSpecificFields: { transaction },
      responseEventRequired: false,
      addressIncluded: true,
      billingAddress: message.address,
      shippingAddress: message.address,
    })
  }
}

/** The page has changed what the sheet asked for, or has refused. */
function answer({ detail }) {
  if (button.isConnected) return send({ type: 'answer', detail })
  for (const name of answers) document.removeEventListener(name, answer)
}

/** The sheet lies over the page, which cannot be used meanwhile. */
function rise() {
  // The page keeps the button's place.
  button.style.minHeight = `${button.offsetHeight}px`
  dialog.open = false
  dialog.showModal()
  Object.assign(dialog.style, {
    position: 'fixed',
    width: 'min(28rem, 100vw)',
    maxWidth: 'none',
    // On phones at the lower edge, where the thumb is.
    margin: innerWidth < 600 ? 'auto auto 0' : 'auto',
    borderRadius: innerWidth < 600 ? '8px 8px 0 0' : '8px',
    // The page behind is dimmed.
    boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.5)',
    overflow: 'auto',
    background: 'Canvas',
  })
  send({ type: 'opened', country })
}

/** The button lies in the page, in its place. */
function lie() {
  Object.assign(dialog.style, {
    position: 'static',
    width: '100%',
    maxWidth: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    borderRadius: '0',
    boxShadow: 'none',
    overflow: 'visible',
    background: 'transparent',
  })
  dialog.open = true
  button.style.minHeight = ''
}
