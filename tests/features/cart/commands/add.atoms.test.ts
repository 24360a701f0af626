import { expect, test } from 'vitest'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import {
  decreaseLineAtom,
  increaseLineAtom,
  removeLineAtom,
  setLineAtom,
} from '#src/features/cart/commands/line.atoms.ts'
import { itemCountAtom } from '#src/features/cart/state/item-count.atoms.ts'
import { announcementAtom, cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import {
  cartBusyAtom,
  cartOpenAtom,
  cartStatusAtom,
  selectionAtom,
} from '#src/features/cart/state/selection.atoms.ts'
import { createTestVisit } from '#tests/support/test-visit.ts'

type Visit = ReturnType<typeof createTestVisit>

const addition = { item: '1-1', quantity: 2, name: 'Brake disc' }
const lineOf = ({ store }: Visit, item = '1-1'): Line =>
  store.get(selectionAtom)!.lines.find((line) => line.item === item)!
const told = ({ store }: Visit, place: string) => store.get(cartErrorsAtom).get(place)

test('the selection is loaded and then speaks the language of the page', async () => {
  const visit = createTestVisit()
  await visit.store.set(loadSelectionAtom, 'fi')
  expect(visit.calls.map(({ call }) => call)).toEqual(['GET /selection', 'PUT /languages/fi'])
  expect(visit.store.get(selectionAtom)?.language).toBe('fi')
  expect(visit.store.get(cartStatusAtom)).toBe('here')

  await visit.store.set(loadSelectionAtom, 'fi')
  expect(visit.calls.map(({ call }) => call).slice(2)).toEqual(['GET /selection'])
})

test('a cart that could not be read is read again, and meanwhile said to be on its way', async () => {
  const visit = createTestVisit()
  const status = () => visit.store.get(cartStatusAtom)
  visit.network.loses = () => 'before'
  await visit.store.set(loadSelectionAtom, 'en')
  expect([status(), visit.store.get(selectionAtom)]).toEqual(['unreachable', null])
  visit.network.loses = () => null
  const again = visit.store.set(loadSelectionAtom, 'en')
  expect(status()).toBe('loading')
  await again
  expect(status()).toBe('here')
  expect(visit.store.get(selectionAtom)?.lines).toEqual([])
})

test('a cart that is refused is out of reach too', async () => {
  const { ports, nextDocument } = createTestVisit()
  const refused = { ok: false as const, status: 403, errors: {}, messages: [], body: null }
  const next = nextDocument({ ...ports, checkout: { ...ports.checkout, selection: async () => refused } })
  await next.set(loadSelectionAtom, 'en')
  expect(next.get(cartStatusAtom)).toBe('unreachable')
})

test('an added item is in the cart, the cart opens and says so', async () => {
  const visit = createTestVisit()
  expect(visit.store.get(itemCountAtom)).toBe(null)
  const adding = visit.store.set(addItemAtom, addition)
  expect(visit.store.get(cartBusyAtom)).toBe(true)
  expect(await adding).toBe(true)
  expect(visit.store.get(cartBusyAtom)).toBe(false)
  expect(visit.store.get(itemCountAtom)).toBe(2)
  expect(visit.store.get(cartOpenAtom)).toBe(true)
  expect(visit.store.get(announcementAtom)).toBe('Brake disc added. 2 items in your cart.')
})

test('a set is added with what was chosen for its sections', async () => {
  const visit = createTestVisit()
  const choices = [
    { section: '1', item: '5-1' },
    { section: '2', item: '2-2' },
  ]
  expect(await visit.store.set(addItemAtom, { item: '21-1', quantity: 1, name: 'Service', choices })).toBe(
    true,
  )
  expect(lineOf(visit, '21-1').contents.map(({ item }) => item)).toEqual(['5-1', '2-2'])
})

test('an unknown item is explained at its button, and the cart stays shut', async () => {
  const visit = createTestVisit()
  expect(await visit.store.set(addItemAtom, { ...addition, item: '999-1' })).toBe(false)
  expect(told(visit, '999-1')).toEqual({
    problem: { kind: 'notSold' },
    words: 'This part cannot be bought at the moment.',
    shown: true,
    again: null,
  })
  expect(visit.store.get(cartOpenAtom)).toBe(false)
})

test('words about a problem are shown for five seconds and then kept for those who listen', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, { ...addition, item: '999-1' })
  visit.timer.advance(4_999)
  expect(told(visit, '999-1')?.shown).toBe(true)
  visit.timer.advance(1)
  expect(told(visit, '999-1')).toMatchObject({ problem: { kind: 'notSold' }, shown: false })
  const again = visit.store.set(addItemAtom, { ...addition, item: '999-1' })
  expect(told(visit, '999-1')).toBe(undefined)
  await again
})

