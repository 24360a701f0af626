// The simulated ad partner, in the page of the shop: one load of one advertisement for the path and the language in the
// attributes of its own tag.
const script = document.currentScript
const { path = location.pathname, locale = document.documentElement.lang, container } = script.dataset
const name = script.dataset.global ?? 'adPartner'
const load = new URL('load', script.src)
load.search = new URLSearchParams({ path, locale })

const partner = { path, locale }
window[name] = partner
fetch(load, { credentials: 'omit' })
  .then((reply) => (reply.ok ? reply.json() : null))
  .then((advertisement) => {
    const place = container ? document.getElementById(container) : script.parentElement
    // The page has moved on.
    if (!advertisement || !place?.isConnected || window[name] !== partner) return
    place.replaceChildren(render(advertisement))
  })
  .catch(() => {})

/** A box that the page's own rules do not reach. */
function render({ language, label, headline, text }) {
  const box = element('div', {
    boxSizing: 'border-box',
    width: '300px',
    maxWidth: '100%',
    height: '100px',
    padding: '10px 14px',
    overflow: 'hidden',
    borderRadius: '6px',
    background: 'linear-gradient(110deg, #14384a, #1f5a63)',
    color: '#ffffff',
    font: '400 13px/1.35 system-ui, sans-serif',
  })
  const parts = [
    element('div', { fontSize: '11px', letterSpacing: '0.04em', color: '#cfe3e6' }, label),
    element('div', { fontSize: '16px', fontWeight: '650', margin: '3px 0 2px' }, headline),
    element('div', {}, text),
  ]
  box.append(...parts)
  const host = document.createElement('div')
  host.lang = language
  host.attachShadow({ mode: 'open' }).append(box)
  return host
}

function element(name, style, text = '') {
  const made = document.createElement(name)
  Object.assign(made.style, style)
  made.textContent = text
  return made
}
