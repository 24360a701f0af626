// The one-step checkout, inside the provider's frame.
const form = document.querySelector('form')
const button = form.querySelector('button')
const message = document.querySelector('#message')
const fields = [...form.querySelectorAll('.field input')]
const address = location.pathname
/** How often the server is asked whether the shop has posted the address, and milliseconds between. */
const asks = 80
const pause = 250
let suspended = false
let reading = false
let paying = false
let unsaved = null

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || (shop !== '*' && origin !== shop)) return
  if (data.type === 'suspend') suspended = true
  if (data.type === 'resume') {
    suspended = false
    void read()
  }
  show()
})

/** The cart may have changed: amount and goods come from the provider's own server. */
async function read() {
  if (paying) return
  reading = true
  show()
  try {
    const order = await (await fetch(`${address}/order`)).json()
    document.querySelector('#amount').textContent = order?.amountText ?? ''
    document.querySelector('#goods').replaceChildren(...(order?.goods ?? []).map(listItem))
    form.elements.namedItem('amount').value = order?.amount ?? ''
    form.elements.namedItem('currency').value = order?.currency ?? ''
  } catch {
    message.textContent = message.dataset.failed
  }
  reading = false
  show()
}

function listItem(text) {
  return Object.assign(document.createElement('li'), { textContent: text })
}

/** The provider stores typed values, so that they survive a reload of the frame. */
form.addEventListener('input', ({ target }) => {
  mark(target, '')
  clearTimeout(unsaved)
  unsaved = setTimeout(save, 200)
})
form.addEventListener('focusout', save)
addEventListener('blur', save)
addEventListener('pagehide', save)

function save() {
  if (unsaved === null) return
  clearTimeout(unsaved)
  unsaved = null
  navigator.sendBeacon(`${address}/typed`, values())
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (suspended || reading || paying) return
  paying = true
  message.textContent = ''
  for (const field of fields) mark(field, '')
  show()
  const reply = await send('')
  if (reply?.leave) return tell({ type: 'leave', address: reply.leave })
  if (reply?.address) {
    tell({ type: 'address', address: reply.address })
    const left = await confirmed()
    if (left) return tell({ type: 'leave', address: left })
    message.textContent = message.dataset.unconfirmed
  } else if (reply?.errors) showErrors(reply.errors)
  else message.textContent = reply?.message ?? message.dataset.failed
  paying = false
  show()
})

/** Where to go once the shop has posted the address; null when it does not. */
async function confirmed() {
  for (let left = asks; left > 0; left--) {
    const reply = await send('/confirm')
    if (reply?.leave) return reply.leave
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}

/** The server's answer; null when there is none. */
async function send(path) {
  try {
    return await (await fetch(address + path, { method: 'POST', body: values() })).json()
  } catch {
    return null
  }
}

/** The fields and the time, since a beacon may arrive after a later request. */
function values() {
  const typed = new URLSearchParams(new FormData(form))
  typed.set('typedAt', String(Date.now()))
  return typed
}

function showErrors(errors) {
  const wrong = fields.filter(({ name }) => errors[name])
  for (const field of wrong) mark(field, errors[field.name])
  wrong[0]?.focus()
}

function mark(field, text) {
  if (!field.name) return
  const problem = document.querySelector(`#${field.name}-problem`)
  if (!problem) return
  problem.textContent = text
  field.setAttribute('aria-invalid', String(text !== ''))
}

function show() {
  // Focus stays where it is, which a disabled button would lose.
  button.setAttribute('aria-disabled', String(suspended || reading || paying))
  form.setAttribute('aria-busy', String(paying))
}

// Back on the page that was left, as the browser remembers it.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  paying = false
  void read()
})
show()