test('a later problem at a place is not cleared by the clock of an earlier one', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, { ...addition, item: '999-1' })
  visit.timer.advance(3_000)
  await visit.store.set(addItemAtom, { ...addition, item: '999-1' })
  visit.timer.advance(3_000)
  expect(told(visit, '999-1')?.shown).toBe(true)
})

test('each press counts from the quantity its predecessor left', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  const line = lineOf(visit)
  const presses = [increaseLineAtom, increaseLineAtom, decreaseLineAtom].map((press) =>
    visit.store.set(press, line),
  )
  await Promise.all(presses)
  expect(lineOf(visit).quantity).toBe(3)
  expect(visit.store.get(announcementAtom)).toBe('Part 1 in sv: quantity 3. 3 items in your cart.')
})

test('decreasing always names the quantity, and never takes the last piece', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  const line = lineOf(visit)
  await Promise.all([1, 2, 3].map(() => visit.store.set(decreaseLineAtom, line)))
  expect(lineOf(visit).quantity).toBe(1)
  const sent = visit.calls.filter(({ call }) => call.startsWith('DELETE'))
  expect(sent.map(({ body }) => body)).toEqual([{ quantity: 1 }])
})

test('presses that come to nothing are not announced', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  const line = lineOf(visit)
  visit.store.set(announcementAtom, '')
  await Promise.all([increaseLineAtom, decreaseLineAtom].map((press) => visit.store.set(press, line)))
  expect(visit.store.get(announcementAtom)).toBe('')
})

test('a part that was added whole is not said to be short because another is', async () => {
  const { ports, nextDocument } = createTestVisit()
  const unavailable = [{ item: '2-1', product: '2', originalQuantity: 3, available: 2 }]
  const next = nextDocument({
    ...ports,
    checkout: {
      ...ports.checkout,
      async addItem(item, quantity) {
        const reply = await ports.checkout.addItem(item, quantity)
        return reply.ok ? { ok: true, value: { ...reply.value, unavailable } } : reply
      },
    },
  })
  expect(await next.set(addItemAtom, addition)).toBe(true)
  expect(next.get(cartErrorsAtom).get(wholeCart)?.problem).toMatchObject({
    kind: 'cut',
    cuts: [{ asked: 3, available: 2 }],
  })
})

test('what a full line cannot take any more is said in words', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, { ...addition, quantity: 9_990 })
  await visit.store.set(addItemAtom, { ...addition, quantity: 20 })
  expect(lineOf(visit).quantity).toBe(9_999)
  const said = () => visit.store.get(cartErrorsAtom).get(wholeCart)?.words
  expect(said()).toContain('only 9 of 20 could be added. The largest quantity is 9999.')
  await visit.store.set(addItemAtom, { ...addition, quantity: 5 })
  expect(said()).toContain('only 0 of 5 could be added.')
})

test('a typed quantity is reached in one call, up or down', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  await visit.store.set(setLineAtom, lineOf(visit), 9)
  await visit.store.set(setLineAtom, lineOf(visit), 4)
  expect(visit.calls.slice(-2).map(({ call, body }) => [call.split(' ')[0], body])).toEqual([
    ['POST', { quantity: 7 }],
    ['DELETE', { quantity: 5 }],
  ])
  expect(lineOf(visit).quantity).toBe(4)
})

test('a removed line is gone and announced', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  const line = lineOf(visit)
  expect(await visit.store.set(removeLineAtom, line)).toBe(true)
  expect(visit.store.get(selectionAtom)?.lines).toEqual([])
  expect(visit.store.get(announcementAtom)).toBe('Part 1 in sv removed. 0 items in your cart.')
})

