import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewedKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { recordView } from '#src/features/catalogue/home/record-view.ts'
import { chooseViewed, keepsViewed } from '#src/features/catalogue/home/viewed-choice.ts'
import { forgetViewed, parseViewed } from '#src/features/catalogue/home/viewed-parts.ts'

function storeOf(text: string | null = null): TextStore & { stored: Map<string, string> } {
  const stored = new Map(text === null ? [] : [[viewedKey, text]])
  return {
    stored: stored,
    read: (name) => stored.get(name) ?? null,
    write: (name, next) => void (next === null ? stored.delete(name) : stored.set(name, next)),
  }
}
const part = (uri: string) => ({
  uri,
  name: `Part ${uri}`,
  sku: uri.toUpperCase(),
  picture: `/media/${uri}.svg`,
})

test('the last viewed product is first, and each is listed once', () => {
  const store = storeOf()
  for (const uri of ['a', 'b', 'a', 'c']) recordView(store, part(uri))
  expect(parseViewed(store).map(({ uri }) => uri)).toEqual(['c', 'a', 'b'])
})

test('the sizes of a photograph are remembered', () => {
  const store = storeOf()
  const picture = { original: '/a.jpg', sizes: [{ address: '/a-320.jpg', width: 320 }] }
  recordView(store, { ...part('a'), picture })
  expect(parseViewed(store)[0]?.picture).toEqual(picture)
  for (const sizes of [[{ address: 'javascript:alert(1)', width: 320 }], 'none']) {
    const line = JSON.stringify({ ...part('c'), picture: { original: '/c.jpg', sizes } })
    expect(parseViewed(storeOf(line))).toEqual([])
  }
})

test('ten are remembered', () => {
  const store = storeOf()
  for (let count = 0; count < 30; count += 1) recordView(store, part(`p${count}`))
  expect(parseViewed(store)).toHaveLength(10)
  expect(parseViewed(store)[0]?.uri).toBe('p29')
})

test('a list that is switched off loses its parts and takes no others until it is switched on', () => {
  const store = storeOf()
  recordView(store, part('a'))
  chooseViewed(store, false)
  recordView(store, part('b'))
  expect([keepsViewed(store), parseViewed(store)]).toEqual([false, []])
  chooseViewed(store, true)
  recordView(store, part('c'))
  expect(parseViewed(store).map(({ uri }) => uri)).toEqual(['c'])
})

test('clearing the list leaves no entry in the storage', () => {
  const store = storeOf()
  recordView(store, part('a'))
  forgetViewed(store)
  expect([parseViewed(store), store.stored.size]).toEqual([[], 0])
})

test.each([
  '',
  'null',
  '{}',
  '[1]',
  '{"uri":""}',
  '{"uri":"a","name":"A","sku":"A","picture":"javascript:x"}',
  '{"uri":"a","name":"A","sku":"A","picture":"//x"}',
])('recently viewed products stored as %j are read as empty and can be written again', (text) => {
  const store = storeOf(text)
  expect(parseViewed(store)).toEqual([])
  recordView(store, part('a'))
  expect(parseViewed(store)).toHaveLength(1)
})

test('any stored text is read as recently viewed products without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(parseViewed(storeOf(text)).length).toBeLessThanOrEqual(10)
    }),
  )
})
