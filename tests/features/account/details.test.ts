import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customerUpdateRequest, updateCustomerResult } from '#src/commerce/customer/customer-update.ts'
import {
  detailsSubmission,
  parseDetails,
  typedDetails,
  unknownProfile,
} from '#src/features/account/details/details.ts'
import type { PhoneCheck } from '#src/forms/phone.ts'

const countries = [
  { country: 'SE', name: 'Sweden', states: [] },
  { country: 'IE', name: 'Ireland', states: [{ state: 'D', name: 'Dublin' }] },
]
const saved = {
  ...unknownProfile(),
  email: 'kim@example.com',
  firstName: 'Kim',
  lastName: 'Olsen',
  phoneNumber: '070-174 06 05',
  zipCode: '114 55',
  country: 'SE',
  clubFields: { clubName: 'Amazonklubben' },
}
const checkPhone: PhoneCheck = (text) => ({ problem: text.length >= 5 ? null : 'phone', abroad: null })
const rules = { saved, countries, newsletterChoice: false, checkPhone }
const parse = (form: Record<string, string>, changes = {}) =>
  parseDetails(new URLSearchParams(form), { ...rules, ...changes })

test('fields that the form does not have are unchanged', () => {
  expect(parse({})).toEqual({ values: {} })
})

test('a postcode written otherwise is no change', () => {
  expect(parse({ zipCode: 'se-11455' })).toEqual({ values: {} })
})

test.each([
  [{ firstName: ' ' }, { firstName: 'required' }],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'kim@' }, { email: 'email' }],
  [{ phoneNumber: '12' }, { phoneNumber: 'phone' }],
  [{ zipCode: '1' }, { zipCode: 'zipCode' }],
  [{ vatNumber: 'SE1' }, { vatNumber: 'vatNumber' }],
  [{ country: 'XX' }, { country: 'country' }],
  [{ country: 'IE', zipCode: '' }, { state: 'required' }],
  [{ city: 'x'.repeat(201) }, { city: 'notAccepted' }],
  [{ 'club.clubName': 'x'.repeat(101) }, { 'club.clubName': 'notAccepted' }],
])('%o has the problem %o', (form, problems) => {
  expect(parse(form)).toMatchObject({ problems })
})

test('a change of e-mail address requires the password, and no other request contains it', () => {
  expect(parse({ email: 'asta@example.com' })).toEqual({ problems: { password: 'required' } })
  expect(parse({ email: 'asta@', password: '' })).toMatchObject({
    problems: { email: 'email', password: 'required' },
  })
  expect(parse({ email: 'asta@example.com', password: 'x' })).toEqual({
    values: { email: 'asta@example.com' },
  })
  expect(parse({ email: saved.email, password: '' })).toEqual({ values: {} })
  expect(typedDetails(new URLSearchParams({ password: 'secret words' }))).not.toContain('secret words')
})

test('a change of country checks the postcode again, and replaces the state', () => {
  expect(parse({ country: 'IE', state: 'D' })).toEqual({ problems: { zipCode: 'zipCode' } })
  expect(parse({ country: 'IE', state: 'D', zipCode: 'd02x285' })).toEqual({
    values: { country: 'IE', state: 'D', zipCode: 'D02 X285' },
  })
  const irish = { ...saved, country: 'IE', state: 'D', zipCode: '' }
  expect(parse({ country: 'SE' }, { saved: irish })).toEqual({
    values: { country: 'SE', state: '' },
  })
})

test('a saved value that would not be accepted today does not stand in the way of other changes', () => {
  const earlier = { ...saved, phoneNumber: '1', zipCode: '1', vatNumber: 'x' }
  expect(parse({ city: 'Lund' }, { saved: earlier })).toEqual({ values: { city: 'Lund' } })
})

test('the newsletter changes only where the form asks', () => {
  expect(parse({ newsletter: 'on' })).toEqual({ values: {} })
  expect(parse({ newsletter: 'on' }, { newsletterChoice: true })).toEqual({ values: { newsletter: true } })
  expect(parse({}, { newsletterChoice: true })).toEqual({ values: {} })
})

test('any posted form changes only fields that differ from the saved ones, each within its bound', () => {
  const names = [...Object.keys(saved), 'club.clubName', 'club.other', '__proto__', 'constructor']
  const forms = fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 300 }), { maxKeys: 4 })
  fc.assert(
    fc.property(forms, (form) => {
      const parsed = parse(form)
      if ('problems' in parsed) {
        expect(Object.keys(parsed.problems)).not.toEqual([])
        return
      }
      const { clubFields = {}, newsletter: _, ...texts } = parsed.values
      expect(Object.keys(clubFields).filter((name) => name !== 'clubName')).toEqual([])
      for (const [name, text] of Object.entries({ ...texts, ...clubFields })) {
        expect(text.length).toBeLessThanOrEqual(254)
        expect({ ...saved, ...saved.clubFields }).not.toHaveProperty(name, text)
      }
    }),
  )
})

test('any posted form is kept within bounds', () => {
  const names = fc.oneof(
    fc.constantFrom('email', 'city', 'club.__proto__'),
    fc.string(),
    fc.string().map((name) => `club.${name}`),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ maxLength: 1000 })), { maxLength: 60 }), (entries) => {
      const typed = typedDetails(new URLSearchParams(entries))
      expect(Object.keys(typed).length).toBeLessThanOrEqual(34)
      for (const text of Object.values(typed)) expect(text.length).toBeLessThanOrEqual(400)
    }),
  )
})

test('a request has the required names, and removes attributes that are emptied', () => {
  expect(customerUpdateRequest({ email: 'kim@example.org', company: '', vatNumber: 'SE1' }, saved)).toEqual({
    firstName: 'Kim',
    lastName: 'Olsen',
    newsletter: saved.newsletter,
    newEmail: 'kim@example.org',
    customAttributes: { company_name: null, vat_number: 'SE1' },
  })
})

test.each([
  ['no answer', null, { problems: {}, outcome: 'failed' }],
  ['a customer', 200, { problems: {}, outcome: 'saved' }],
  ['a guest', [403, {}], { problems: {}, outcome: 'loggedOut' }],
  ['too many attempts', [429, {}], { problems: {}, outcome: 'limited' }],
  [
    'a taken address',
    [409, { newEmail: 'already registered' }],
    { problems: { email: 'taken' }, outcome: 'taken' },
  ],
  [
    'refused fields',
    [406, { newEmail: 'not valid', zipCode: 'not valid', vat_number: 'not valid' }],
    {
      problems: { email: 'notAccepted', zipCode: 'notAccepted', vatNumber: 'notAccepted' },
      outcome: 'refused',
    },
  ],
  ['an unknown refusal', [406, { consents: 'not valid' }], { problems: {}, outcome: 'failed' }],
] as const)('the form shows %s', (_, reply, expected) => {
  const result =
    reply === null
      ? null
      : reply === 200
        ? { ok: true as const, value: { loggedIn: {} } }
        : { ok: false as const, status: reply[0], errors: reply[1], messages: [], body: null }
  expect(detailsSubmission(updateCustomerResult(result))).toEqual(expected)
})
