import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, latestMail, type TestShop } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

/** Every field of the form, as Astrid has saved it. */
const saved = {
  firstName: 'Astrid',
  lastName: 'Exempel',
  phoneNumber: '+46812345678',
  gender: '',
  address1: 'Provgatan 1',
  address2: '',
  zipCode: '114 55',
  city: 'Stockholm',
  country: 'SE',
  company: '',
  vatNumber: '',
  'club.clubName': '',
  'club.memberNumber': '',
}

async function logIn(shop: TestShop, account = ownAccount(astrid)) {
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/login', { email: account.email, password: account.password })
  return { shopper, fields: { ...saved, email: account.email } }
}

const sentUpdates = (shop: TestShop) =>
  shop.calls.flatMap(({ path, body }) =>
    path.endsWith('/customer/update') ? [JSON.parse(body ?? '') as unknown] : [],
  )

/** The value of a form's field as its page has it. */
function typedIn(html: string, name: string): string | undefined {
  const [input = ''] = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`)) ?? []
  return /value="([^"]*)"/.exec(input)?.[1]
}

test('the page has every field of a customer with its saved value', async () => {
  const { shopper, fields } = await logIn(await createTestShop())
  const { html } = await shopper.read('/account/details')
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'gender' || name === 'country') expect(html).toContain(`name="${name}"`)
    else expect([name, typedIn(html, name)]).toEqual([name, value])
  }
  expect(html).toMatch(/<option value="SE" selected="">/)
})

test('only changes are sent, with the names that the service requires, and the checkout starts from them', async () => {
  const shop = await createTestShop()
  const { shopper, fields } = await logIn(shop)
  const changed = {
    ...fields,
    gender: 'f',
    address1: 'Nygatan 4',
    zipCode: '22350',
    company: 'Exempel AB',
    vatNumber: '556036-0793 01',
    'club.clubName': 'Amazonklubben',
  }
  const { sent, text, html } = await shopper.post('/account/details', changed)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(text).toContain('Your changes are saved.')
  expect(sentUpdates(shop)).toEqual([
    {
      firstName: 'Astrid',
      lastName: 'Exempel',
      gender: 'f',
      address1: 'Nygatan 4',
      zipCode: '223 50',
      newsletter: true,
      customerClubFields: { clubName: 'Amazonklubben' },
      customAttributes: { company_name: 'Exempel AB', vat_number: 'SE556036079301' },
    },
  ])
  expect(typedIn(html, 'zipCode')).toBe('223 50')
  const reread = (await shopper.read('/account/details')).html
  expect(typedIn(reread, 'club.clubName')).toBe('Amazonklubben')
  expect(typedIn(reread, 'vatNumber')).toBe('SE556036079301')
})

test('a form without changes calls nothing, and an emptied field is emptied', async () => {
  const shop = await createTestShop()
  const { shopper, fields } = await logIn(shop)
  expect((await shopper.post('/account/details', fields)).text).toContain('Your changes are saved.')
  expect(sentUpdates(shop)).toEqual([])
  await shopper.post('/account/details', { ...fields, phoneNumber: ' ' })
  expect(sentUpdates(shop)).toEqual([expect.objectContaining({ phoneNumber: '' })])
  expect(typedIn((await shopper.read('/account/details')).html, 'phoneNumber')).toBe('')
})

test('a change of the e-mail address requires the password, ends other log-ins, and notifies the former address', async () => {
  const shop = await createTestShop()
  const account = ownAccount(astrid)
  const { shopper, fields } = await logIn(shop, account)
  const elsewhere = (await logIn(shop, account)).shopper
  const token = shopper.session.token
  const email = ownAccount({ ...astrid, email: 'asta@example.com' }).email
  const change = (more: Record<string, string>) =>
    shopper.post('/account/details', { ...fields, email, address1: 'Nygatan 4', ...more })

  const without = await change({ password: '' })
  expect([without.status, without.text]).toEqual([422, expect.stringContaining('This field is required')])
  const wrong = await change({ password: 'amazon-121-red' })
  expect([wrong.status, wrong.text]).toEqual([
    422,
    expect.stringContaining('This is not your current password'),
  ])
  expect([typedIn(wrong.html, 'address1'), wrong.html.includes('amazon')]).toEqual(['Nygatan 4', false])
  expect([sentUpdates(shop), shopper.session.token]).toEqual([[], token])

  const { text, html } = await change({ password: astrid.password })
  expect(text).toContain('Your changes are saved.')
  expect(html).not.toContain('amazon')
  expect(shopper.session.token).not.toBe(token)
  expect(await latestMail(account.email)).toMatch(/address/i)
  expect((await elsewhere.read('/account')).headers.get('location')).toBe('/login?next=account')
  expect((await shopper.read('/account')).text).toContain(email)
  const { shopper: again } = await logIn(shop, { ...astrid, email })
  expect(typedIn((await again.read('/account/details')).html, 'email')).toBe(email)
})

test('passwords that are tried to change the e-mail address count as log-ins', async () => {
  const shop = await createTestShop()
  const account = ownAccount(astrid)
  const { shopper, fields } = await logIn(shop, account)
  const email = ownAccount({ ...astrid, email: 'asta@example.com' }).email
  for (let count = 0; count < 9; count += 1)
    await shopper.post('/account/details', { ...fields, email, password: `amazon-${count}` })
  const limited = await shopper.post('/account/details', { ...fields, email, password: astrid.password })
  expect([limited.status, limited.text]).toEqual([429, expect.stringContaining('Too many attempts')])
  const elsewhere = createNoScriptShopper(shop, 'SE', '203.0.113.9')
  expect((await elsewhere.post('/login', account)).status).toBe(429)
  expect(sentUpdates(shop)).toEqual([])
})

test.each([
  ['a missing name', { lastName: ' ' }, 'This field is required'],
  ['a malformed address', { email: 'astrid@' }, 'Email is not valid'],
  ['an invalid phone number', { phoneNumber: '12345' }, 'Phone Number is not valid, country code required'],
  ['a malformed postcode', { zipCode: '1' }, 'This postcode does not match the country'],
  ['a malformed VAT number', { vatNumber: 'SE1' }, 'This VAT number is not valid'],
  ['a country without its state', { country: 'IE', zipCode: '', phoneNumber: '' }, 'This field is required'],
  [
    'another customer’s address',
    { email: jonas.email, password: astrid.password },
    'There is already an account with this email',
  ],
])('%s: the page shows the error next to the field and keeps typed values', async (_, changes, expected) => {
  const { shopper, fields } = await logIn(await createTestShop())
  const typed = { ...fields, address2: 'Uppgång B', ...changes }
  const { sent, text, html } = await shopper.post('/account/details', typed)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(text).toContain(expected)
  const [name = ''] = Object.keys(changes)
  if (name !== 'country')
    expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]* name="${name}"`))
  expect(typedIn(html, 'address2')).toBe('Uppgång B')
  expect(typedIn((await shopper.read('/account/details')).html, 'address2')).toBe('')
})

