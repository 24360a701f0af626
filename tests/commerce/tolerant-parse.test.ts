import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'

const Size = v.object({ id: v.string(), name: v.nullish(v.string(), '') })
const Part = v.object({
  id: v.string(),
  note: v.nullish(v.string(), ''),
  box: v.nullish(v.object({ litres: v.number() }), null),
  sizes: v.nullish(v.array(v.nullable(Size)), []),
})
const Parts = v.object({ parts: v.array(v.nullable(Part)) })

const read = (parts: unknown) => parseTolerantly(Parts, { parts })
const disc = { id: 'disc', note: 'new', box: null, sizes: [] }

test('a body that fits its schema is read whole', () => {
  expect(read([disc])).toEqual({ ok: true, value: { parts: [disc] }, unreadable: [] })
})

test('an unreadable field is blanked where the schema can do without it', () => {
  expect(read([{ ...disc, note: 7 }])).toEqual({
    ok: true,
    value: { parts: [{ ...disc, note: '' }] },
    unreadable: ['parts.0.note'],
  })
})

test('an unreadable field takes along the nearest record that can be done without', () => {
  const sizes = [{ id: 1 }, { id: 'l', name: 'Large' }]
  expect(read([{ ...disc, box: { litres: 'many' }, sizes }, disc])).toEqual({
    ok: true,
    value: { parts: [{ ...disc, sizes: [null, { id: 'l', name: 'Large' }] }, disc] },
    unreadable: ['parts.0.box.litres', 'parts.0.sizes.0.id'],
  })
})

test('a record without its id is left out, and its neighbours keep their order', () => {
  const { id: _, ...nameless } = disc
  for (const odd of [nameless, { ...disc, id: null }, 'disc', 7, [disc]]) {
    expect(read([odd, disc])).toMatchObject({ ok: true, value: { parts: [null, disc] } })
  }
})

test('a body whose own subject is unreadable is refused', () => {
  for (const body of [null, 'text', [], {}, { parts: null }, { parts: 'none' }, { parts: {} }]) {
    expect(parseTolerantly(Parts, body)).toMatchObject({ ok: false })
  }
})

test('an entry of a record that cannot be read is left out', () => {
  const Prices = v.record(v.string(), v.object({ amount: v.number() }))
  expect(parseTolerantly(Prices, { 1: { amount: 'free' }, 2: { amount: 5 } })).toEqual({
    ok: true,
    value: { 2: { amount: 5 } },
    unreadable: ['1.amount'],
  })
})

test('the body itself is not changed', () => {
  const body = { parts: [{ ...disc, sizes: [{ id: 1 }] }, { id: 2 }] }
  const before = structuredClone(body)
  parseTolerantly(Parts, body)
  expect(body).toEqual(before)
})

test('paths hold names and places, never values, and are few', () => {
  const Named = v.record(v.string(), v.number())
  const odd = parseTolerantly(Named, { 'kim@example.se': 'secret' })
  expect(odd).toEqual({ ok: true, value: {}, unreadable: ['?'] })
  const many = read(Array.from({ length: 60 }, () => ({ ...disc, note: 7 })))
  if (!many.ok) throw new Error('The list was refused.')
  expect(many.unreadable).toHaveLength(21)
  expect(many.unreadable.at(-1)).toBe('40 more')
})

test('parsing any reply ends and leaves only the parts that fit', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.json().map((text) => JSON.parse(text)),
          fc.constant(disc),
        ),
      ),
      (parts) => {
        const parsed = read(parts)
        if (parsed.ok) expect(v.is(Parts, parsed.value)).toBe(true)
        expect(parsed.ok).toBe(true)
      },
    ),
  )
})
