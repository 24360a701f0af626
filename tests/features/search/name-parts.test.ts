import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { foundTags, SearchReply } from '#src/commerce/contract/search/search.ts'
import { partsOfName } from '#src/features/search/name-parts.ts'

const { before, after } = foundTags

function read(name: string | null) {
  const _formatted = name === null ? {} : { _formatted: { name } }
  return v.parse(SearchReply, { hits: [{ product: 7, name: 'x', ..._formatted }] }).hits[0]?.nameParts ?? []
}
const written = (parts: { text: string; found: boolean }[]) =>
  parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('')

test.each([
  [`${before}Brake${after} ${before}dis${after}c`, '[Brake] [dis]c'],
  ['Brake disc', 'Brake disc'],
  // An unclosed mark reaches to the end, and markup stays text.
  [`Brake ${before}disc`, 'Brake [disc]'],
  ['<em>Brake</em>', '<em>Brake</em>'],
  ['', ''],
  [null, ''],
])('the service’s %j is read as %j', (name, parts) => {
  expect(written(read(name))).toBe(parts)
})

test.each([
  // Names without the brand, with the version, and of another product altogether.
  ['Brake disc', `${before}Brake${after} disc – Bromsvik`, '[Brake] disc'],
  ['Brake disc', `Brake ${before}disc${after} – ${before}Bromsvik${after}`, 'Brake [disc]'],
  ['Floor mat, blue', `Floor ${before}mat${after}`, 'Floor [mat], blue'],
  ['Seat cover', `Floor ${before}mat${after}`, 'Seat cover'],
  ['Brake disc', null, 'Brake disc'],
])('on a card with the name %j, %j becomes %j', (card, name, parts) => {
  expect(written(partsOfName(card, read(name)))).toBe(parts)
})

test('the highlighted parts of a name always join to that name', () => {
  const part = fc.record({ text: fc.string({ minLength: 1 }), found: fc.boolean() })
  fc.assert(
    fc.property(fc.string(), fc.array(part), fc.nat(), (other, found, length) => {
      const name =
        found
          .map(({ text }) => text)
          .join('')
          .slice(0, length) + other
      expect(
        partsOfName(name, found)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})
