import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { astrid } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
const sent = () => backend.sandbox.sent.map(({ kind, to, subject, text }) => ({ kind, to, subject, text }))

describe('POST /back-in-stock-subscription', () => {
  const path = '/back-in-stock-subscription'
  const notice = { email: 'kim@example.se', item: '8-1', shipTo: { country: 'SE' } }

  test('200: the subscription is in the inbox', async () => {
    const reply = await backend.shopper().post(path, { ...notice, language: 'fi' })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([200, ['token']])
    expect(sent()).toEqual([
      {
        kind: 'notice',
        to: 'kim@example.se',
        subject: 'Back in stock: SKU-8-1',
        text: 'Item: 8-1\nShip to: SE\nLanguage: fi',
      },
    ])
  })

  test('a logged-in customer needs no e-mail address, and the language is that of the session', async () => {
    const shopper = backend.shopper()
    await shopper.post(`/login/${astrid.email}`, astrid)
    await shopper.put('/languages/de')
    expect((await shopper.post(path, { ...notice, email: undefined })).status).toBe(200)
    expect(sent()).toMatchObject([{ to: astrid.email, text: expect.stringContaining('Language: de') }])
  })

  test.each([
    ['no e-mail address', { email: '' }, { email: 'required' }],
    ['a malformed e-mail address', { email: 'kim@' }, { email: 'Expected type e-mail' }],
    ['no country', { shipTo: {} }, { 'shipTo.country': 'required' }],
    ['no destination', { shipTo: null }, { 'shipTo.country': 'required' }],
    ['an unknown country', { shipTo: { country: 'XX' } }, { 'shipTo.country': 'not valid' }],
    ['no state in a country that has states', { shipTo: { country: 'IE' } }, { 'shipTo.state': 'required' }],
    [
      'a state that the country does not have',
      { shipTo: { country: 'IE', state: 'CA' } },
      { 'shipTo.state': 'not valid' },
    ],
    ['an unknown language', { language: 'tlh' }, { language: 'not valid' }],
  ])('406: %s', async (_, fields, errors) => {
    const reply = await backend.shopper().post(path, { ...notice, ...fields })
    expect([reply.status, reply.at('errors')]).toEqual([406, errors])
    expect(sent()).toEqual([])
  })

  test.each(['999-1', '', null])('404 item: %j', async (item) => {
    const reply = await backend.shopper().post(path, { ...notice, item })
    expect([reply.status, reply.at('errors')]).toEqual([404, { item: 'product item not found' }])
  })
})

describe('POST /newsletter-subscription', () => {
  const path = '/newsletter-subscription'

  const welcome = (subject: string) => ({ kind: 'mail', subject })

  test('200: the subscription is in the inbox, with the region of the session, and a mail of welcome', async () => {
    const reply = await backend.shopper().post(path, { email: 'kim@example.se' })
    expect([reply.status, reply.at('subscribed')]).toEqual([200, true])
    expect(sent()).toMatchObject([
      { kind: 'notice', to: 'kim@example.se', subject: 'Newsletter', text: 'Country: SE\nLanguage: sv' },
      { ...welcome('Välkommen till vårt nyhetsbrev'), to: 'kim@example.se' },
    ])
  })

  test.each([
    ['en', 'Welcome to our newsletter'],
    ['sv', 'Välkommen till vårt nyhetsbrev'],
    ['fi', 'Tervetuloa uutiskirjeemme tilaajaksi'],
    ['da', 'Velkommen til vores nyhedsbrev'],
    ['fr', 'Bienvenue dans notre newsletter'],
    ['nl', 'Welkom bij onze nieuwsbrief'],
    ['de', 'Willkommen bei unserem Newsletter'],
  ])('a subscriber is welcomed in their language: %s', async (language, subject) => {
    await backend.shopper().post(path, { email: 'kim@example.se', language })
    expect(sent()).toMatchObject([{ text: `Country: SE\nLanguage: ${language}` }, welcome(subject)])
  })

  test('200: an address that is subscribed is answered alike, and gets no second mail', async () => {
    const first = await backend.shopper().post(path, { email: 'kim@example.se' })
    const second = await backend.shopper().post(path, { email: 'Kim@example.se' })
    const known = ({ status, body }: typeof first) => [status, { ...Object(body), token: '' }]
    expect(known(second)).toEqual(known(first))
    expect(sent()).toHaveLength(2)
  })

  test('200: a customer with that address has the newsletter in their account', async () => {
    const shopper = backend.shopper()
    await shopper.post(`/login/${astrid.email}`, astrid)
    const update = { firstName: 'Astrid', lastName: 'Exempel', newsletter: false }
    expect((await shopper.put('/customer/update', update)).at('loggedIn')).toMatchObject({
      newsletter: false,
    })
    await backend.shopper().post(path, { email: astrid.email.toUpperCase() })
    expect((await shopper.get('/customer')).at('loggedIn')).toMatchObject({ newsletter: true })
  })

  test('500: the newsletter service is down', async () => {
    const reply = await backend.shopper().post(path, { email: 'newsletter-down@example.se' })
    expect([reply.status, reply.at('errors')]).toEqual([500, { server: 'the newsletter service is down' }])
    expect(sent()).toEqual([])
  })

  test('200: with the address in the path, plus sign included, and another region', async () => {
    const reply = await backend
      .shopper()
      .post(`${path}/kim%2Bnews%40example.se`, { country: 'DE', language: 'de' })
    expect(reply.at('subscribed')).toBe(true)
    expect(sent()).toMatchObject([
      { to: 'kim+news@example.se', text: 'Country: DE\nLanguage: de' },
      { to: 'kim+news@example.se', subject: 'Willkommen bei unserem Newsletter' },
    ])
  })

  test('200: a robot that fills the hidden field is answered alike and not subscribed', async () => {
    const reply = await backend.shopper().post(path, { email: 'kim@example.se', email_field: 'x' })
    expect([reply.status, reply.at('subscribed')]).toEqual([200, true])
    expect(sent()).toEqual([])
  })

  test.each([
    ['no e-mail address', {}, { email: 'required' }],
    ['a malformed e-mail address', { email: 'kim' }, { email: 'Expected type e-mail' }],
    ['an unknown country', { email: 'kim@example.se', country: 'XX' }, { country: 'not valid' }],
    ['an unknown language', { email: 'kim@example.se', language: 'x' }, { language: 'not valid' }],
  ])('406: %s', async (_, fields, errors) => {
    const reply = await backend.shopper().post(path, fields)
    expect([reply.status, reply.at('errors')]).toEqual([406, errors])
    expect(sent()).toEqual([])
  })
})

test('any subscription is accepted or refused with a text for each field', async () => {
  const shopper = backend.shopper()
  const value = fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom('kim@example.se', 'SE', '8-1'))
  const names = ['email', 'item', 'shipTo', 'language', 'country', 'email_field', '__proto__']
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/back-in-stock-subscription', '/newsletter-subscription'),
      fc.dictionary(fc.constantFrom(...names), value),
      async (path, body) => {
        const reply = await shopper.post(path, body)
        expect([200, 404, 406]).toContain(reply.status)
        const texts = Object.values(Object(reply.at('errors')))
        expect(texts.length > 0).toBe(reply.status !== 200)
      },
    ),
    { numRuns: 100 },
  )
})
