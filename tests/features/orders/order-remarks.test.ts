import fc from 'fast-check'
import { expect, test } from 'vitest'
import { additionalNotes, carOf, publicNotes, remarkOf } from '#src/features/orders/order-remarks.ts'

test('the notes are the personal number and the shopper’s own, joined by a comma', () => {
  expect(additionalNotes('800101-9999', 'Ring the bell')).toBe('Personal number: 800101-9999, Ring the bell')
  expect(additionalNotes('800101-9999', ' ')).toBe('Personal number: 800101-9999')
  expect(additionalNotes('', 'Ring the bell')).toBe('Ring the bell')
  expect(additionalNotes(' ', '')).toBe('')
})

test('the shopper’s own part comes back, the personal number does not', () => {
  expect(remarkOf('Personal number: 800101-9999, Ring, then wait')).toBe('Ring, then wait')
  expect(remarkOf('Personal number: 800101-9999')).toBe('')
  expect(remarkOf('Ring, then wait')).toBe('Ring, then wait')
})

test('the car comes after the note, and back on its own', () => {
  const car = 'Volvo 240, B21A, 1979'
  expect(additionalNotes('800101-9999', 'Ring, please', car)).toBe(
    `Personal number: 800101-9999, Ring, please, Car: ${car}`,
  )
  for (const [number, note] of [
    ['800101-9999', 'Ring, please'],
    ['', 'Ring'],
    ['800101-9999', ''],
    ['', ''],
  ] as const) {
    const notes = additionalNotes(number, note, car)
    expect([remarkOf(notes), carOf(notes)]).toEqual([note, car])
    expect(publicNotes(notes)).toBe(additionalNotes('', note, car))
  }
  expect(carOf('Ring, then wait')).toBe('')
})

test('no note gives the personal number away', () => {
  const number = fc.stringMatching(/^\d{6,8}[-+A]\d{3}[\dA-Z]$/)
  fc.assert(
    fc.property(number, fc.string(), (personalNumber, note) => {
      fc.pre(!note.includes(personalNumber) && !/^Personal number:|Car: /.test(note.trim()))
      expect(remarkOf(additionalNotes(personalNumber, note))).toBe(note.trim())
      expect(remarkOf(additionalNotes(personalNumber, note, 'Saab 99'))).toBe(note.trim())
    }),
  )
})
