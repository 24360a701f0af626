import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkWebhookPayloads, checkWebhookSignatures } from '#tests/support/properties/webhook.ts'
import { isSignedWebhook, parseWebhookSignature } from '#worker/catalogue-stamps/webhook-signature.ts'

/** An example whose signature was computed with another program. */
const body = new TextEncoder().encode('payload=%7B%22x%22%3A%22test%22%7D')
const hash = '0b9cd84f5d583e5e1aadfb9f160aa8080b51d5b85ff85808d6b75bdac356c549'
const time = 12_345_678

test('a signature of the service is accepted with its secret only', async () => {
  const signature = parseWebhookSignature(`t=${time},v1=${hash}`, time * 1_000)
  expect(signature).toEqual({ time: String(time), hash })
  expect(await isSignedWebhook(signature!, body, 'test123')).toBe(true)
  expect(await isSignedWebhook(signature!, body, 'test124')).toBe(false)
})

test.each([
  [-301, false],
  [-300, true],
  [300, true],
  [301, false],
])('a notice whose time differs by %d seconds is read: %s', (seconds, isRead) => {
  const header = `t=${time + seconds},v1=${hash}`
  expect(parseWebhookSignature(header, time * 1_000) !== null).toBe(isRead)
})

test.each([
  '',
  hash,
  `v1=${hash}`,
  `t=,v1=${hash}`,
  `t=-${time},v1=${hash}`,
  `t=${time}e0,v1=${hash}`,
  `t=${time},v0=${hash}`,
  `t=${time},v1=${hash.toUpperCase()}`,
  `t=${time},v1=${hash}00`,
  `t=${time},v1=${hash},v1=${hash}`,
  ` t=${time},v1=${hash}`,
])('no signature: %j', (header) => {
  expect(parseWebhookSignature(header, time * 1_000)).toBeNull()
})

test('signatures of any body, time and secret', () => checkWebhookSignatures({ numRuns: propertyRuns }))

test('payloads of any form', () => checkWebhookPayloads({ numRuns: propertyRuns }))
