import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { parseRegistration } from '#worker/sandbox/checkout-api/customer/customer-request.ts'

const backend = setUpSandbox()
const anna = {
  email: 'Anna@example.com',
  password: 'vier-takte',
  firstName: 'Anna',
  lastName: 'Prov',
}
const login = (email: string) => `/login/${encodeURIComponent(email)}`

describe('POST /register', () => {
  test('200: logs in, keeps the cart, and returns the customer with every field sent', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const { token } = shopper
    const reply = await shopper.post('/register', {
      ...anna,
      address1: 'Provgatan 3',
      address2: 'Uppgång B',
      zipCode: '114 55',
      city: 'Stockholm',
      country: 'se',
      phoneNumber: '+46812345678',
      newsletter: true,
      language: 'de',
      customerClubFields: { clubName: 'Amazonklubben' },
      customAttributes: { company_name: 'Prov AB', garage_count: 2 },
    })
    expect([reply.status, reply.at('token'), reply.at('selection.items.0.item')]).toEqual([200, token, '1-1'])
    expect(reply.at('loggedIn')).toEqual({
      customer: expect.stringMatching(/^\d+$/),
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Prov',
      gender: '',
      address1: 'Provgatan 3',
      address2: 'Uppgång B',
      zipCode: '114 55',
      city: 'Stockholm',
      state: '',
      country: 'SE',
      phoneNumber: '+46812345678',
      language: 'de',
      newsletter: true,
      customerClubFields: { clubName: 'Amazonklubben', memberNumber: '' },
      company_name: 'Prov AB',
      garage_count: 2,
    })
    expect((await shopper.get('/selection')).at('loggedIn.email')).toBe('anna@example.com')
  })

  test('the new account can log in on another device, where its cart waits', async () => {
    const shopper = backend.shopper()
    await shopper.post('/register', anna)
    await shopper.post('/items/2-1')
    const other = backend.shopper()
    await other.post('/items/3-1')
    const reply = await other.post(login(anna.email), { password: anna.password })
    expect([reply.status, reply.at('selection.items.0.item'), reply.at('selection.items.1.item')]).toEqual([
      200,
      '2-1',
      '3-1',
    ])
  })

  test('takes country, state and language from the session when they are not sent', async () => {
    const shopper = backend.shopper()
    await shopper.put('/countries/IE/states/CO', { language: 'fi' })
    const reply = await shopper.post('/register', anna)
    expect(reply.at('loggedIn')).toMatchObject({ country: 'IE', state: 'CO', language: 'fi' })
  })

  test.each([
    ['no e-mail address', { email: '' }, { email: 'required' }],
    ['a malformed e-mail address', { email: 'anna@example' }, { email: 'not valid' }],
    ['no password', { password: null }, { password: 'required' }],
    ['a password of four characters', { password: 'abcd' }, { password: 'not valid' }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, { password: 'not valid' }],
    ['no names', { firstName: ' ', lastName: '' }, { firstName: 'required', lastName: 'required' }],
    ['an unknown country', { country: 'XX' }, { country: 'not valid' }],
    ['no state in a country that has states', { country: 'IE' }, { state: 'required' }],
    ['a state that the country does not have', { country: 'IE', state: 'CA' }, { state: 'not valid' }],
    ['a malformed postal code', { country: 'SE', zipCode: '1234' }, { zipCode: 'not valid' }],
    ['a phone number of four digits', { phoneNumber: '+46 12' }, { phoneNumber: 'not valid' }],
    ['an unknown language', { language: 'tlh' }, { language: 'not valid' }],
    ['a newsletter choice that is not a boolean', { newsletter: 'yes' }, { newsletter: 'not valid' }],
    [
      'a custom attribute without an underscore',
      { customAttributes: { email: 'other@example.com' } },
      { 'customAttributes.email': 'not valid' },
    ],
    [
      'a custom attribute that is too long',
      { customAttributes: { garage_cars: 'x'.repeat(20_001) } },
      { 'customAttributes.garage_cars': 'not valid' },
    ],
    [
      'more than 50 custom attributes',
      { customAttributes: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a_${index}`, ''])) },
      { customAttributes: 'too many' },
    ],
    [
      'an unknown customer club field',
      { customerClubFields: { shoeSize: '43' } },
      { 'customerClubFields.shoeSize': 'not valid' },
    ],
  ])('406: %s', async (_, fields, errors) => {
    const shopper = backend.shopper()
    const reply = await shopper.post('/register', { ...anna, ...fields })
    expect([reply.status, reply.at('errors')]).toEqual([406, errors])
    expect((await shopper.get('/selection')).at('loggedIn')).toBeUndefined()
    expect((await shopper.post(login(anna.email), { password: anna.password })).status).toBe(406)
  })

  test.each([astrid.email, 'Astrid@Example.com', 'astrid+new@example.com'])(
    '409 email: %s has an account',
    async (email) => {
      const shopper = backend.shopper()
      const reply = await shopper.post('/register', { ...anna, email })
      expect([reply.status, reply.at('errors')]).toEqual([409, { email: 'already registered' }])
      expect((await shopper.get('/selection')).at('loggedIn')).toBeUndefined()
    },
  )

  test('two registrations of one address at the same time make one account', async () => {
    const register = () => backend.shopper().post('/register', anna)
    const statuses = (await Promise.all([register(), register()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('403 accessRight: without a session', async () => {
    const reply = await backend.shopper({ 'API-token': 'none' }).post('/register', anna)
    expect([reply.status, reply.at('errors')]).toEqual([403, { accessRight: 'denied' }])
    expect((await backend.shopper().post('/register', anna)).status).toBe(200)
  })

  test('a tagged variant of a registered address has no account', async () => {
    await backend.shopper().post('/register', anna)
    const tagged = await backend.shopper().post(login('anna+tag@example.com'), { password: anna.password })
    expect(tagged.status).toBe(406)
  })

  test('the customer’s order is confirmed by mail, and no reply or table contains the password', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const replies = [
      await shopper.post('/register', anna),
      await shopper.post('/payment', payment),
      await shopper.get('/receipt'),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 201, 200])
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toMatch(/vier-takte|pbkdf2/)
    for (const table of ['customer', 'selection', 'placed_order', 'inbox']) {
      expect(JSON.stringify(backend.sandbox.sql.all(`select * from ${table}`))).not.toContain('vier-takte')
    }
  })
})

test('any registration is either a complete record or refused with a text for each wrong field', () => {
  const fields = ['email', 'password', 'firstName', 'lastName', 'country', 'state', 'zipCode', 'phoneNumber']
  const visitor = { country: 'SE', state: null, language: 'en' }
  const value = fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom('IE', 'se', 'anna@example.com'))
  const sent = fc.dictionary(
    fc.constantFrom(...fields, 'newsletter', 'customAttributes', 'customerClubFields', '__proto__'),
    value,
  )
  fc.assert(
    fc.property(sent, fc.boolean(), (body, isComplete) => {
      const parsed = parseRegistration(isComplete ? { ...anna, ...body } : body, visitor)
      if ('refusal' in parsed) {
        const texts = Object.values(parsed.refusal.errors)
        expect(texts.length).toBeGreaterThan(0)
        for (const text of texts) expect(text).toMatch(/^(required|not valid|too many)$/)
        return
      }
      const { email, password, record } = parsed.value
      expect(email).toMatch(/^[^\s@A-Z]+@[^\s@A-Z]+$/)
      expect(password.length).toBeGreaterThanOrEqual(5)
      expect(record.firstName.trim()).not.toBe('')
      expect(record.country).toMatch(/^[A-Z]{2}$/)
    }),
  )
})
