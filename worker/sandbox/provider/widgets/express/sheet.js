// The wallet, inside the provider's frame: its button, and the sheet that this opens. `addresses`: those it has saved.
const find = (selector) => document.querySelector(selector)
const [open, sheet, message, pay] = ['#open', '#sheet', '#message', '#pay'].map(find)
const { country, zipCode, outcome } = sheet.elements
/** Milliseconds that the shop may take to answer, or to send a payment. */
const patience = 12_000
const state = { suspended: false, asking: 0, paying: false, isTotalKnown: false, country: '', method: '' }

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || (shop !== '*' && origin !== shop)) return
  if (data.type === 'suspend') state.suspended = true
  if (data.type === 'resume') state.suspended = false
  if (data.type === 'opened') begin(data.country)
  if (data.type === 'answer') void take(data.detail)
  if (data.type === 'close') leave()
  show()
})

open.addEventListener('click', () => {
  open.hidden = true
  sheet.hidden = false
  tell({ type: 'open' })
})

function begin(shopCountry) {
  const isKnown = addresses.some((address) => address.country === (state.country || shopCountry))
  choose(isKnown ? state.country || shopCountry : addresses[0].country)
  country.focus()
  askForAddress()
}

find('#close').addEventListener('click', leave)
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !sheet.hidden) leave()
})

/** What is being paid is seen to its end. */
function leave() {
  if (sheet.hidden || state.paying) return
  sheet.hidden = true
  open.hidden = false
  say('')
  tell({ type: 'close' })
  open.focus()
}

country.addEventListener('change', () => {
  zipCode.value = addresses.find((address) => address.country === country.value).zipCode
  askForAddress()
})
zipCode.addEventListener('change', askForAddress)

function askForAddress() {
  const detail = { shippingCountry: country.value, shippingState: '', shippingZipCode: zipCode.value }
  ask({ type: 'address', detail })
}

/** Asks the shop, which changes the cart and answers. */
function ask(question) {
  say('')
  state.isTotalKnown = false
  const asked = setTimeout(() => {
    if (state.asking !== asked) return
    state.asking = 0
    refuse('The shop is not responding. Please try again.')
    show()
  }, patience)
  clearTimeout(state.asking)
  state.asking = asked
  tell(question)
  show()
}

async function take(detail) {
  clearTimeout(state.asking)
  state.asking = 0
  if (detail.error) return refuse('The shop cannot deliver there, or not in this way.')
  const { currency, currencyDenominator, grandTotalPriceAsNumber, shippingMethodsAvailable } = detail
  const amount = Math.round(grandTotalPriceAsNumber * currencyDenominator)
  const kept = await post('total', { amount, currency })
  if (!kept.ok) return refuse(await kept.text())
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  state.method = detail.shippingMethod
  choose(detail.country)
  find('#total').textContent = format.format(grandTotalPriceAsNumber)
  showMethods(shippingMethodsAvailable, format)
  state.isTotalKnown = true
  show()
}

/** The shop has refused: the sheet goes back to what it has accepted, whose total is still the cart's. */
function refuse(text) {
  if (state.country) choose(state.country)
  const chosen = find(`[name="method"][value="${CSS.escape(state.method)}"]`)
  if (chosen) chosen.checked = true
  state.isTotalKnown = chosen !== null
  say(text)
  show()
}

function choose(code) {
  const address = addresses.find((entry) => entry.country === code)
  if (!address) return
  if (code !== country.value || zipCode.value === '') zipCode.value = address.zipCode
  country.value = code
  state.country = code
  find('#address').textContent =
    `${address.firstName} ${address.lastName}, ${address.address1}, ${address.city}`
}

function showMethods(methods, format) {
  const focused = document.activeElement.name === 'method'
  const labels = methods.map(({ shippingMethod, name, priceAsNumber }) => {
    const label = document.createElement('label')
    const radio = document.createElement('input')
    Object.assign(radio, { type: 'radio', name: 'method', value: shippingMethod })
    radio.checked = shippingMethod === state.method
    radio.addEventListener('change', () => ask({ type: 'method', detail: { shippingMethod } }))
    const texts = [name, priceAsNumber ? format.format(priceAsNumber) : 'Free']
    label.append(
      radio,
      ...texts.map((text) => Object.assign(document.createElement('span'), { textContent: text })),
    )
    return label
  })
  find('#methods').replaceChildren(...labels)
  if (focused) find('[name="method"]:checked')?.focus()
}

sheet.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!isWaiting()) void send()
})

async function send() {
  state.paying = true
  say('')
  show()
  const { address, refused } = await paid().catch(() => ({
    refused: 'The wallet cannot be reached. Please try again.',
  }))
  if (address) return tell({ type: 'leave', address })
  state.paying = false
  // What was changed elsewhere meanwhile is shown before it is paid.
  askForAddress()
  say(refused)
}

/** Has the shop send the payment; where to go then, or why it was not paid. */
async function paid() {
  const begun = await post('attempt', { outcome: outcome.value })
  if (!begun.ok) return { refused: await begun.text() }
  const saved = addresses.find((entry) => entry.country === country.value)
  tell({ type: 'pay', address: { ...saved, zipCode: zipCode.value } })
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const confirmation = await post('confirmation', {})
    if (confirmation.status !== 202) {
      return confirmation.ok ? await confirmation.json() : { refused: await confirmation.text() }
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await fetch(`${location.pathname}/attempt`, { method: 'DELETE' })
  return { refused: 'The shop did not send the payment. Please try again.' }
}

const post = (path, fields) =>
  fetch(`${location.pathname}/${path}`, { method: 'POST', body: new URLSearchParams(fields) })

const isWaiting = () => state.suspended || state.asking !== 0 || state.paying || !state.isTotalKnown

function show() {
  // Focus stays where it is, which a disabled button would lose.
  pay.setAttribute('aria-disabled', String(isWaiting()))
  sheet.setAttribute('aria-busy', String(state.asking !== 0 || state.paying))
}

function say(text) {
  message.textContent = text
}
