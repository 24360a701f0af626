import { expect, test } from 'vitest'
import { contactSubjects } from '#src/commerce/contract/support.ts'
import { locales } from '#src/i18n/locales.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox, testConsoleToken, testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const message = {
  kind: 'contact',
  id: 'a'.repeat(64),
  subject: 'refundQuestion',
  message: 'Where is <b>my</b> money?',
  email: 'kim@example.se',
  order: '1024',
  article: '',
  acknowledge: 'receipt',
  sentAt: '2026-11-23T09:30:00.000Z',
  language: 'sv',
}

function createService() {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  return {
    sent: sandbox.sent,
    post: async (body: unknown, authorization = `Bearer ${testSecret}`) =>
      (
        await sandbox.fetch('/support', {
          method: 'POST',
          headers: { authorization },
          body: JSON.stringify(body),
        })
      ).status,
    async inbox() {
      const headers = { authorization: `Bearer ${testConsoleToken}` }
      return (await sandbox.fetch('/', { headers })).text()
    },
  }
}

test('a message sent several times is in the inbox once', async () => {
  const { post, inbox } = createService()
  expect(await post(message)).toBe(202)
  expect(await post(message)).toBe(202)
  const page = await inbox()
  expect(page.split('refundQuestion, from kim@example.se')).toHaveLength(2)
  expect(page).toContain('&lt;b&gt;my&lt;/b&gt; money?')
  expect(page).toContain('Order: 1024')
  expect(await post({ ...message, id: 'b'.repeat(64) })).toBe(202)
  expect((await inbox()).split('refundQuestion, from kim@example.se')).toHaveLength(3)
})

test('a malformed message, or one without the key, is refused', async () => {
  const { post, inbox } = createService()
  expect(await post({ ...message, subject: 'complaint' })).toBe(422)
  expect(await post({ ...message, id: 'short' })).toBe(422)
  expect(await post(message, 'Bearer another')).toBe(401)
  expect(await post({ ...message, message: 'a'.repeat(70_000) })).toBe(413)
  expect(await inbox()).not.toContain('kim@example.se')
})

test('a message without a further confirmation only reaches customer service', async () => {
  const { post, sent } = createService()
  expect(await post({ ...message, acknowledge: 'none' })).toBe(202)
  expect(sent.map(({ to }) => to)).not.toContain('kim@example.se')
  expect(sent).toHaveLength(1)
})

test('a message is confirmed to its writer once, in their language and without anything they typed', async () => {
  const { post, sent } = createService()
  const typed = { message: 'Buy https://spam.example', order: 'spam.example/1', article: 'www.spam.example' }
  await post({ ...message, ...typed })
  await post({ ...message, ...typed })
  const mails = sent.filter(({ to }) => to === message.email)
  expect(mails).toMatchObject([{ kind: 'mail', subject: 'Vi har tagit emot ditt meddelande' }])
  const [{ text = '' } = {}] = mails
  expect(text).toContain('Ämne: Fråga om en återbetalning')
  expect(text).not.toMatch(/spam|https?:/)
})

test('confirmations differ by subject and language', async () => {
  const { post, sent } = createService()
  const cases = locales.flatMap((language) => contactSubjects.map((subject) => ({ language, subject })))
  for (const [index, fields] of cases.entries())
    await post({ ...message, ...fields, id: index.toString(16).padStart(64, '0') })
  const mails = sent.filter(({ to }) => to === message.email)
  expect(new Set(mails.map(({ text }) => text)).size).toBe(cases.length)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(locales.length)
  await post({ ...message, language: 'tr' })
  expect(sent.at(-1)).toMatchObject({ to: message.email, subject: 'We have received your message' })
})

const withdrawal = {
  kind: 'withdrawal',
  id: 'c'.repeat(64),
  name: 'Kim Lund',
  email: 'kim@example.se',
  order: '1024',
  lines: [{ name: 'Brake disc', sku: 'BD-274', quantity: 2 }],
  goods: '',
  verified: 'order',
  acknowledge: 'content',
  sentAt: '2026-11-23T09:30:00.000Z',
  language: 'en',
}

