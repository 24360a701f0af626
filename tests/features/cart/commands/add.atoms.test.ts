import { expect, test } from 'vitest'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import {
  decreaseLineAtom,
  increaseLineAtom,
  removeLineAtom,
  setLineAtom,
} from '#src/features/cart/commands/line.atoms.ts'
import { announcementAtom, cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import {
  cartBusyAtom,
  cartOpenAtom,
  cartStatusAtom,
  itemCountAtom,
  selectionAtom,
} from '#src/features/cart/state/selection.atoms.ts'
import { type CartWorld, createCartWorld } from '#tests/support/worlds/cart-world.ts'

const addition = { item: '1-1', quantity: 2, name: 'Brake disc' }
const errorAt = ({ store }: CartWorld, slot: string) => store.get(cartErrorsAtom).get(slot)

test('the selection is loaded and then speaks the language of the page', async () => {
  const world = createCartWorld()
  await world.store.set(loadSelectionAtom, 'fi')
  expect(world.calls.map(({ call }) => call)).toEqual(['GET /selection', 'PUT /languages/fi'])
  expect(world.store.get(selectionAtom)?.language).toBe('fi')
  expect(world.store.get(cartStatusAtom)).toBe('here')

  await world.store.set(loadSelectionAtom, 'fi')
  expect(world.calls.map(({ call }) => call).slice(2)).toEqual(['GET /selection'])
})

test('a cart that could not be read can be read again, and is shown as loading meanwhile', async () => {
  const world = createCartWorld()
  const status = () => world.store.get(cartStatusAtom)
  world.network.loses = () => 'before'
  await world.store.set(loadSelectionAtom, 'en')
  expect([status(), world.store.get(selectionAtom)]).toEqual(['unreachable', null])
  world.network.loses = () => null
  const again = world.store.set(loadSelectionAtom, 'en')
  expect(status()).toBe('loading')
  await again
  expect(status()).toBe('here')
  expect(world.store.get(selectionAtom)?.lines).toEqual([])
})

test('a cart that is refused is out of reach too', async () => {
  const { ports, nextDocument } = createCartWorld()
  const refused = { ok: false as const, status: 403, errors: {}, messages: [], body: null }
  const next = nextDocument({ ...ports, checkout: { ...ports.checkout, selection: async () => refused } })
  await next.set(loadSelectionAtom, 'en')
  expect(next.get(cartStatusAtom)).toBe('unreachable')
})

test('an added item is in the cart, the cart opens and says so', async () => {
  const world = createCartWorld()
  expect(world.store.get(itemCountAtom)).toBe(null)
  const adding = world.store.set(addItemAtom, addition)
  expect(world.store.get(cartBusyAtom)).toBe(true)
  expect(await adding).toBe(true)
  expect(world.store.get(cartBusyAtom)).toBe(false)
  expect(world.store.get(itemCountAtom)).toBe(2)
  expect(world.store.get(cartOpenAtom)).toBe(true)
  expect(world.store.get(announcementAtom)).toBe('Brake disc added. 2 items in your cart.')
})

test('a set is added with the choices for its sections', async () => {
  const world = createCartWorld()
  const choices = [
    { section: '1', item: '5-1' },
    { section: '2', item: '2-2' },
  ]
  expect(await world.store.set(addItemAtom, { item: '21-1', quantity: 1, name: 'Service', choices })).toBe(
    true,
  )
  expect(world.lineOf('21-1').contents.map(({ item }) => item)).toEqual(['5-1', '2-2'])
})

test('an unknown item is explained at its button, and the cart stays shut', async () => {
  const world = createCartWorld()
  expect(await world.store.set(addItemAtom, { ...addition, item: '999-1' })).toBe(false)
  expect(errorAt(world, '999-1')).toEqual({
    problem: { kind: 'notSold' },
    text: 'This part cannot be bought at the moment.',
    shown: true,
    again: null,
  })
  expect(world.store.get(cartOpenAtom)).toBe(false)
})

test('the message about a problem is visible for five seconds and then kept for screen readers', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, { ...addition, item: '999-1' })
  world.timer.advance(4_999)
  expect(errorAt(world, '999-1')?.shown).toBe(true)
  world.timer.advance(1)
  expect(errorAt(world, '999-1')).toMatchObject({ problem: { kind: 'notSold' }, shown: false })
  const again = world.store.set(addItemAtom, { ...addition, item: '999-1' })
  expect(errorAt(world, '999-1')).toBe(undefined)
  await again
})

