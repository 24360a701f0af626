// The simulated tag manager, in the page of the shop: it reads the data layer, and sends what it finds in order.
const { href, searchParams } = new URL(document.currentScript.src)
const collector = new URL('collect', href).href
const container = searchParams.get('id') ?? ''
const name = searchParams.get('l') ?? 'dataLayer'
const cookieSeconds = 63_072_000

window[name] ??= []
const layer = window[name]
/** What visitors agreed to, as the page said it; nothing said is agreed. */
const consent = {}
let count = 0

for (const entry of [...layer]) read(entry)
const { push } = layer
layer.push = (...entries) => {
  const length = push.apply(layer, entries)
  entries.forEach(read)
  return length
}

/** Reads an entry: an object, or the arguments of a call of `gtag`. */
function read(entry) {
  const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
  const [command, , state] = isCommand ? entry : []
  if (command === 'consent') {
    const { wait_for_update, region, ...choices } = state ?? {}
    Object.assign(consent, choices)
    send('consent', [...entry])
  } else send(isCommand ? 'command' : 'entry', isCommand ? [...entry] : entry)
}

function send(kind, entry) {
  const isAllowed = consent.analytics_storage !== 'denied'
  if (isAllowed && !clientId()) setClientId()
  count += 1
  const lost = []
  const said = sayable(entry, '', lost)
  const body = JSON.stringify({
    container,
    page: location.href,
    time: Date.now(),
    count,
    kind,
    hit: isAllowed && kind === 'entry',
    consent,
    client: clientId() ?? null,
    entry: said,
    lost,
  })
  // Plain text needs no preflight, and a beacon arrives when the page is left.
  if (navigator.sendBeacon(collector, body)) return
  fetch(collector, { method: 'POST', mode: 'no-cors', body }).catch(() => {})
}

/** A value without what JSON cannot say, such as `undefined` and `NaN`; `lost` gets the paths of that. */
function sayable(value, path, lost, depth = 0) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (Number.isFinite(value)) return value
  if (typeof value !== 'object' || depth > 8) {
    if (lost.length < 50) lost.push(path.slice(0, 200))
    return null
  }
  const under = (key) => (path ? `${path}.${key}` : `${key}`)
  if (Array.isArray(value)) return value.map((part, index) => sayable(part, under(index), lost, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, sayable(part, under(key), lost, depth + 1)]),
  )
}

function clientId() {
  return /(?:^|; )_ga=GA1\.1\.([^;]+)/.exec(document.cookie)?.[1]
}

function setClientId() {
  const id = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1_000)}`
  // biome-ignore lint/suspicious/noDocumentCookie: as the real one, and in every browser.
  document.cookie = `_ga=GA1.1.${id}; path=/; max-age=${cookieSeconds}; samesite=lax`
}