test('a withdrawal is acknowledged at once and once, with its content and its time', async () => {
  const { post, sent, inbox } = createService()
  expect([await post(withdrawal), await post(withdrawal)]).toEqual([202, 202])
  const mails = sent.filter(({ to }) => to === withdrawal.email)
  expect(mails).toMatchObject([{ subject: 'We have received your withdrawal from order 1024' }])
  const [{ text = '' } = {}] = mails
  for (const words of ['2 × Brake disc BD-274', 'Kim Lund', 'kim@example.se', '1024'])
    expect(text).toContain(words)
  expect(text).toMatch(/Received: .+ \(\d{4}-\d\d-\d\dT[\d:.]+Z\)/)
  expect(await inbox()).toContain('Withdrawal, from kim@example.se')
})

test.each([
  ['content', 'We have received your cancellation of order 1024', 'your cancellation of the contract'],
  ['receipt', 'We have received a cancellation', 'a cancellation of a contract'],
])(
  'in Great Britain a withdrawal is acknowledged as a cancellation: %s',
  async (acknowledge, subject, words) => {
    const { post, sent } = createService()
    await post({ ...withdrawal, country: 'GB', acknowledge, lines: [], goods: 'Discs, withdrawal' })
    const [mail] = sent.filter(({ to }) => to === withdrawal.email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(words)
    // The buyer's own text stays as it is.
    expect(mail?.text.replace('Discs, withdrawal', '')).not.toMatch(/withdr[ae]w/i)
  },
)

const spam = {
  order: 'evil.example/login',
  name: 'Your account is locked. Open https://evil.example/login',
  goods: 'https://evil.example/login',
  lines: [{ name: 'https://evil.example/login', sku: 'evil', quantity: 1 }],
}

test.each(locales)(
  'an address that may be a stranger’s is sent nothing that was typed: %s',
  async (language) => {
    const { post, sent, inbox } = createService()
    const unproved = { ...withdrawal, language, verified: 'no', acknowledge: 'receipt' }
    await post({ ...unproved, ...spam })
    await post({ ...unproved, ...spam, order: '1024', id: 'd'.repeat(64) })
    const mails = sent.filter(({ to }) => to === withdrawal.email)
    expect(mails).toHaveLength(2)
    for (const { subject, text } of mails) expect(subject + text).not.toMatch(/evil|https?:|locked/)
    expect(mails.map(({ text }) => text.includes('1024'))).toEqual([false, true])
    for (const { text } of mails) expect(text).toMatch(/\d{4}-\d\d-\d\dT[\d:.]+Z/)
    // Customer service has all of it, with an instruction.
    const page = await inbox()
    expect(page).toContain('Open https://evil.example/login')
    expect(page).toContain(
      'Verified: no. Ask the buyer, at the address on the order, before anything is cancelled',
    )
  },
)

test('an address that was sent enough today is sent nothing, and customer service still has the statement', async () => {
  const { post, sent, inbox } = createService()
  expect(await post({ ...withdrawal, verified: 'no', acknowledge: 'none' })).toBe(202)
  expect(sent.filter(({ to }) => to === withdrawal.email)).toEqual([])
  expect(await inbox()).toContain('Withdrawal, from kim@example.se')
})

test('a withdrawal is acknowledged in the language of the page', async () => {
  const { post, sent } = createService()
  for (const [index, language] of locales.entries())
    await post({ ...withdrawal, id: index.toString(16).padStart(64, '0'), lines: [], language })
  const mails = sent.filter(({ to }) => to === withdrawal.email)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(locales.length)
  const texts = mails.map(({ text }) => text).join()
  expect(texts).toContain('Die ganze Bestellung')
  expect(texts).toContain('Numéro de commande\u00a0: ')
})

test.each([
  ['without a name', { name: '' }],
  ['without an order', { order: '' }],
  ['without the request to acknowledge it', { acknowledge: undefined }],
  ['of no piece', { lines: [{ name: 'Brake disc', sku: '', quantity: 0 }] }],
])('a withdrawal %s is refused', async (_, fields) => {
  const { post, sent } = createService()
  expect(await post({ ...withdrawal, ...fields })).toBe(422)
  expect(sent).toEqual([])
})
