import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptEventsKey } from '#src/config.ts'
import { keepEvent, takeKeptEvents } from '#src/effects/events/adapters/kept-events.ts'
import type { ShopEvent } from '#src/effects/events/event-port.ts'

const goods = { currency: 'SEK', value: 10, articles: [] }
const paid: ShopEvent = { kind: 'paymentStarted', id: 'an-id', goods, delivery: 'Parcel', payment: 'Card' }
const ordered: ShopEvent = { kind: 'ordered', number: '77', goods, tax: null, shipping: 0 }

let stored = new Map<string, string>()
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
  vi.stubGlobal('sessionStorage', Reflect.get(globalThis, 'window').sessionStorage)
})
afterEach(() => vi.unstubAllGlobals())

test('actions are kept in order, and taken once; views are not kept', () => {
  for (const event of [paid, { kind: 'screenShown' }, { kind: 'cartShown', goods }, ordered] as const)
    keepEvent(event)
  expect(takeKeptEvents()).toEqual([paid, ordered])
  expect(takeKeptEvents()).toEqual([])
  expect(stored.size).toBe(0)
})

test('the latest twenty are kept', () => {
  for (let number = 0; number < 25; number++) keepEvent({ ...ordered, number: String(number) })
  const numbers = takeKeptEvents().flatMap((event) => (event.kind === 'ordered' ? event.number : []))
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 5)))
})

test.each(['', '{', '{}', '[1]', '[{"kind":"ordered"}]', '[{"kind":"unknown"}]'])(
  'of %j nothing is taken',
  (text) => {
    stored.set(keptEventsKey, text)
    expect(takeKeptEvents()).toEqual([])
  },
)

test('events added by documents that were left early are taken with the others', () => {
  keepEvent(paid)
  stored.set(keptEventsKey, `${stored.get(keptEventsKey)}${JSON.stringify([ordered])}\n{"broken\n`)
  expect(takeKeptEvents()).toEqual([paid, ordered])
})

test('a damaged entry does not take the others with it', () => {
  stored.set(keptEventsKey, JSON.stringify([{ kind: 'ordered' }, paid]))
  expect(takeKeptEvents()).toEqual([paid])
})
