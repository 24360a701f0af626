import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRegistration, registerSubmission } from '#src/features/account/register/posted-registration.ts'
import type { PhoneVerdict } from '#src/forms/phone.ts'

const countries = [
  { country: 'SE', name: 'Sweden', states: [] },
  { country: 'IE', name: 'Ireland', states: [{ state: 'D', name: 'Dublin' }] },
]
const rules = {
  ...{ countries, newsletterChoice: false },
  checkPhone: (text: string): PhoneVerdict => ({ problem: text.length >= 5 ? null : 'phone', abroad: null }),
  isCommon: (text: string) => text === 'password123',
}
const complete = {
  email: ' kim@example.com ',
  'new-password': ' four words and spaces ',
  'repeat-password': ' four words and spaces ',
  firstName: 'Kim ',
  lastName: 'Olsen',
  country: 'SE',
}
const parse = (changes: Record<string, string> = {}, options = {}) =>
  parseRegistration(new URLSearchParams({ ...complete, ...changes }), { ...rules, ...options })

test('texts lose the spaces around them, the password keeps its own, and optional fields may be empty', () => {
  expect(parse()).toEqual({
    values: {
      email: 'kim@example.com',
      password: ' four words and spaces ',
      firstName: 'Kim',
      lastName: 'Olsen',
      country: 'SE',
      state: '',
      phoneNumber: '',
      company: '',
      vatNumber: '',
      newsletter: true,
      asksForNewsletter: false,
    },
  })
})

test('an empty form names every required field', () => {
  expect(parseRegistration(new URLSearchParams(), rules)).toEqual({
    problems: {
      email: 'required',
      'new-password': 'required',
      'repeat-password': 'required',
      firstName: 'required',
      lastName: 'required',
      country: 'required',
    },
  })
})

test.each([
  [{ email: 'kim@' }, { email: 'email' }],
  [{ 'new-password': 'seven77', 'repeat-password': 'seven77' }, { 'new-password': 'short' }],
  [{ 'new-password': 'x'.repeat(129) }, { 'new-password': 'long' }],
  [{ 'new-password': 'password123' }, { 'new-password': 'common' }],
  [{ 'new-password': 'KimOlsen1' }, { 'new-password': 'personal' }],
  [{ 'repeat-password': 'four words and  spaces' }, { 'repeat-password': 'different' }],
  [{ phoneNumber: '12' }, { phoneNumber: 'phone' }],
  [{ vatNumber: 'SE1' }, { vatNumber: 'vatNumber' }],
  [{ country: 'XX' }, { country: 'country' }],
  [{ country: 'IE' }, { state: 'required' }],
  [{ country: 'IE', state: 'SE' }, { state: 'required' }],
  [{ company: 'x'.repeat(201) }, { company: 'notAccepted' }],
])('%o has the problem %o', (changes, problems) => {
  expect(parse(changes)).toEqual({ problems })
})

test('a country with states takes one of its own, another country none', () => {
  expect(parse({ country: 'IE', state: 'D' })).toMatchObject({ values: { state: 'D' } })
  expect(parse({ state: 'D' })).toMatchObject({ values: { state: '' } })
})

test('a VAT number is sent in its registered form', () => {
  expect(parse({ vatNumber: '556036-0793 01' })).toMatchObject({ values: { vatNumber: 'SE556036079301' } })
})

test('customers are subscribed immediately, unless the form asks them', () => {
  expect(parse({ newsletter: 'on' })).toMatchObject({
    values: { newsletter: true, asksForNewsletter: false },
  })
  const asks = { newsletterChoice: true }
  expect(parse({ newsletter: 'on' }, asks)).toMatchObject({
    values: { newsletter: false, asksForNewsletter: true },
  })
  expect(parse({}, asks)).toMatchObject({ values: { newsletter: false, asksForNewsletter: false } })
})

test('any posted registration has bounded texts and a password of 8 to 128 characters', () => {
  const names = [...Object.keys(complete), 'phoneNumber', 'company', 'vatNumber', 'state']
  const changes = fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 300 }), { maxKeys: 2 })
  fc.assert(
    fc.property(changes, (changed) => {
      const parsed = parse(changed)
      if ('problems' in parsed) {
        expect(Object.keys(parsed.problems)).not.toEqual([])
        return
      }
      const { password, newsletter, asksForNewsletter: _, ...texts } = parsed.values
      expect(password.length).toBeGreaterThanOrEqual(8)
      expect(password.length).toBeLessThanOrEqual(128)
      for (const text of Object.values(texts)) expect(text.length).toBeLessThanOrEqual(254)
    }),
  )
})

test('a refusal of the service is shown at its field', () => {
  expect(registerSubmission({ kind: 'refused', fields: ['password', 'phoneNumber'] })).toEqual({
    problems: { 'new-password': 'notAccepted', phoneNumber: 'notAccepted' },
    outcome: 'refused',
  })
  expect(registerSubmission({ kind: 'taken' })).toEqual({ problems: { email: 'taken' }, outcome: 'taken' })
})