test('a later problem in a slot is not cleared by the timer of an earlier one', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, { ...addition, item: '999-1' })
  world.timer.advance(3_000)
  await world.store.set(addItemAtom, { ...addition, item: '999-1' })
  world.timer.advance(3_000)
  expect(errorAt(world, '999-1')?.shown).toBe(true)
})

test('each press counts from the quantity its predecessor left', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const line = world.lineOf('1-1')
  const presses = [increaseLineAtom, increaseLineAtom, decreaseLineAtom].map((press) =>
    world.store.set(press, line),
  )
  await Promise.all(presses)
  expect(world.lineOf('1-1').quantity).toBe(3)
  expect(world.store.get(announcementAtom)).toBe('Part 1 in sv: quantity 3. 3 items in your cart.')
})

test('decreasing always names the quantity, and never takes the last piece', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const line = world.lineOf('1-1')
  await Promise.all([1, 2, 3].map(() => world.store.set(decreaseLineAtom, line)))
  expect(world.lineOf('1-1').quantity).toBe(1)
  const sent = world.calls.filter(({ call }) => call.startsWith('DELETE'))
  expect(sent.map(({ body }) => body)).toEqual([{ quantity: 1 }])
})

test('presses that cancel out are not announced', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const line = world.lineOf('1-1')
  world.store.set(announcementAtom, '')
  await Promise.all([increaseLineAtom, decreaseLineAtom].map((press) => world.store.set(press, line)))
  expect(world.store.get(announcementAtom)).toBe('')
})

test('a part added in full shows no shortage when another part is short', async () => {
  const { ports, nextDocument } = createCartWorld()
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

test('adding to a full line explains that it cannot take more', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, { ...addition, quantity: 9_990 })
  await world.store.set(addItemAtom, { ...addition, quantity: 20 })
  expect(world.lineOf('1-1').quantity).toBe(9_999)
  const said = () => world.store.get(cartErrorsAtom).get(wholeCart)?.text
  expect(said()).toContain('only 9 of 20 could be added. The maximum quantity is 9,999.')
  await world.store.set(addItemAtom, { ...addition, quantity: 5 })
  expect(said()).toContain('only 0 of 5 could be added.')
})

test('more pieces than the page knows of are taken, and said to be more', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, { ...addition, quantity: 4, inStock: 4 })
  expect(errorAt(world, wholeCart)).toBe(undefined)
  await world.store.set(addItemAtom, { ...addition, quantity: 9_000, inStock: 4 })
  expect(world.lineOf('1-1').quantity).toBe(9_004)
  expect(errorAt(world, wholeCart)?.text).toBe(
    'Brake disc: 9,004 in your cart, 4 in stock now. Only what is in stock when you order can be delivered.',
  )
  const line = world.lineOf('1-1')
  await world.store.set(setLineAtom, line, 6)
  expect(errorAt(world, line.line)).toBe(undefined)
  await world.store.set(setLineAtom, world.lineOf('1-1'), 7)
  expect(errorAt(world, line.line)?.problem).toMatchObject({ kind: 'overStock', quantity: 7, available: 4 })
})

test('a typed quantity is reached in one call, up or down', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  await world.store.set(setLineAtom, world.lineOf('1-1'), 9)
  await world.store.set(setLineAtom, world.lineOf('1-1'), 4)
  expect(world.calls.slice(-2).map(({ call, body }) => [call.split(' ')[0], body])).toEqual([
    ['POST', { quantity: 7 }],
    ['DELETE', { quantity: 5 }],
  ])
  expect(world.lineOf('1-1').quantity).toBe(4)
})

test('a removed line is gone and announced', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const line = world.lineOf('1-1')
  expect(await world.store.set(removeLineAtom, line)).toBe(true)
  expect(world.store.get(selectionAtom)?.lines).toEqual([])
  expect(world.store.get(announcementAtom)).toBe('Part 1 in sv removed. 0 items in your cart.')
})

