// The simulated advertising pixel, in the page of the shop. It takes over the standard stub and does what the real one
// does unasked, so that a shop which has not switched that off is found out by the pixel's book.
const { fbq } = window
const trace = new URL('tr', document.currentScript.src)
/** Longer addresses are sent as a form. */
const maxAddress = 2_048
const cookieSeconds = 7_776_000

/** By id: whether a page view was sent, and the given data of the visitor. */
const pixels = new Map()
/** The ids for which collecting unasked is switched off. */
const manual = new Set()
const collected = {}
let held = null
let count = 0

const commands = {
  init(id, userData = {}) {
    if (pixels.has(String(id))) return
    pixels.set(String(id), { viewed: false, userData })
    if (!manual.has(String(id))) collect(String(id))
  },
  set(name, value, id) {
    if (name === 'autoConfig' && String(value) === 'false' && id !== undefined) manual.add(String(id))
  },
  consent(action) {
    if (action === 'revoke') held ??= []
    else if (action === 'grant' && held) {
      const events = held
      held = null
      events.forEach(send)
    }
  },
  track: (...event) => pixels.forEach((_, id) => void track(id, ...event)),
  trackCustom: (...event) => commands.track(...event),
  trackSingle: (id, ...event) => pixels.has(String(id)) && track(String(id), ...event),
  trackSingleCustom: (...event) => commands.trackSingle(...event),
}

if (fbq && !fbq.callMethod) {
  fbq.callMethod = (name, ...values) => {
    if (Object.hasOwn(commands, name)) commands[name](...values)
    else console.warn(`The pixel knows no command "${name}".`)
  }
  if (!fbq.disablePushState) followHistory()
  for (const values of fbq.queue.splice(0)) fbq.callMethod(...values)
}

function track(id, name, data, { eventID } = {}) {
  const pixel = pixels.get(id)
  if (name === 'PageView') {
    if (pixel.viewed && !fbq.allowDuplicatePageViews) {
      console.warn('The pixel sends one page view a document.')
      return
    }
    pixel.viewed = true
  }
  keep({ id, name, data, eventID })
}

/** Sends an event, or holds it until there is consent. The page may be another by then. */
function keep(event) {
  count += 1
  const full = { ...event, count, page: location.href, time: Date.now() }
  if (held) held.push(full)
  else send(full)
}

function send({ id, name, data, eventID, source, page, time, count: place }) {
  setCookies()
  const fields = new URLSearchParams({ id, ev: name, dl: page, rl: document.referrer, ts: time, ec: place })
  if (source) fields.set('es', source)
  if (eventID !== undefined) fields.set('eid', eventID)
  for (const [key, value] of Object.entries(data ?? {})) {
    if (value != null) fields.set(`cd[${key}]`, typeof value === 'object' ? JSON.stringify(value) : value)
  }
  const { userData } = pixels.get(id)
  const sent = manual.has(id) ? userData : { ...collected, ...userData }
  for (const [key, value] of Object.entries(sent)) if (value) fields.set(`ud[${key}]`, value)
  for (const name of ['fbp', 'fbc']) if (cookie(`_${name}`)) fields.set(name, cookie(`_${name}`))
  const address = `${trace}?${fields}`
  const [target, what] =
    address.length < maxAddress ? [address, {}] : [trace.href, { method: 'POST', body: fields }]
  fetch(target, { mode: 'no-cors', keepalive: true, ...what }).catch(() => {})
}

/** What the real one does with its default configuration: typed e-mail addresses and pressed buttons. */
function collect(id) {
  document.addEventListener(
    'change',
    async ({ target }) => {
      const value = String(target.value ?? '')
        .trim()
        .toLowerCase()
      if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) collected.em = await sha256(value)
    },
    true,
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('button, [type="submit"], [role="button"]')
      if (!button) return
      const data = { buttonText: button.textContent.trim().slice(0, 100) }
      keep({ id, name: 'SubscribedButtonClick', data, source: 'automatic' })
    },
    true,
  )
}

/** A page view at every new address, besides those that the page sends. */
function followHistory() {
  let shown = location.href
  const look = () => {
    if (location.href === shown) return
    shown = location.href
    for (const id of pixels.keys()) keep({ id, name: 'PageView', source: 'history' })
  }
  const { pushState } = history
  history.pushState = (...values) => {
    pushState.apply(history, values)
    look()
  }
  addEventListener('popstate', look)
}

function setCookies() {
  const made = `fb.1.${Date.now()}`
  if (!cookie('_fbp')) setCookie('_fbp', `${made}.${Math.floor(Math.random() * 10 ** 10)}`)
  const click = new URLSearchParams(location.search).get('fbclid')
  if (click && !cookie('_fbc')?.endsWith(`.${click}`)) setCookie('_fbc', `${made}.${click}`)
}

function cookie(name) {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

function setCookie(name, value) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the real one, and in every browser.
  document.cookie = `${name}=${value}; path=/; max-age=${cookieSeconds}; samesite=lax`
}

async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
