import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { emptyCustomer } from '#worker/sandbox/checkout-api/customer/customer-record.ts'
import { parseCustomer } from '#worker/sandbox/checkout-api/customer/customer-request.ts'

const backend = setUpSandbox()

const logIn = (email: string, password = astrid.password) =>
  backend.shopper().post(`/login/${encodeURIComponent(email)}`, { password })

async function customerIn(account = astrid) {
  const shopper = backend.shopper()
  const reply = await shopper.post(`/login/${encodeURIComponent(account.email)}`, account)
  return { shopper, before: reply.at('loggedIn') }
}

describe('PUT /customer/update', () => {
  test('200: changes every documented field and returns the whole selection', async () => {
    const { shopper } = await customerIn()
    await shopper.post('/items/1-1')
    const fields = {
      firstName: 'Asta',
      lastName: 'Prov',
      gender: 'f',
      address1: 'Musterweg 5',
      address2: 'c/o Beispiel',
      zipCode: '10115',
      city: 'Berlin',
      country: 'DE',
      phoneNumber: '+4930901820',
      newsletter: false,
      customerClubFields: { clubName: 'Amazonklubben', memberNumber: '1043' },
    }
    const customAttributes = { company_name: 'Prov GmbH', garage_cars: '[{"car":"volvo-240"}]' }
    const reply = await shopper.put('/customer/update', { ...fields, customAttributes })
    expect([reply.status, reply.at('selection.items.0.item')]).toEqual([200, '1-1'])
    expect(reply.at('loggedIn')).toMatchObject({ email: astrid.email, ...fields, ...customAttributes })
    expect((await logIn(astrid.email)).at('loggedIn')).toMatchObject({ ...fields, ...customAttributes })
  })

  test('keeps fields that are not sent or null', async () => {
    const { shopper, before } = await customerIn()
    const reply = await shopper.put('/customer/update', { city: 'Lund', lastName: null, newsletter: null })
    expect(reply.at('loggedIn')).toEqual({ ...Object(before), city: 'Lund' })
  })

  test('an empty text clears a field, and null removes a custom attribute', async () => {
    const { shopper } = await customerIn()
    await shopper.put('/customer/update', { customAttributes: { garage_cars: '[]', company_name: 'Prov' } })
    const sent = { address1: '', phoneNumber: '', customAttributes: { company_name: null } }
    const loggedIn = (await shopper.put('/customer/update', sent)).at('loggedIn')
    expect(loggedIn).toMatchObject({ address1: '', phoneNumber: '', garage_cars: '[]' })
    expect(loggedIn).not.toHaveProperty('company_name')
  })

  test('a change of country removes the state of the previous one', async () => {
    const { shopper } = await customerIn()
    await shopper.put('/customer/update', { country: 'IE', state: 'CO', zipCode: '' })
    expect((await shopper.put('/customer/update', { country: 'DK' })).at('loggedIn')).toMatchObject({
      country: 'DK',
      state: '',
    })
  })

  test('newEmail: logs in with the new address from then on, and out everywhere else', async () => {
    const own = ownAccount(astrid)
    const { shopper } = await customerIn(own)
    const other = await customerIn(own)
    const reply = await shopper.put('/customer/update', { newEmail: 'Asta.Ny@example.com' })
    expect(reply.at('loggedIn.email')).toBe('asta.ny@example.com')
    expect((await other.shopper.get('/selection')).at('loggedIn')).toBeUndefined()
    expect((await logIn('asta.ny@example.com')).status).toBe(200)
  })

  test.each(['/customer/update', '/email'])(
    '403 accessRight: a log-in of more than five minutes ago changes no address by PUT %s',
    async (path) => {
      const own = ownAccount(astrid)
      const { shopper } = await customerIn(own)
      backend.sandbox.clock.now += 5 * 60_000
      const late = await shopper.put(path, { newEmail: 'asta.ny@example.com' })
      expect([late.status, late.at('errors')]).toEqual([403, { accessRight: 'log in again' }])
      expect((await shopper.put('/customer/update', { city: 'Lund' })).status).toBe(200)
      await shopper.post(`/login/${encodeURIComponent(own.email)}`, own)
      expect((await shopper.put(path, { newEmail: 'asta.ny@example.com' })).status).toBe(200)
    },
  )

  test('newEmail: reset links sent to the previous address end', async () => {
    const { shopper } = await customerIn()
    await backend.shopper().post(`/password-reset-email/${astrid.email}`)
    const query = new URLSearchParams(backend.sandbox.sent.at(-1)?.text.match(/\?(\S+)/)?.[1])
    await shopper.put('/customer/update', { newEmail: 'asta@example.com' })
    const link = { i: query.get('i'), id: query.get('id'), newPassword: 'saab-99-turbo' }
    expect((await backend.shopper().post('/password-reset', link)).at('errors')).toEqual({ i: 'not valid' })
  })

  test('newEmail: the same address changes nothing', async () => {
    const { shopper, before } = await customerIn()
    const reply = await shopper.put('/customer/update', { newEmail: astrid.email.toUpperCase() })
    expect([reply.status, reply.at('loggedIn')]).toEqual([200, before])
  })

  test.each([jonas.email, 'jonas+garage@example.com'])(
    '409 newEmail: %s has an account, and nothing changes',
    async (newEmail) => {
      const { shopper, before } = await customerIn()
      const reply = await shopper.put('/customer/update', { newEmail, city: 'Lund' })
      expect([reply.status, reply.at('errors')]).toEqual([409, { newEmail: 'already registered' }])
      expect((await shopper.get('/customer')).at('loggedIn')).toEqual(before)
    },
  )

  test.each([
    ['names that are empty', { firstName: ' ', lastName: '' }, ['firstName', 'lastName'], 'required'],
    ['an empty e-mail address', { newEmail: '' }, ['newEmail'], 'required'],
    ['a malformed e-mail address', { newEmail: 'asta@' }, ['newEmail'], 'not valid'],
    ['an unknown country', { country: 'XX' }, ['country'], 'not valid'],
    ['a postal code of another country', { zipCode: '10115 Berlin' }, ['zipCode'], 'not valid'],
    ['a short phone number', { phoneNumber: '1234' }, ['phoneNumber'], 'not valid'],
    ['a field that is not text', { city: 7 }, ['city'], 'not valid'],
    ['several at once', { city: {}, newEmail: 'x' }, ['city', 'newEmail'], 'not valid'],
  ])('406: %s, and nothing changes', async (_, sent, fields, text) => {
    const { shopper, before } = await customerIn()
    const reply = await shopper.put('/customer/update', { address2: 'Uppgång B', ...sent })
    expect([reply.status, reply.at('errors')]).toEqual([
      406,
      Object.fromEntries(fields.map((field) => [field, text])),
    ])
    expect((await shopper.get('/customer')).at('loggedIn')).toEqual(before)
  })

  test('never changes another customer', async () => {
    const { before } = await customerIn(jonas)
    const { shopper } = await customerIn()
    await shopper.put('/customer/update', { firstName: 'Asta', customer: '2', email: jonas.email })
    expect((await logIn(jonas.email, jonas.password)).at('loggedIn')).toEqual(before)
  })
})

