// The card fields, inside the provider's frame.
const form = document.querySelector('form')
const number = form.elements.namedItem('number')
const message = document.querySelector('#message')
const button = document.querySelector('button')
let suspended = false
let paying = false

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || (shop !== '*' && origin !== shop)) return
  if (data.type === 'suspend') suspended = true
  if (data.type === 'resume') suspended = false
  if (data.type === 'failed') paying = false
  show()
})

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (suspended || paying) return
  paying = true
  say('')
  show()
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
    })
    if (response.ok) return tell({ type: 'pay' })
    say(await response.text())
    number.focus()
  } catch {
    say('The card could not be sent. Please try again.')
  }
  paying = false
  show()
})

/** Digits in groups of four, as on the card. */
number.addEventListener('input', () => {
  if (number.selectionStart !== number.value.length) return
  number.value = number.value.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')
})

function show() {
  // Focus stays where it is, which a disabled button would lose.
  button.setAttribute('aria-disabled', String(suspended || paying))
  form.setAttribute('aria-busy', String(paying))
}

function say(text) {
  message.textContent = text
  number.setAttribute('aria-invalid', String(text !== ''))
}

show()
