import { describe, expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
const newPassword = 'saab-99-turbo'
const oneHour = 60 * 60 * 1000
const requestFor = (email: string) => `/password-reset-email/${encodeURIComponent(email)}`

async function requestMail(email = astrid.email, linkUri = 'reset-password') {
  await backend.shopper().post(requestFor(email), { linkUri })
  return sentLink()
}

/** The link of the latest mail, with its parts. */
function sentLink() {
  const link = /https:\/\/\S+/.exec(backend.sandbox.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const { origin, pathname, searchParams } = new URL(link)
  const { i = '', id = '' } = Object.fromEntries(searchParams)
  return { address: origin + pathname, i, id }
}

const logIn = (password: string, { email } = astrid) =>
  backend.shopper().post(`/login/${encodeURIComponent(email)}`, { password })

describe('POST /password-reset-email/{email}', () => {
  test('200: sends a link below the shop’s address to the customer', async () => {
    const reply = await backend.shopper().post(requestFor('ASTRID@example.com'), { linkUri: 'a/b/new' })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([200, ['token']])
    expect(backend.sandbox.sent.map(({ kind, to }) => [kind, to])).toEqual([['mail', astrid.email]])
    const { address, i, id } = sentLink()
    expect([address, i, id]).toEqual([
      'https://shop.test/a/b/new',
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^\d+$/),
    ])
    const [kept] = backend.sandbox.sql.all('select recipient, body from inbox')
    expect(kept).toMatchObject({ recipient: astrid.email, body: expect.stringContaining(i) })
  })

  test.each(locales)('the mail is in the language of the session: %s', async (language) => {
    const shopper = backend.shopper()
    await shopper.put(`/languages/${language}`)
    await shopper.post(requestFor(astrid.email))
    const subjects = {
      en: 'Choose a new password',
      sv: 'Välj ett nytt lösenord',
      fi: 'Valitse uusi salasana',
      da: 'Vælg en ny adgangskode',
      fr: 'Choisissez un nouveau mot de passe',
      nl: 'Kies een nieuw wachtwoord',
      de: 'Neues Passwort wählen',
    }
    expect(backend.sandbox.sent.map(({ subject }) => subject)).toEqual([subjects[language]])
    expect(sentLink().address).toBe('https://shop.test/reset-password')
  })

  test('an unknown address gets the same reply and no mail', async () => {
    const known = await backend.shopper().post(requestFor(astrid.email))
    const unknown = await backend.shopper().post(requestFor('somebody@example.com'))
    const { token: knownToken, ...knownBody } = Object(known.body)
    const { token: unknownToken, ...unknownBody } = Object(unknown.body)
    expect([unknown.status, unknownBody]).toEqual([known.status, knownBody])
    expect(String(unknownToken).length).toBe(String(knownToken).length)
    expect(backend.sandbox.sent).toHaveLength(1)
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '../admin',
    'reset-password?next=x',
    'reset-password#x',
    '.evil.example',
    '@evil.example',
    'a//b',
    '',
  ])('406 linkUri: %j is not a path below the shop', async (linkUri) => {
    const reply = await backend.shopper().post(requestFor(astrid.email), { linkUri })
    expect([reply.status, reply.at('errors')]).toEqual([406, { linkUri: 'not valid' }])
    expect(backend.sandbox.sent).toEqual([])
  })

  test('404 email: the sentinel of a service that reveals unknown addresses', async () => {
    const reply = await backend.shopper().post(requestFor('nobody@example.com'))
    expect([reply.status, reply.at('errors')]).toEqual([404, { email: 'not found' }])
  })

  test('a tagged demo address has an account before its first log-in', async () => {
    const own = ownAccount(astrid)
    const { i, id } = await requestMail(own.email)
    const reply = await backend.shopper().post('/password-reset', { i, id, newPassword })
    expect(reply.at('loggedIn.email')).toBe(own.email)
    expect((await logIn(astrid.password)).status).toBe(200)
  })
})

describe('POST /password-reset', () => {
  test('200: sets the password, logs in and keeps the cart', async () => {
    const { i, id } = await requestMail()
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const reply = await shopper.post('/password-reset', { i, id, newPassword })
    expect([reply.status, reply.at('loggedIn.email'), reply.at('selection.items.0.item')]).toEqual([
      200,
      astrid.email,
      '1-1',
    ])
    expect((await logIn(astrid.password)).status).toBe(406)
    expect((await logIn(newPassword)).status).toBe(200)
  })

  test('406 i: a link works once', async () => {
    const { i, id } = await requestMail()
    await backend.shopper().post('/password-reset', { i, id, newPassword })
    const shopper = backend.shopper()
    const reply = await shopper.post('/password-reset', { i, id, newPassword: 'another-one' })
    expect([reply.status, reply.at('errors')]).toEqual([406, { i: 'not valid' }])
    expect((await shopper.get('/selection')).at('loggedIn')).toBeUndefined()
    expect((await logIn('another-one')).status).toBe(406)
  })

  test('406 i: a link sent twice at the same time works once', async () => {
    const { i, id } = await requestMail()
    const use = (chosen: string) => backend.shopper().post('/password-reset', { i, id, newPassword: chosen })
    const statuses = (await Promise.all([use('password-a'), use('password-b')])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 406])
  })

  test('406 i: a link expires after an hour of the console’s clock', async () => {
    const early = await requestMail()
    await backend.set({ clockAheadHours: 1 })
    const reply = await backend.shopper().post('/password-reset', { ...early, newPassword })
    expect([reply.status, reply.at('errors')]).toEqual([406, { i: 'not valid' }])
    const late = await requestMail()
    backend.sandbox.clock.now += oneHour - 1
    expect((await backend.shopper().post('/password-reset', { ...late, newPassword })).status).toBe(200)
  })

  test('406 i: other links of the customer end with the password', async () => {
    const first = await requestMail()
    const second = await requestMail()
    await backend.shopper().post('/password-reset', { ...second, newPassword })
    expect((await backend.shopper().post('/password-reset', { ...first, newPassword })).status).toBe(406)
  })

  test('406 i: changing the password invalidates a link', async () => {
    const { i, id } = await requestMail()
    const shopper = backend.shopper()
    await shopper.post(`/login/${astrid.email}`, { password: astrid.password })
    await shopper.put('/password', { password: astrid.password, newPassword })
    const reply = await backend.shopper().post('/password-reset', { i, id, newPassword: 'another-one' })
    expect(reply.at('errors')).toEqual({ i: 'not valid' })
  })

  test.each([
    ['a wrong secret', { i: '0'.repeat(32) }],
    ['another link’s number', { id: '999' }],
  ])('406 i: %s', async (_, wrong) => {
    const link = await requestMail()
    const reply = await backend.shopper().post('/password-reset', { ...link, ...wrong, newPassword })
    expect([reply.status, reply.at('errors')]).toEqual([406, { i: 'not valid' }])
    expect((await logIn(astrid.password)).status).toBe(200)
  })

  test('406 newPassword: a refused password leaves the link usable', async () => {
    const { i, id } = await requestMail()
    const shopper = backend.shopper()
    const refused = await shopper.post('/password-reset', { i, id, newPassword: 'abcd' })
    expect([refused.status, refused.at('errors')]).toEqual([406, { newPassword: 'not valid' }])
    expect((await shopper.post('/password-reset', { i, id, newPassword })).status).toBe(200)
  })

  test('406: fields that are missing', async () => {
    const reply = await backend.shopper().post('/password-reset')
    expect([reply.status, reply.at('errors')]).toEqual([
      406,
      { i: 'not valid', id: 'not valid', newPassword: 'not valid' },
    ])
  })

  test('403 accessRight: without a session, and the link stays usable', async () => {
    const { i, id } = await requestMail()
    const without = backend.shopper({ 'API-token': 'none' })
    expect((await without.post('/password-reset', { i, id, newPassword })).status).toBe(403)
    expect((await backend.shopper().post('/password-reset', { i, id, newPassword })).status).toBe(200)
  })

  test('ends all other log-ins of the account and lets its owner in immediately after wrong guesses', async () => {
    const thief = backend.shopper()
    await thief.post(`/login/${astrid.email}`, { password: astrid.password })
    for (let count = 0; count < 4; count++) await logIn('wrong')
    const { i, id } = await requestMail()
    await backend.shopper().post('/password-reset', { i, id, newPassword })
    expect((await thief.get('/selection')).at('loggedIn')).toBeUndefined()
    expect((await logIn(newPassword)).status).toBe(200)
  })
})
