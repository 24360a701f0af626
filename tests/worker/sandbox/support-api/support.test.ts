import { expect, test } from 'vitest'
import { createTestCatalogue } from '#tests/support/test-catalogue.ts'
import { createTestSandbox, testConsoleToken, testSecret } from '#tests/support/test-sandbox.ts'

const message = {
  kind: 'contact',
  id: 'a'.repeat(64),
  subject: 'refundQuestion',
  message: 'Where is <b>my</b> money?',
  email: 'kim@example.se',
  order: '1024',
  article: '',
  sentAt: '2026-11-23T09:30:00.000Z',
  language: 'sv',
}

function createService() {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  return {
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

test('a message stands in the inbox, once, however often it is sent', async () => {
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

test('what is no message, and who has no key, is refused', async () => {
  const { post, inbox } = createService()
  expect(await post({ ...message, subject: 'complaint' })).toBe(422)
  expect(await post({ ...message, id: 'short' })).toBe(422)
  expect(await post(message, 'Bearer another')).toBe(401)
  expect(await post({ ...message, message: 'a'.repeat(70_000) })).toBe(413)
  expect(await inbox()).not.toContain('kim@example.se')
})
