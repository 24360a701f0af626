import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rememberedLines } from '#src/features/region/dropped-line.ts'
import { parseBack, parseRegionNote, regionNotePath } from '#src/features/region/region-note.ts'

const queryOf = (path: string) => new URL(path, 'https://shop.test').searchParams
const nothing = { problem: null, from: null, dropped: [], more: 0 }

const item = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99 }))
  .map(([product, size]) => `${product}-${size}`)
const line = fc.record({
  item,
  quantity: fc.integer({ min: 1, max: 9_999 }),
  contents: fc.array(item, { maxLength: 50 }),
})

test('the note of a country change survives being written to and read from the address', () => {
  fc.assert(
    fc.property(
      fc.record({
        problem: fc.constantFrom(null, 'refused', 'unanswered', 'incomplete'),
        from: fc.constantFrom(null, 'SE', 'GB'),
        dropped: fc.array(line, { maxLength: 20 }),
        more: fc.integer({ min: 0, max: 500 }),
      }),
      fc.constantFrom('/', '/cart', '/checkout/', '/c/brakes?page=2&order=Latest'),
      (note, back) => {
        const query = queryOf(regionNotePath(note, back))
        expect(parseRegionNote(query)).toEqual(note)
        expect(parseBack(query)).toBe(back)
      },
    ),
  )
})

test('an address never becomes too long, and omitted lines are counted', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const { lines: dropped, more } = rememberedLines(lines)
      expect(dropped.length + more).toBe(lines.length)
      expect(regionNotePath({ problem: null, from: 'SE', dropped, more }, '/cart').length).toBeLessThan(4_000)
    }),
  )
})

test.each(['', 'said=sorry', 'from=se', 'dropped=<b>*1', 'more=many', 'back=//evil.test'])(
  'an address with %j says nothing',
  (query) => {
    expect(parseRegionNote(new URLSearchParams(query))).toEqual(nothing)
    expect(parseBack(new URLSearchParams(query))).toBe('/')
  },
)
