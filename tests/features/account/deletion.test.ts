import { expect, test } from 'vitest'
import { deletionDeadline, parseDeletion } from '#src/features/account/data/deletion.ts'

test.each([
  ['2026-03-10T08:00:00.000Z', '2026-04-10'],
  ['2026-12-31T23:59:59.000Z', '2027-01-31'],
  ['2027-01-31T00:00:00.000Z', '2027-02-28'],
  ['2028-01-30T00:00:00.000Z', '2028-02-29'],
  ['2026-05-31T12:00:00.000Z', '2026-06-30'],
])('the deadline of a request of %s is %s', (receivedAt, day) => {
  expect(deletionDeadline(receivedAt)).toBe(day)
})

const form = 'a2f1c9de-4b7c-4d6e-9f10-2233445566aa'

test('a form has a password and its own name', () => {
  expect(parseDeletion(new URLSearchParams({ password: ' a b ', form }))).toEqual({
    values: { password: ' a b ', form },
  })
  expect(parseDeletion(new URLSearchParams({ password: '', form }))).toEqual({
    problems: { password: 'required' },
  })
  expect(parseDeletion(new URLSearchParams({ password: 'x'.repeat(501), form }))).toEqual({
    problems: { password: 'required' },
  })
  expect(parseDeletion(new URLSearchParams({ password: 'a', form: 'another' }))).toBeNull()
})
