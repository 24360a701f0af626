import { expect, test } from 'vitest'
import { mailSignatureHeader } from '#src/commerce/contract/mail.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox, testConsoleToken, testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { signMail } from '#worker/mail/mailer.ts'

const mail = {
  to: 'kim@example.se',
  language: 'en',
  kind: 'address-changed',
  facts: { changedAt: '2026-11-27T09:00:00.000Z' },
}

function createService() {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  return {
    sent: sandbox.sent,
    sandbox,
    async post(body: string, signature: string | null) {
      const headers: HeadersInit = signature === null ? {} : { [mailSignatureHeader]: signature }
      return (await sandbox.fetch('/mail', { method: 'POST', headers, body })).status
    },
  }
}

test('a signed mail is in the inbox', async () => {
  const { post, sandbox } = createService()
  const body = JSON.stringify(mail)
  expect(await post(body, await signMail(body, Date.now(), testSecret))).toBe(202)
  const headers = { authorization: `Bearer ${testConsoleToken}` }
  const page = await (await sandbox.fetch('/', { headers })).text()
  expect(page).toContain('The email address of your account was changed')
})

test('only a signature of the secret, the body and the time opens the service', async () => {
  const { post, sent } = createService()
  const body = JSON.stringify(mail)
  const now = Date.now()
  const minutes = 60_000
  const signature = await signMail(body, now, testSecret)
  const signed = signature.slice(signature.indexOf('v1='))
  for (const wrong of [
    null,
    '',
    signed,
    await signMail(body, now, 'another-secret'),
    await signMail(`${body} `, now, testSecret),
    await signMail(body, now - 6 * minutes, testSecret),
    await signMail(body, now + 6 * minutes, testSecret),
    `t=${Math.floor(now / 1_000) + 1},${signed}`,
    signature.slice(0, -1),
  ])
    expect(await post(body, wrong)).toBe(401)
  expect(sent).toEqual([])
  expect(await post(body, await signMail(body, now - 4 * minutes, testSecret))).toBe(202)
})

test.each([
  ['of an unknown kind', { kind: 'offer' }],
  ['without its facts', { facts: {} }],
  ['to two addresses', { to: 'kim@example.se, robin@example.se' }],
])('a mail %s is refused', async (_, part) => {
  const { post, sent } = createService()
  const body = JSON.stringify({ ...mail, ...part })
  expect(await post(body, await signMail(body, Date.now(), testSecret))).toBe(422)
  expect(sent).toEqual([])
})
