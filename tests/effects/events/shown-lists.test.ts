import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLists, type ListPart } from '#src/effects/events/adapters/shown-lists.ts'
import type { ListedCard } from '#src/effects/events/event-port.ts'

const { window } = new JSDOM(`
  <ul>
    <li id="p1"><a href="/p/disc">Disc</a><a href="/compare?ids=1">Compare</a></li>
    <li id="p2"><a href="/sv/p/drum">Drum</a></li>
  </ul>`)

beforeEach(() => {
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('Element', window.Element)
})
afterEach(() => vi.unstubAllGlobals())

function card(number: number): ListedCard {
  const texts = { id: `S${number}`, isGroup: false, name: `Part ${number}`, brand: '' }
  return { element: `p${number}`, ...texts, amount: 1, measured: { categories: [], currency: 'SEK' } }
}
const cards = (...numbers: number[]) => numbers.map(card)
const list = { id: 'c/brakes', name: 'Brakes', version: '' }

const shown = (numbers: number[], version = '') =>
  ({ kind: 'listShown', list: { ...list, version }, cards: cards(...numbers) }) as const

/** The ids of a part, and the place of the first. */
const summary = (part: ListPart | null) => part && [part.offers.map(({ id }) => id), part.from]

test('more of a list is a separate part, at its place', () => {
  const lists = followLists(() => {})
  expect(summary(lists.newPart(shown([1, 2])))).toEqual([['S1', 'S2'], 0])
  expect(summary(lists.newPart(shown([1, 2, 3, 4])))).toEqual([['S3', 'S4'], 2])
  expect(lists.newPart(shown([1, 2, 3, 4]))).toBeNull()
  expect(summary(lists.newPart(shown([0, 1, 2, 3, 4])))).toEqual([['S0'], 0])
})

test('a list in another order, with another choice or on another screen is reported as new', () => {
  const lists = followLists(() => {})
  lists.newPart(shown([1, 2]))
  expect(summary(lists.newPart(shown([2, 1], '?order=Latest')))).toEqual([['S2', 'S1'], 0])
  lists.clear()
  expect(summary(lists.newPart(shown([2, 1], '?order=Latest')))).toEqual([['S2', 'S1'], 0])
})

test('the product whose page is opened is reported with its place; other links of it are not', () => {
  const reported: ListPart[] = []
  const lists = followLists((part) => void reported.push(part))
  lists.newPart(shown([1, 2]))
  const press = (selector: string) =>
    window.document.querySelector(selector)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
  press('a[href^="/compare"]')
  expect(reported).toEqual([])
  press('a[href="/sv/p/drum"]')
  expect(reported.map((part) => [part.kind, ...(summary(part) ?? [])])).toEqual([
    ['productChosen', ['S2'], 1],
  ])
})

test('an offer has the price before discounts where it is less now', () => {
  const lists = followLists(() => {})
  const cheaper = { ...card(1), amountBefore: 2 }
  const event = { ...shown([]), cards: [cheaper, { ...card(2), amount: null }] }
  expect(lists.newPart(event)?.offers.map(({ price, priceBefore }) => [price, priceBefore])).toEqual([
    [1, 2],
    [null, null],
  ])
})
