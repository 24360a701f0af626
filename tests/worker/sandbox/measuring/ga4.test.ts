import { expect, test } from 'vitest'
import { readBook } from '#tests/support/sandbox/measured-page.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const backend = setUpSandbox()
const book = () => readBook(backend.sandbox, 'ga4')

const call = {
  client_id: '1234567890.1790000000',
  events: [{ name: 'begin_checkout', params: { event_id: 'an-id', currency: 'SEK', value: 10, items: [] } }],
}

async function send(body: unknown, query = `measurement_id=G-DEMO&api_secret=${testSecret}`) {
  const init = { method: 'POST', body: JSON.stringify(body) }
  return (await backend.sandbox.fetch(`/ga4/mp/collect?${query}`, init)).status
}

test('an event is in the book with its client and parameters', async () => {
  expect(await send(call)).toBe(204)
  expect(await book()).toMatchObject([
    {
      ...{ name: 'begin_checkout', eventId: 'an-id', verdict: 'counted', stream: 'G-DEMO' },
      ...{ clientId: call.client_id, params: { currency: 'SEK', value: 10, items: [] } },
    },
  ])
})

test.each([
  ['another secret', call, 'measurement_id=G-DEMO&api_secret=x'],
  ['no stream', call, `api_secret=${testSecret}`],
  ['no client', { events: call.events }],
  ['no event', { ...call, events: [] }],
  ['a value without a currency', { ...call, events: [{ name: 'purchase', params: { value: 1 } }] }],
  ['a name with a blank', { ...call, events: [{ name: 'begin checkout' }] }],
])('%s is answered alike, and does not count', async (_, body, query?: string) => {
  expect(await send(body, query)).toBe(204)
  expect(await book()).toMatchObject([{ verdict: 'refused', reason: expect.stringMatching(/./) }])
})