describe('PUT /address', () => {
  test('200: changes names and address, and no other field', async () => {
    const { shopper, before } = await customerIn()
    const address = { firstName: 'Asta', address1: 'Provgatan 9', zipCode: '223 50', city: 'Lund' }
    const reply = await shopper.put('/address', { ...address, newEmail: 'x@example.com', newsletter: false })
    expect([reply.status, reply.at('loggedIn')]).toEqual([200, { ...Object(before), ...address }])
  })

  test('406: a state that the country does not have', async () => {
    const { shopper } = await customerIn()
    const reply = await shopper.put('/address', { country: 'IE', state: 'XX', zipCode: '' })
    expect([reply.status, reply.at('errors')]).toEqual([406, { state: 'not valid' }])
  })
})

describe('PUT /email', () => {
  test('200: changes the address', async () => {
    const { shopper } = await customerIn(ownAccount(astrid))
    const reply = await shopper.put('/email', { newEmail: 'asta@example.com' })
    expect([reply.status, reply.at('loggedIn.email')]).toEqual([200, 'asta@example.com'])
  })

  test('406 newEmail: none is sent', async () => {
    const { shopper } = await customerIn()
    expect((await shopper.put('/email')).at('errors')).toEqual({ newEmail: 'required' })
  })

  test('409 newEmail: another account has it', async () => {
    const { shopper } = await customerIn()
    expect((await shopper.put('/email', { newEmail: jonas.email })).status).toBe(409)
  })
})

test('GET /customer: the selection with the logged-in customer', async () => {
  const { shopper, before } = await customerIn()
  const reply = await shopper.get('/customer')
  expect([reply.status, reply.at('loggedIn'), reply.at('selection.items')]).toEqual([200, before, []])
})

test.each([
  ['GET', '/customer'],
  ['PUT', '/customer/update'],
  ['PUT', '/address'],
  ['PUT', '/email'],
])('403 accessRight: %s %s for a guest and after a log-out', async (method, path) => {
  const { shopper } = await customerIn()
  await shopper.post('/logout')
  const body = method === 'PUT' ? { firstName: 'X', newEmail: 'x@example.com' } : undefined
  for (const guest of [backend.shopper(), shopper, backend.shopper({ 'API-token': 'none' })]) {
    const reply = await guest.call(method, path, body)
    expect([reply.status, reply.at('errors')]).toEqual([403, { accessRight: 'denied' }])
  }
})

test('any update is refused with a text for each wrong field, or keeps the fields it does not contain', () => {
  const current = {
    ...emptyCustomer({ country: 'SE', state: null, language: 'sv' }),
    firstName: 'Astrid',
    lastName: 'Exempel',
    attributes: { garage_cars: '[]' },
  }
  const names = Object.keys(current)
  const sent = fc.dictionary(
    fc.constantFrom(...names, 'customAttributes', 'newEmail', '__proto__', 'constructor'),
    fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom('IE', 'se', '114 55')),
  )
  fc.assert(
    fc.property(sent, (body) => {
      const parsed = parseCustomer(body, current)
      if ('refusal' in parsed) {
        for (const text of Object.values(parsed.refusal.errors)) {
          expect(text).toMatch(/^(required|not valid|too many)$/)
        }
        return
      }
      expect(Object.keys(parsed.value).toSorted()).toEqual(names.toSorted())
      for (const [name, value] of Object.entries(current)) {
        const mayChange = Object.hasOwn(body, name) || name === 'attributes' || name === 'state'
        if (!mayChange) expect(parsed.value).toHaveProperty(name, value)
      }
    }),
  )
})