test('a line that went elsewhere is explained, and the cart is read again', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const line = { ...world.lineOf('1-1'), line: 'f'.repeat(32) }
  expect(await world.store.set(increaseLineAtom, line)).toBe(false)
  expect(errorAt(world, line.line)?.problem).toEqual({ kind: 'lineGone' })
  expect(world.calls.at(-1)?.call).toBe('GET /selection')
})

test('a reply that got lost is not taken for a failure when the piece is in the cart', async () => {
  const world = createCartWorld()
  await world.store.set(loadSelectionAtom, 'sv')
  world.network.loses = (call) => (call.startsWith('POST') ? 'after' : null)
  expect(await world.store.set(addItemAtom, addition)).toBe(true)
  expect(world.store.get(itemCountAtom)).toBe(2)
  expect(world.calls.slice(1).map(({ call }) => call)).toEqual(['POST /items/1-1', 'GET /selection'])
})

test('an addition that never arrives is sent once more, and then shown as failed at its button', async () => {
  const world = createCartWorld()
  world.network.loses = (call) => (call.startsWith('POST') ? 'before' : null)
  expect(await world.store.set(addItemAtom, addition)).toBe(false)
  expect(world.calls.filter(({ call }) => call === 'POST /items/1-1')).toHaveLength(2)
  expect(errorAt(world, '1-1')).toMatchObject({ problem: { kind: 'unfinished' }, again: null })
  expect(world.store.get(itemCountAtom)).toBe(0)
})

test('a change that did not go through is offered until the shopper tries it again', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const line = world.lineOf('1-1')
  world.network.loses = (call) => (call.startsWith('POST') ? 'before' : null)
  expect(await world.store.set(increaseLineAtom, line)).toBe(false)
  world.timer.advance(60_000)
  expect(errorAt(world, line.line)).toMatchObject({ problem: { kind: 'unfinished' }, shown: true })
  world.network.loses = () => null
  world.calls.length = 0
  errorAt(world, line.line)?.again?.()
  expect(errorAt(world, line.line)).toBe(undefined)
  await expect.poll(() => world.store.get(announcementAtom)).toContain('quantity 3')
  // The first attempt may have arrived since.
  expect(world.calls.map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'POST'])
})

test('a change with an unknown result is looked for before it is sent again', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const line = world.lineOf('1-1')
  world.network.loses = (call) => (call.startsWith('POST') ? 'after' : 'before')
  expect(await world.store.set(increaseLineAtom, line)).toBe(false)
  expect(errorAt(world, line.line)?.problem).toEqual({ kind: 'unclear' })
  world.network.loses = () => null
  const posts = () => world.calls.filter(({ call }) => call.startsWith('POST /lines')).length
  expect(posts()).toBe(1)
  errorAt(world, line.line)?.again?.()
  await expect.poll(() => world.store.get(announcementAtom)).toContain('quantity 3')
  expect(posts()).toBe(1)
})

/** A cart that an addition of two has reached, or not, without the shopper hearing of it. */
async function createUnclearCart(loss: 'before' | 'after') {
  const world = createCartWorld()
  await world.store.set(loadSelectionAtom, 'sv')
  world.network.loses = (call) => (call.startsWith('POST') ? loss : 'before')
  expect(await world.store.set(addItemAtom, addition)).toBe(false)
  world.network.loses = () => null
  world.timer.advance(10_000)
  return world
}

test('after an unanswered addition no message claims that it failed', async () => {
  const world = await createUnclearCart('after')
  expect(errorAt(world, '1-1')).toMatchObject({
    problem: { kind: 'unclearAddition', name: 'Brake disc' },
    text: 'We got no answer. It may be in your cart already: Brake disc. If you press again, we’ll check there first.',
    again: null,
  })
  expect(world.store.get(cartStatusAtom)).toBe('unreachable')
  expect(world.store.get(cartOpenAtom)).toBe(false)
})

