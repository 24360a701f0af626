import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

/** Subscribes, and returns the mail of welcome with the path on which one leaves the list. */
async function subscribe(email: string, language = 'en') {
  await backend.shopper().post('/newsletter-subscription', { email, language })
  const mail = backend.sandbox.sent.findLast(({ kind }) => kind === 'mail')
  const [, path = ''] =
    /https:\/\/provider\.test(\/newsletter\/leave\/[0-9a-f]{32}\?language=\w\w)/.exec(mail?.text ?? '') ?? []
  return { mail, path }
}

const page = async (path: string, init?: RequestInit) => (await backend.sandbox.fetch(path, init)).text()

const sentencesOf = (html: string) => /<main>.*<\/main>/s.exec(html)?.[0]

/** The body that a mail program posts when its reader unsubscribes (RFC 8058). */
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

test.each(locales)('a newsletter can be left by a link and by the mail program, in %s', async (language) => {
  const { mail, path } = await subscribe('kim@example.se', language)
  expect(path).toMatch(new RegExp(`language=${language}$`))
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<https://provider.test${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const asked = await page(path)
  expect(asked).toContain(`<html lang="${language}">`)
  expect(asked).toContain('<form method="post">')
  const left = await page(path, oneClick)
  expect(left).not.toContain('<form')
  expect(sentencesOf(await page(path))).toBe(sentencesOf(left))
})

test('opening the link changes nothing, since programs open the links in mails', async () => {
  const { path } = await subscribe('kim@example.se')
  await page(path)
  expect(await page(path)).toContain('<form')
})

test('a customer who leaves has no newsletter in the account, and can subscribe again', async () => {
  const shopper = backend.shopper()
  await shopper.post(`/login/${astrid.email}`, astrid)
  const chosen = async () => (await shopper.get('/customer')).at('loggedIn.newsletter')
  const { path } = await subscribe(astrid.email)
  expect(await chosen()).toBe(true)
  await page(path, oneClick)
  expect(await chosen()).toBe(false)
  const again = await subscribe(astrid.email)
  expect(again.path).not.toBe(path)
  expect(await chosen()).toBe(true)
})

test('a used link and an unknown link get the same answer and change nothing', async () => {
  const { path } = await subscribe('kim@example.se')
  const unknown = await page(`/newsletter/leave/${'0'.repeat(32)}?language=en`, oneClick)
  expect(unknown).toContain('You are unsubscribed')
  expect(await page(path)).toContain('<form')
})
