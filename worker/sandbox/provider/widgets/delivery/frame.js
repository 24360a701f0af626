// The shipping widget, inside the provider's frame. `view`: what it shows at first.
const form = document.querySelector('form')
const postcode = form.elements.namedItem('zipCode')
const options = document.querySelector('fieldset')
const message = document.querySelector('#message')
const address = location.pathname
let suspended = false
let sending = false
/** The option that was chosen while another one was on its way; null without one. */
let next = null

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || (shop !== '*' && origin !== shop)) return
  if (data.type === 'suspend') suspended = true
  if (data.type === 'resume') {
    suspended = false
    // The cart may have changed, and with it what is offered and what it costs.
    load()
  }
  showBusy()
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (suspended || sending) return
  send({ zipCode: postcode.value }, () => ({
    ...addressOf(view),
    additionalFields: { event: 'ingrid_v2_address_change' },
  }))
})

options.addEventListener('change', ({ target }) => {
  if (suspended) return show()
  if (sending) next = target.value
  else choose(target.value)
})

function choose(id) {
  next = null
  return send({ option: id }, () => {
    const option = view.options.find((entry) => entry.id === view.chosen)
    return {
      ...addressOf(view),
      additionalFields: {
        event: 'ingrid_v2_shipping_option_changed',
        delivery_type: option.type,
        external_method_id: option.id,
        price: option.price,
        shipping_method: option.name,
      },
    }
  })
}

/** Tells the provider's server what was chosen, and then the page of the shop what `detailOf` returns. */
async function send(fields, detailOf) {
  sending = true
  showBusy()
  say('')
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
    if (response.ok) {
      view = await response.json()
      tell({ type: 'changed', detail: detailOf() })
    } else {
      say(await response.text())
      if ('zipCode' in fields) postcode.focus()
    }
  } catch {
    say('The delivery service is not responding. Please try again.')
  }
  sending = false
  if (next !== null && !suspended) return choose(next)
  next = null
  show()
}

/** Reads again what is offered. */
async function load() {
  try {
    const response = await fetch(`${address}/options`)
    // An ended session is none of the widget's concern: the page of the shop gets another one.
    const loaded = response.ok ? await response.json() : view
    if (!sending) view = loaded
  } catch {
    say('The delivery service is not responding. Please try again.')
  }
  show()
}

const addressOf = ({ zipCode }) => (zipCode === '' ? {} : { shippingAddress: { zipCode } })

/** Shows the options; those that stay are kept, so that the keyboard's focus is not lost. */
function show() {
  if (document.activeElement !== postcode) postcode.value = view.zipCode
  const kept = new Map([...options.querySelectorAll('label')].map((label) => [label.dataset.id, label]))
  const labels = view.options.map((option) => labelOf(option, kept.get(option.id)))
  for (const label of kept.values()) if (!labels.includes(label)) label.remove()
  for (const [index, label] of labels.entries()) {
    const [, ...shown] = options.children
    if (shown[index] !== label) options.insertBefore(label, shown[index] ?? null)
  }
  options.lang = view.language
  options.hidden = view.options.length === 0
  if (view.options.length === 0) say('There are no delivery options for this postcode right now.')
  showBusy()
}

function labelOf({ id, name, priceText }, kept) {
  const label = kept ?? createLabel(id)
  const [radio, text, price] = label.children
  text.textContent = name
  price.textContent = priceText
  radio.checked = id === (next ?? view.chosen)
  return label
}

function createLabel(id) {
  const label = document.createElement('label')
  label.dataset.id = id
  const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'option', value: id })
  label.append(radio, document.createElement('span'), document.createElement('strong'))
  return label
}

function showBusy() {
  const busy = suspended || sending
  form.setAttribute('aria-busy', String(busy))
  // Focus stays where it is, which a disabled control would lose.
  for (const control of form.querySelectorAll('button, input[type=radio]')) {
    control.setAttribute('aria-disabled', String(busy))
  }
}

function say(text) {
  message.textContent = text
}

show()