test('a line that went elsewhere is explained, and the cart is read again', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  const line = { ...lineOf(visit), line: 'f'.repeat(32) }
  expect(await visit.store.set(increaseLineAtom, line)).toBe(false)
  expect(told(visit, line.line)?.problem).toEqual({ kind: 'lineGone' })
  expect(visit.calls.at(-1)?.call).toBe('GET /selection')
})

test('a reply that got lost is not taken for a failure when the piece is in the cart', async () => {
  const visit = createTestVisit()
  await visit.store.set(loadSelectionAtom, 'sv')
  visit.network.loses = (call) => (call.startsWith('POST') ? 'after' : null)
  expect(await visit.store.set(addItemAtom, addition)).toBe(true)
  expect(visit.store.get(itemCountAtom)).toBe(2)
  expect(visit.calls.slice(1).map(({ call }) => call)).toEqual(['POST /items/1-1', 'GET /selection'])
})

test('an addition that never arrives is sent once more, and then told at its button', async () => {
  const visit = createTestVisit()
  visit.network.loses = (call) => (call.startsWith('POST') ? 'before' : null)
  expect(await visit.store.set(addItemAtom, addition)).toBe(false)
  expect(visit.calls.filter(({ call }) => call === 'POST /items/1-1')).toHaveLength(2)
  expect(told(visit, '1-1')).toMatchObject({ problem: { kind: 'unfinished' }, again: null })
  expect(visit.store.get(itemCountAtom)).toBe(0)
})

test('a change that did not go through is offered until the shopper tries it again', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  const line = lineOf(visit)
  visit.network.loses = (call) => (call.startsWith('POST') ? 'before' : null)
  expect(await visit.store.set(increaseLineAtom, line)).toBe(false)
  visit.timer.advance(60_000)
  expect(told(visit, line.line)).toMatchObject({ problem: { kind: 'unfinished' }, shown: true })
  visit.network.loses = () => null
  visit.calls.length = 0
  told(visit, line.line)?.again?.()
  expect(told(visit, line.line)).toBe(undefined)
  await expect.poll(() => visit.store.get(announcementAtom)).toContain('quantity 3')
  // It is known that the server has nothing of it.
  expect(visit.calls[0]?.call).toMatch(/^POST/)
})

test('a change of which nobody knows is looked for before it is made again', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  const line = lineOf(visit)
  visit.network.loses = (call) => (call.startsWith('POST') ? 'after' : 'before')
  expect(await visit.store.set(increaseLineAtom, line)).toBe(false)
  expect(told(visit, line.line)?.problem).toEqual({ kind: 'unreachable' })
  visit.network.loses = () => null
  const posts = () => visit.calls.filter(({ call }) => call.startsWith('POST /lines')).length
  expect(posts()).toBe(1)
  told(visit, line.line)?.again?.()
  await expect.poll(() => visit.store.get(announcementAtom)).toContain('quantity 3')
  expect(posts()).toBe(1)
})

test('without a back end the cart says so, keeps what it knew, and recovers', async () => {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, addition)
  visit.network.loses = () => 'before'
  expect(await visit.store.set(increaseLineAtom, lineOf(visit))).toBe(false)
  expect(visit.store.get(cartStatusAtom)).toBe('unreachable')
  expect(visit.store.get(itemCountAtom)).toBe(2)
  visit.network.loses = () => null
  await visit.store.set(loadSelectionAtom, 'en')
  expect(visit.store.get(cartStatusAtom)).toBe('here')
})

test('where stock is looked at early, a part of what was asked for is added and the rest explained', async () => {
  const visit = createTestVisit()
  await visit.switches({ stockMode: 'aggressive' })
  expect(await visit.store.set(addItemAtom, { ...addition, quantity: 11 })).toBe(true)
  expect(visit.store.get(itemCountAtom)).toBe(10)
  expect(told(visit, wholeCart)?.words).toBe('Brake disc: only 10 of 11 could be added. In stock: 10.')

  expect(await visit.store.set(increaseLineAtom, lineOf(visit))).toBe(false)
  expect(told(visit, lineOf(visit).line)?.problem).toMatchObject({
    kind: 'cut',
    cuts: [{ asked: 11, available: 10 }],
  })
})