test('a log-in that expired while typing keeps typed values and is requested again', async () => {
  const shop = await createTestShop()
  const account = ownAccount(astrid)
  const { shopper, fields } = await logIn(shop, account)
  await shopper.post('/account', {})
  const typed = { ...fields, address1: 'Nygatan 4', 'club.clubName': 'Amazonklubben' }
  const { sent, text, html } = await shopper.post('/account/details', typed)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
  expect(text).toContain('You are no longer logged in.')
  expect(html).toMatch(/<a href="\/login\?next=details" target="_blank"/)
  expect([typedIn(html, 'address1'), typedIn(html, 'club.clubName')]).toEqual(['Nygatan 4', 'Amazonklubben'])
  expect(sentUpdates(shop)).toEqual([])

  await shopper.post('/login', { email: account.email, password: account.password })
  expect((await shopper.post('/account/details', typed)).text).toContain('Your changes are saved.')
  expect(sentUpdates(shop)).toHaveLength(1)
})

test('typed values stay when the service does not answer', async () => {
  const faults = { isAway: false }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      faults.isAway ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const { shopper, fields } = await logIn(shop)
  faults.isAway = true
  const { sent, text, html } = await shopper.post('/account/details', { ...fields, city: 'Lund' })
  expect(sent.status).toBe(503)
  expect(text).toContain('We can’t tell whether your changes were saved.')
  expect(typedIn(html, 'city')).toBe('Lund')
})

test('a change is made to the customer of the token, and guests see no details', async () => {
  const shop = await createTestShop()
  const first = await logIn(shop)
  const second = await logIn(shop, ownAccount(jonas))
  await first.shopper.post('/account/details', { ...first.fields, city: 'Lund', customer: '2' })
  const other = await second.shopper.read('/account/details')
  expect([typedIn(other.html, 'city'), other.html.includes('Astrid')]).toEqual(['Berlin', false])
  const guest = createNoScriptShopper(shop)
  expect((await guest.post('/account/details', first.fields)).sent.status).toBe(403)
  expect((await guest.read('/account/details')).status).toBe(303)
})

test('the form asks for the newsletter only where the configuration says so', async () => {
  const silent = await logIn(await createTestShop())
  expect((await silent.shopper.read('/account/details')).html).not.toContain('name="newsletter"')
  const shop = await createTestShop({ variables: { NEWSLETTER_CHOICE: '1' } })
  const { shopper, fields } = await logIn(shop)
  expect((await shopper.read('/account/details')).html).toMatch(/<input[^>]*name="newsletter"[^>]*checked=""/)
  await shopper.post('/account/details', fields)
  expect(sentUpdates(shop)).toEqual([{ firstName: 'Astrid', lastName: 'Exempel', newsletter: false }])
})

test('a customer who asks for the newsletter has it once the mailed link is confirmed', async () => {
  const shop = await createTestShop({ variables: { NEWSLETTER_CHOICE: '1' } })
  const { shopper, fields } = await logIn(shop)
  const box = async () =>
    /<input[^>]*name="newsletter"[^>]*>/.exec((await shopper.read('/account/details')).html)
  await shopper.post('/account/details', fields)
  expect((await box())?.[0]).not.toContain('checked')
  expect((await shopper.post('/account/details', { ...fields, newsletter: 'on' })).text).toContain('saved')
  expect(sentUpdates(shop).at(-1)).toMatchObject({ newsletter: false })
  expect((await box())?.[0]).not.toContain('checked')
  const [link = ''] = /\/newsletter\?confirm=[\w-]+/.exec(await latestMail(fields.email)) ?? []
  const confirm = link.replace(/.*=/, '')
  expect((await shopper.post('/newsletter', { confirm })).text).toContain('you are now subscribed')
  expect((await box())?.[0]).toContain('checked')
  // The choice stays, whatever other fields change.
  await shopper.post('/account/details', { ...fields, newsletter: 'on', city: 'Lund' })
  expect(sentUpdates(shop).at(-1)).toMatchObject({ city: 'Lund', newsletter: true })
})
