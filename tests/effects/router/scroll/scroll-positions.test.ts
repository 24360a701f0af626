import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrollPositionsKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { createScrollPositions } from '#src/effects/router/scroll/scroll-positions.ts'

function memory(text: string | null = null): TextStore {
  const texts = new Map<string, string | null>([[scrollPositionsKey, text]])
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, written) => void texts.set(name, written),
  }
}

test('a stored scroll position is updated field by field, and outlives the document', () => {
  const store = memory()
  createScrollPositions(store).update('a', { item: 'p1', top: -20.5, first: 1 })
  createScrollPositions(store).update('a', { link: '/p/disc' })
  expect(createScrollPositions(store).read('a')).toEqual({
    item: 'p1',
    top: -20.5,
    first: 1,
    link: '/p/disc',
  })
  createScrollPositions(store).update('a', { link: undefined })
  expect(createScrollPositions(store).read('a')).toEqual({ item: 'p1', top: -20.5, first: 1 })
  expect(createScrollPositions(store).read('b')).toEqual({})
})

test('the places of the latest fifty entries are kept', () => {
  const places = createScrollPositions(memory())
  for (let entry = 1; entry <= 60; entry++) places.update(String(entry), { first: entry })
  expect(places.read('10')).toEqual({})
  expect(places.read('11')).toEqual({ first: 11 })
  expect(places.read('60')).toEqual({ first: 60 })
})

test('scroll positions can be read and stored after any stored text', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((value) => `[["a",${value}]]`),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const places = createScrollPositions(memory(text))
      const { item, top, first, link } = places.read('a')
      expect(['string', 'undefined']).toContain(typeof item)
      expect(typeof top).toBe(item === undefined ? 'undefined' : 'number')
      expect(['number', 'undefined']).toContain(typeof first)
      expect(['string', 'undefined']).toContain(typeof link)
      places.update('b', { first: 2 })
      expect(places.read('b')).toEqual({ first: 2 })
    }),
  )
})
