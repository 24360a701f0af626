import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serializeConsent } from '#src/consent.ts'
import { connectAdapters } from '#src/effects/events/adapters/connect-adapters.ts'
import type { ShopEvent } from '#src/effects/events/event-port.ts'
import { writeMeasuringServices } from '#src/measuring-services.ts'

const registered: ShopEvent = { kind: 'registered' }

/** A document of a visitor who agrees to everything. `sent`: what it reports to the shop's server when it is left. */
function openDocument(query = '', stored = new Map<string, string>()) {
  const page = new EventTarget()
  const sent: unknown[] = []
  const { name, value } = serializeConsent({
    ...{ statistics: true, marketing: true, time: Math.floor(Date.now() / 1_000) },
  })
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
  vi.stubGlobal('document', {
    ...{ cookie: `${name}=${value}`, referrer: '', head: { append() {} } },
    createElement: () => ({}),
    addEventListener: page.addEventListener.bind(page),
  })
  const origin = 'https://shop.test'
  vi.stubGlobal('location', { origin, pathname: '/', search: query, href: `${origin}/${query}` })
  vi.stubGlobal('navigator', { userAgent: 'Browser/1' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(null, { status: 204 })
  })
  return { stored, sent, leave: () => page.dispatchEvent(new Event('pagehide')) }
}

beforeEach(() => void openDocument())
afterEach(() => vi.unstubAllGlobals())

const pixel = { id: '1234567890', url: 'https://pixel.test/a.js' }
const services = {
  tagManager: null,
  pixel,
  partner: null,
  debug: false,
  standardPixel: true,
  testEvents: false,
}
const connect = (changes: Partial<typeof services> = {}) =>
  connectAdapters(writeMeasuringServices({ ...services, ...changes }), [])

/** The pixel's commands without its set-up. */
const tracked = () => window.fbq?.queue.filter(([command]) => command === 'track').map(([, name]) => name)

test.each([
  [true, ['PageView', 'CompleteRegistration']],
  [false, ['PageView']],
])(
  'with the standard pixel %s, the browser fires %j, and the server reports the conversion',
  (standardPixel, names) => {
    const page = openDocument()
    const { send } = connect({ standardPixel })
    send({ kind: 'screenShown' })
    send(registered)
    page.leave()
    expect(tracked()).toEqual(names)
    expect(page.sent).toMatchObject([
      { eventName: 'CompleteRegistration', enableStandardPixel: standardPixel },
    ])
  },
)

const codes = ({ sent }: ReturnType<typeof openDocument>) => sent.map((event) => Object(event).testEventCode)

/** Reports a conversion on a document with this query, in a tab with this storage. */
function convert(query: string, stored: Map<string, string>, testEvents = true) {
  const page = openDocument(query, stored)
  connect({ testEvents }).send(registered)
  page.leave()
  return codes(page)
}

test('if tests are allowed, the code of the address is that of all conversions of the tab, until it is emptied', () => {
  const stored = new Map<string, string>()
  expect(convert('?utm_source=x&test_event_code=TEST123', stored)).toEqual(['TEST123'])
  expect(convert('', stored)).toEqual(['TEST123'])
  expect(convert('?test_event_code=TEST4', stored)).toEqual(['TEST4'])
  expect(convert('?test_event_code=', stored)).toEqual([undefined])
  expect(convert('', stored)).toEqual([undefined])
})

test.each(['?test_event_code=%3Cscript%3E', `?test_event_code=${'A'.repeat(33)}`, '?test_event_code=TEST+1'])(
  'an invalid test code (%s) is not sent',
  (query) => {
    expect(convert(query, new Map())).toEqual([undefined])
  },
)

test('elsewhere the address has no code, and none is kept', () => {
  const stored = new Map<string, string>()
  expect(convert('?test_event_code=TEST123', stored, false)).toEqual([undefined])
  expect(stored.size).toBe(0)
})
