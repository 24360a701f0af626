import { expect, test } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { moveNewCart } from '#src/features/cart/page/move-new-cart.ts'
import { selectionOf, type WantedLine } from '#tests/support/examples/selections.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

const germany = { country: 'DE', market: 4, pricelist: 14, currency: 'EUR' }
const lines = (count: number): WantedLine[] =>
  Array.from({ length: count }, (_, index) => ({ item: `${index + 1}-1` }))
const refusal = { ok: false as const, status: 404, errors: {}, messages: [], body: null }
const outage = new UpstreamError('network', 'PUT /countries/{country}')

interface Case {
  tokenReplaced?: boolean
  count?: number
  country?: string
  region?: () => Promise<typeof germany>
  moves?: () => Promise<void>
  /** The service refuses calls with the new token. */
  refused?: boolean
}

/** The country a Swedish cart is in afterwards, the calls made for that, and what was reported. */
async function placed({
  tokenReplaced = true,
  count = 2,
  region = async () => germany,
  ...wanted
}: Case = {}) {
  const { country = 'SE', moves = async () => {}, refused = false } = wanted
  const calls: string[] = []
  const reported: unknown[] = []
  const inCountry = (code: string) => ({
    ok: true as const,
    value: selectionOf(lines(count), { location: { country: code, name: code, shipTo: true } }),
  })
  const checkout = {
    ...createCartWorld().ports.checkout,
    chooseCountry: async (code: string, language?: string) => {
      calls.push(`${code} ${language}`)
      await moves()
      return inCountry(code)
    },
  }
  const cart = {
    hasToken: true,
    checkout,
    apart: () => ({ checkout }),
    tokenReplaced: () => tokenReplaced,
    start: async () => inCountry(country),
    readSaved: async () => refusal,
    cookie: () => null,
  }
  const report = (error: unknown) => void reported.push(error)
  const first = refused ? refusal : inCountry(country)
  const reply = await moveNewCart(cart, first, { language: 'sv', region, report, ownLines: 2 })
  return { country: reply.ok && reply.value.location.country, calls, reported }
}

test('a cart opened in the server’s country moves to the shopper’s country', async () => {
  expect(await placed()).toEqual({ country: 'DE', calls: ['DE sv'], reported: [] })
})

test.each<[string, Case]>([
  ['is the one the shopper brought', { tokenReplaced: false }],
  ['holds more than was just put in', { count: 3 }],
  ['has no known country to go to', { region: () => Promise.reject(outage) }],
])('a cart stays when it %s', async (_, wanted) => {
  expect(await placed(wanted)).toEqual({ country: 'SE', calls: [], reported: [] })
})

test('a cart that is there already is not moved', async () => {
  expect(await placed({ country: 'DE' })).toEqual({ country: 'DE', calls: [], reported: [] })
})

test('a cart that cannot be moved stays, and that is reported', async () => {
  const stuck = await placed({ moves: () => Promise.reject(outage) })
  expect(stuck).toEqual({ country: 'SE', calls: ['DE sv'], reported: [outage] })
})

test('a refused reply is returned as it is, without moving the cart', async () => {
  expect(await placed({ refused: true })).toEqual({ country: false, calls: [], reported: [] })
})
