import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptEventsKey } from '#src/config.ts'
import { type Choices, serializeConsent } from '#src/consent.ts'
import type { ShopEvent } from '#src/effects/events/event-port.ts'
import { createMeasuring, type Measuring } from '#src/effects/events/measuring.ts'

const goods = { currency: 'SEK', value: 10, articles: [] }
const paid: ShopEvent = { kind: 'paymentStarted', id: 'an-id', goods, delivery: 'Parcel', payment: 'Card' }
const ordered: ShopEvent = { kind: 'ordered', number: '77', goods, tax: null, shipping: 0 }
const searched: ShopEvent = { kind: 'searched', keyword: 'kim@example.com' }

let stored = new Map<string, string>()
let page = new EventTarget()

/** The measuring of a document whose visitor has answered so; null: not yet. */
function measuring(choices: Choices | null): Measuring {
  const cookie = choices && serializeConsent({ ...choices, time: Math.floor(Date.now() / 1000) })
  vi.stubGlobal('document', { cookie: cookie ? `${cookie.name}=${cookie.value}` : '' })
  const created = createMeasuring('')
  if (!created) throw new Error('This document does not measure')
  return created
}

const leave = () => page.dispatchEvent(new Event('pagehide'))
const kept = () =>
  (stored.get(keptEventsKey) ?? '')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line))

beforeEach(() => {
  stored = new Map()
  page = new EventTarget()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('window', { sessionStorage })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

test('actions on a document that is left early are kept once, with those of earlier documents', () => {
  const { send } = measuring({ statistics: true, marketing: false })
  send(paid)
  leave()
  send({ kind: 'screenShown' })
  send(ordered)
  leave()
  leave()
  expect(kept()).toEqual([paid, ordered])
})

test.each([null, { statistics: false, marketing: false }])(
  'with the answer %j nothing is kept',
  (choices) => {
    const { send } = measuring(choices)
    for (const event of [{ kind: 'screenShown' }, paid, searched, ordered] as const) send(event)
    leave()
    expect([...stored]).toEqual([])
  },
)

test('actions after consent are not kept when it is withdrawn in another tab', () => {
  const { send } = measuring({ statistics: true, marketing: true })
  send(paid)
  measuring({ statistics: false, marketing: false })
  leave()
  expect([...stored]).toEqual([])
})

test('actions before an answer are not kept after an answer in another tab', () => {
  const { send } = measuring(null)
  for (const event of [{ kind: 'screenShown' }, paid] as const) send(event)
  measuring({ statistics: true, marketing: true })
  leave()
  expect([...stored]).toEqual([])
})

test('searches are not kept', () => {
  const { send } = measuring({ statistics: true, marketing: true })
  send(searched)
  leave()
  expect([...stored]).toEqual([])
})