test.each(['after', 'before'] as const)(
  'the press after an addition that was lost %s it arrived results in the quantity of one press',
  async (loss) => {
    const world = await createUnclearCart(loss)
    world.calls.length = 0
    expect(await world.store.set(addItemAtom, addition)).toBe(true)
    expect(world.lineOf('1-1').quantity).toBe(2)
    expect(world.calls[0]?.call).toBe('GET /selection')
    expect(world.store.get(announcementAtom)).toBe('Brake disc added. 2 items in your cart.')
    expect(world.store.get(cartOpenAtom)).toBe(true)
    // Known products need no second look-up.
    expect(await world.store.set(addItemAtom, addition)).toBe(true)
    expect(world.lineOf('1-1').quantity).toBe(4)
  },
)

test('a press for a different quantity than the lost one shows the content of the cart', async () => {
  const world = await createUnclearCart('after')
  expect(await world.store.set(addItemAtom, { ...addition, quantity: 5 })).toBe(true)
  expect(world.lineOf('1-1').quantity).toBe(2)
  expect(errorAt(world, wholeCart)?.text).toBe(
    'Brake disc: please check the quantity. There are now 2 in your cart.',
  )
  const fresh = await createUnclearCart('before')
  expect(await fresh.store.set(addItemAtom, { ...addition, quantity: 5 })).toBe(true)
  expect(fresh.lineOf('1-1').quantity).toBe(5)
  expect(errorAt(fresh, wholeCart)).toBe(undefined)
})

test('a service that is too busy has done nothing, and says so', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  const end = world.relay.on(/^(POST|DELETE) /, () => new Response('<h1>busy</h1>', { status: 429 }))
  expect(await world.store.set(addItemAtom, addition)).toBe(false)
  expect(errorAt(world, '1-1')).toMatchObject({ problem: { kind: 'busy' }, again: null })
  expect(errorAt(world, '1-1')?.text).toMatch(/^Many people are shopping at once. Nothing was changed/)
  const line = world.lineOf('1-1')
  expect(await world.store.set(increaseLineAtom, line)).toBe(false)
  end()
  errorAt(world, line.line)?.again?.()
  await expect.poll(() => world.store.get(announcementAtom)).toContain('quantity 3')
})

test('other changes between the lost press and the next one do not add the part twice', async () => {
  const world = await createUnclearCart('after')
  expect(await world.store.set(addItemAtom, { item: '2-1', quantity: 1, name: 'Filter' })).toBe(true)
  expect(await world.store.set(addItemAtom, addition)).toBe(true)
  expect(world.lineOf('1-1').quantity).toBe(2)
})

test('without a back end the cart says so, keeps the last selection, and recovers', async () => {
  const world = createCartWorld()
  await world.store.set(addItemAtom, addition)
  world.network.loses = () => 'before'
  expect(await world.store.set(increaseLineAtom, world.lineOf('1-1'))).toBe(false)
  expect(world.store.get(cartStatusAtom)).toBe('unreachable')
  expect(world.store.get(itemCountAtom)).toBe(2)
  world.network.loses = () => null
  await world.store.set(loadSelectionAtom, 'en')
  expect(world.store.get(cartStatusAtom)).toBe('here')
})

test('if stock is checked early, a part of the pieces is added and the others are explained', async () => {
  const world = createCartWorld()
  await world.switches({ stockMode: 'aggressive' })
  expect(await world.store.set(addItemAtom, { ...addition, quantity: 11 })).toBe(true)
  expect(world.store.get(itemCountAtom)).toBe(10)
  expect(errorAt(world, wholeCart)?.text).toBe('Brake disc: only 10 of 11 could be added. In stock: 10.')

  expect(await world.store.set(increaseLineAtom, world.lineOf('1-1'))).toBe(false)
  expect(errorAt(world, world.lineOf('1-1').line)?.problem).toMatchObject({
    kind: 'cut',
    cuts: [{ asked: 11, available: 10 }],
  })

  await world.store.set(setLineAtom, world.lineOf('1-1'), 4)
  await world.store.set(setLineAtom, world.lineOf('1-1'), 30)
  const line = world.lineOf('1-1')
  expect(line.quantity).toBe(10)
  expect(errorAt(world, line.line)?.text).toBe('Part 1 in sv: only 10 left; you wanted 30.')
})
