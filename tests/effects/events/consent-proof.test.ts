import { afterEach, expect, test, vi } from 'vitest'
import { type Choices, serializeConsent } from '#src/consent.ts'
import { keepMissingProof, saveConsentProof } from '#src/effects/events/consent-proof.ts'
import { currentConsent } from '#src/effects/events/current-consent.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser on a page of a shop that keeps proof in Durable Objects; while `isOffline` it reaches nothing. */
function openPage() {
  const edge = createEdge({ durableObjects: true })
  const network = { isOffline: false }
  const jar = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'https://shop.test' })
  vi.stubGlobal('document', {
    documentElement: { lang: 'fi' },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(written: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? []
      jar.set(name, value)
    },
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (network.isOffline) throw new TypeError('Failed to fetch')
    const headers = { ...Object(init.headers), origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' }
    return edge.fetch(path, { method: 'POST', headers, body: init.body ?? null })
  })
  return {
    network,
    /** The ledger's entries by visitor. */
    kept: () => [...edge.ledger.storages.values()].map(({ values }) => values.get('entries')),
    answer(choices: Choices) {
      const consent = { ...choices, time: Math.floor(Date.now() / 1000), key: currentConsent()?.key ?? null }
      const { name, value } = serializeConsent(consent)
      jar.set(name, value)
      return consent
    },
  }
}

const yes = { statistics: true, marketing: false }
const no = { statistics: false, marketing: false }

test('consent puts the key of the proof into the cookie, and its withdrawal is kept under the same key', async () => {
  const { answer, kept } = openPage()
  await saveConsentProof(answer(yes), 'chosen')
  const key = currentConsent()?.key
  expect(currentConsent()).toMatchObject({ ...yes, key: expect.stringMatching(/^[\da-f]{32}$/) })
  await saveConsentProof(answer(no), 'none')
  expect(currentConsent()).toMatchObject({ ...no, key })
  expect(kept()).toMatchObject([
    [
      { ...yes, way: 'chosen', language: 'fi' },
      { ...no, way: 'none' },
    ],
  ])
})

test('a visitor who only refused gets no identifying key', async () => {
  const { answer, kept } = openPage()
  await saveConsentProof(answer(no), 'none')
  expect(currentConsent()).toMatchObject({ ...no, key: null })
  expect(kept()).toMatchObject([[{ ...no, way: 'none' }]])
})

test('proof that could not be kept is kept by a later page', async () => {
  const { answer, kept, network } = openPage()
  network.isOffline = true
  await saveConsentProof(answer(yes), 'all')
  expect([currentConsent()?.key, kept()]).toEqual([null, []])
  network.isOffline = false
  keepMissingProof()
  await expect.poll(() => currentConsent()?.key).toMatch(/^[\da-f]{32}$/)
  expect(kept()).toMatchObject([[{ ...yes, way: 'earlier' }]])
  keepMissingProof()
  expect(kept()).toHaveLength(1)
})
