import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { changeCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { decreaseLineAtom, removeLineAtom, setLineAtom } from '#src/features/cart/commands/line.atoms.ts'
import { restoreLineAtom } from '#src/features/cart/commands/restore.atoms.ts'
import { cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { removalsAtom } from '#src/features/cart/state/removal.atoms.ts'
import { cartRowsAtom } from '#src/features/cart/state/rows.atoms.ts'
import { cartQueueAtom, itemCountAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { withValue } from '#tests/support/back-end/damages.ts'
import { rewriteJson } from '#tests/support/back-end/relay.ts'
import { type CartWorld, type CartWorldOptions, createCartWorld } from '#tests/support/worlds/cart-world.ts'

const Sections = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ section: v.number(), required: v.boolean(), products: v.array(v.number()) })),
)

const caliper = { item: '5-1', quantity: 2, name: 'Caliper', deposit: '9-1' }
const alternator = { item: '15-1', quantity: 1, name: 'Alternator', deposit: '9-1' }
const battery = { item: '10-1', quantity: 1, name: 'Battery' }

const contents = ({ store }: CartWorld) =>
  store.get(selectionAtom)?.lines.map(({ item, quantity }) => `${item} × ${quantity}`)
/** The calls since the selection was loaded. */
const changes = ({ calls }: CartWorld) =>
  calls.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call)

/** A loaded, empty cart; `calls` starts empty. */
async function createEmptyCart(options: CartWorldOptions = {}) {
  const world = createCartWorld(options)
  await world.store.set(loadSelectionAtom, world.ports.i18n.locale)
  world.calls.length = 0
  return world
}

/** Reads the cart, which may cause a repair. */
async function look({ store, ports }: Pick<CartWorld, 'store' | 'ports'>) {
  await store.set(loadSelectionAtom, ports.i18n.locale)
  for (let turns = 0; turns < 3; turns += 1) await store.get(cartQueueAtom)?.runExclusive(async () => {})
}

test('a part whose line cannot be read in the reply is added once, without an error', async () => {
  const world = await createEmptyCart()
  const { store, relay, calls } = world
  relay.on(
    /items$/,
    rewriteJson((body) => withValue(body, ['selection', 'items', 0, 'quantity'], null)),
  )
  expect(await store.set(addItemAtom, caliper)).toBe(true)
  expect(store.get(selectionAtom)?.unreadableLines).toBe(1)
  expect([calls.map(({ call }) => call), store.get(cartErrorsAtom).size]).toEqual([['PUT /items'], 0])
})

test('a part is added with its deposit in one call, and only the part is counted', async () => {
  const world = await createEmptyCart()
  expect(await world.store.set(addItemAtom, caliper)).toBe(true)
  expect(world.calls).toEqual([
    {
      call: 'PUT /items',
      body: {
        lines: [],
        items: [
          { item: '5-1', quantity: 2 },
          { item: '9-1', quantity: 2 },
        ],
      },
    },
  ])
  expect(contents(world)).toEqual(['5-1 × 2', '9-1 × 2'])
  expect(world.store.get(itemCountAtom)).toBe(2)
})

test('parts that share a deposit add up in one line of it, and each row shows its own share', async () => {
  const world = await createEmptyCart()
  await world.store.set(addItemAtom, caliper)
  await world.store.set(addItemAtom, alternator)
  await world.store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Disc' })
  expect(contents(world)).toEqual(['5-1 × 2', '9-1 × 3', '15-1 × 1', '1-1 × 1'])
  const rows = world.store.get(cartRowsAtom)
  expect(
    rows.map(({ line, deposits }) => [
      line.item,
      deposits.map(({ quantity, totalPrice }) => [quantity, totalPrice]),
    ]),
  ).toEqual([
    ['5-1', [[2, 500]]],
    ['15-1', [[1, 250]]],
    ['1-1', []],
  ])
  expect(changes(world)).toEqual(['PUT /items', 'PUT /items', 'POST /items/1-1'])
})

test('a quantity changes with its deposit in one call, up and down, and a line leaves with it', async () => {
  const world = await createEmptyCart()
  await world.store.set(addItemAtom, caliper)
  await world.store.set(addItemAtom, alternator)
  await world.store.set(setLineAtom, world.lineOf('5-1'), 6)
  expect(contents(world)).toEqual(['5-1 × 6', '9-1 × 7', '15-1 × 1'])
  await world.store.set(decreaseLineAtom, world.lineOf('5-1'))
  expect(contents(world)).toEqual(['5-1 × 5', '9-1 × 6', '15-1 × 1'])
  await world.store.set(removeLineAtom, world.lineOf('5-1'))
  expect(contents(world)).toEqual(['9-1 × 1', '15-1 × 1'])
  await world.store.set(removeLineAtom, world.lineOf('15-1'))
  expect(contents(world)).toEqual([])
  expect(changes(world)).toEqual(Array.from({ length: 6 }, () => 'PUT /items'))
})

test('a removal that is undone brings the deposit back', async () => {
  const world = await createEmptyCart()
  await world.store.set(addItemAtom, caliper)
  await world.store.set(removeLineAtom, world.lineOf('5-1'))
  await world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
  expect(contents(world)).toEqual(['5-1 × 2', '9-1 × 2'])
  expect(changes(world)).toEqual(['PUT /items', 'PUT /items', 'PUT /items'])
})

test('a part whose deposit is not known when it is added gets it by a second call', async () => {
  const world = await createEmptyCart()
  const { deposit: _, ...unaware } = caliper
  await world.store.set(addItemAtom, unaware)
  await look(world)
  expect(contents(world)).toEqual(['5-1 × 2', '9-1 × 2'])
  expect(changes(world)).toEqual(['POST /items/5-1', 'PUT /items'])
})

test('a battery gets its deposit in Germany, loses it elsewhere, and nothing is tried where it has none', async () => {
  const world = await createEmptyCart({ country: 'SE' })
  await world.store.set(addItemAtom, battery)
  await look(world)
  expect([contents(world), changes(world)]).toEqual([['10-1 × 1'], ['POST /items/10-1']])
  await world.store.set(changeCountryAtom, 'DE')
  await look(world)
  expect(contents(world)).toEqual(['10-1 × 1', '11-1 × 1'])
  await world.store.set(changeCountryAtom, 'AT')
  await look(world)
  expect(contents(world)).toEqual(['10-1 × 1'])
  expect(changes(world).filter((call) => call === 'PUT /items')).toHaveLength(1)
})

describe('deposits that are out of step', () => {
  test.each([
    ['too few', 1],
    ['none', 0],
    ['too many', 7],
  ])('are repaired when they are seen: %s', async (_, quantity) => {
    const world = await createEmptyCart()
    await world.store.set(addItemAtom, caliper)
    await world.ports.checkout.changeItems({
      lines: [{ line: world.lineOf('9-1').line, quantity }],
      items: [],
    })
    await look(world)
    expect(contents(world)?.toSorted()).toEqual(['5-1 × 2', '9-1 × 2'])
  })

  test('are taken out when another client has taken out their part', async () => {
    const world = await createEmptyCart()
    await world.store.set(addItemAtom, caliper)
    await world.ports.checkout.decreaseLine(world.lineOf('5-1').line, 2)
    await look(world)
    expect(contents(world)).toEqual([])
  })

  test('are repaired once at most if the service refuses, however often the cart is shown', async () => {
    const { ports, nextDocument } = await createEmptyCart()
    const refused = { ok: false as const, status: 406, errors: {}, messages: [], body: null }
    const tried: unknown[] = []
    const next = nextDocument({
      ...ports,
      checkout: {
        ...ports.checkout,
        async changeItems(changes) {
          tried.push(changes)
          return refused
        },
      },
    })
    await ports.checkout.addItem('5-1', 2)
    for (let looks = 0; looks < 4; looks += 1) await look({ store: next, ports })
    expect(tried).toEqual([{ lines: [], items: [{ item: '9-1', quantity: 2 }] }])
  })

  test('are repaired when requests go through again and the shopper looks at the cart', async () => {
    const world = await createEmptyCart()
    await world.ports.checkout.addItem('5-1', 2)
    world.network.loses = (call) => (call === 'PUT /items' ? 'before' : null)
    await look(world)
    const failed = changes(world).filter((call) => call === 'PUT /items')
    expect([contents(world), failed.length]).toEqual([['5-1 × 2'], 2])
    world.network.loses = () => null
    await look(world)
    expect(contents(world)).toEqual(['5-1 × 2', '9-1 × 2'])
  })
})

test('a part reduced to the stock has its deposit reduced, too', async () => {
  const world = await createEmptyCart()
  await world.switches({ stockMode: 'aggressive' })
  await world.store.set(addItemAtom, { ...caliper, quantity: 6 })
  await look(world)
  expect(contents(world)).toEqual(['5-1 × 4', '9-1 × 4'])
})

test('a sold out part is refused at its button, and its deposit does not stay', async () => {
  const world = await createEmptyCart()
  await world.switches({ stockMode: 'aggressive' })
  const none = { item: '8-1', quantity: 1, name: 'Lamp', deposit: '9-1' }
  expect(await world.store.set(addItemAtom, none)).toBe(false)
  expect(world.store.get(cartErrorsAtom).get('8-1')?.problem).toMatchObject({
    kind: 'cut',
    cuts: [{ asked: 1, available: 0 }],
  })
  await look(world)
  expect(contents(world)).toEqual([])
})

test('a part that is not sold is refused at its button, though its deposit could be added', async () => {
  const world = await createEmptyCart()
  expect(await world.store.set(addItemAtom, { ...caliper, item: '999-1' })).toBe(false)
  expect(world.store.get(cartErrorsAtom).get('999-1')?.problem).toEqual({ kind: 'notSold' })
  await look(world)
  expect(contents(world)).toEqual([])
})

describe('a request the browser sends twice by itself', () => {
  test('adds a part with a deposit once', async () => {
    const world = await createEmptyCart()
    world.network.loses = (call) => (call === 'PUT /items' ? 'repeated' : null)
    expect(await world.store.set(addItemAtom, caliper)).toBe(true)
    expect(contents(world)).toEqual(['5-1 × 2', '9-1 × 2'])
    expect(world.store.get(cartErrorsAtom)).toEqual(new Map())
  })

  test('takes a line out once, without a message', async () => {
    const world = await createEmptyCart()
    await world.store.set(addItemAtom, { item: '1-1', quantity: 2, name: 'Disc' })
    world.network.loses = (call) => (call.startsWith('DELETE') ? 'repeated' : null)
    expect(await world.store.set(removeLineAtom, world.lineOf('1-1'))).toBe(true)
    expect([contents(world), world.store.get(cartErrorsAtom)]).toEqual([[], new Map()])
  })

  test('may add a part without a deposit twice: then the cart says how many there are', async () => {
    const world = await createEmptyCart()
    world.network.loses = (call) => (call.startsWith('POST') ? 'repeated' : null)
    await world.store.set(addItemAtom, { item: '1-1', quantity: 2, name: 'Disc' })
    expect(contents(world)).toEqual(['1-1 × 4'])
    expect(world.store.get(cartErrorsAtom).get('cart')).toMatchObject({
      problem: { kind: 'otherQuantity', name: 'Disc', quantity: 4 },
      text: 'Disc: please check the quantity. There are now 4 in your cart.',
    })
  })
})

describe('a set', () => {
  /** A set with a battery, whose deposit Germany charges, in a separate section. */
  async function inGermany() {
    const world = await createEmptyCart({ country: 'DE', seeded: true })
    const [row] = world.sandbox.sql.all(
      `select bundle.product, sections, spec ->> 'depositItem' as deposit, part.product as battery
       from bundle, json_each(sections) as place, json_each(place.value, '$.products') as offered
       join product as part on part.product = offered.value
       where kind = 'flexible' and spec ->> 'depositCountry' = 'DE' limit 1`,
    )
    const places = v.parse(Sections, row?.sections)
    const choices = places
      .map(({ section, products, required }) => {
        const battery = products.find((product) => product === row?.battery)
        return { section: String(section), product: battery ?? (required ? products[0] : undefined) }
      })
      .flatMap(({ section, product }) => (product ? [{ section, item: `${product}-1` }] : []))
    const deposit = String(row?.deposit)
    return { world, set: { item: `${row?.product}-1`, quantity: 2, name: 'Set', choices }, deposit }
  }

  test('brings the deposits of its parts by a second call, changes and leaves with them, and comes back with them', async () => {
    const { world, set, deposit } = await inGermany()
    expect(await world.store.set(addItemAtom, set)).toBe(true)
    await look(world)
    expect(contents(world)).toEqual([`${set.item} × 2`, `${deposit} × 2`])
    expect(changes(world)).toEqual([`POST /items/bundles/${set.item}`, 'POST /products', 'PUT /items'])
    expect(world.store.get(cartRowsAtom).map(({ deposits }) => deposits.map(({ item }) => item))).toEqual([
      [deposit],
    ])

    await world.store.set(setLineAtom, world.lineOf(set.item), 5)
    expect(contents(world)).toEqual([`${set.item} × 5`, `${deposit} × 5`])
    await world.store.set(removeLineAtom, world.lineOf(set.item))
    expect(contents(world)).toEqual([])
    expect(changes(world).slice(3)).toEqual(['PUT /items', 'PUT /items'])

    await world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
    await look(world)
    expect(contents(world)).toEqual([`${set.item} × 5`, `${deposit} × 5`])
  })

  test('keeps its deposits while the deposits of its parts cannot be loaded', async () => {
    const { world, set, deposit } = await inGermany()
    await world.store.set(addItemAtom, set)
    await look(world)
    const next = { store: world.nextDocument(), ports: world.ports }
    world.network.loses = (call) => (call === 'POST /products' ? 'before' : null)
    await look(next)
    expect(next.store.get(selectionAtom)?.lines.map(({ item }) => item)).toEqual([set.item, deposit])
    expect(next.store.get(cartRowsAtom).map(({ deposits }) => deposits.map(({ item }) => item))).toEqual([
      [deposit],
    ])
  })
})

describe('at a service that adds deposits by itself', () => {
  async function served() {
    const world = await createEmptyCart({ country: 'DE' })
    await world.switches({ automaticDeposits: true })
    return world
  }

  test('parts with deposits are added, changed and removed all the same, and nothing is repaired', async () => {
    const world = await served()
    await world.store.set(addItemAtom, caliper)
    await world.store.set(addItemAtom, { ...battery, deposit: '11-1' })
    expect(contents(world)).toEqual(['5-1 × 2', '9-1 × 2', '10-1 × 1', '11-1 × 1'])
    await world.store.set(setLineAtom, world.lineOf('5-1'), 4)
    expect(contents(world)).toEqual(['5-1 × 4', '9-1 × 4', '10-1 × 1', '11-1 × 1'])
    await world.store.set(removeLineAtom, world.lineOf('5-1'))
    await look(world)
    expect(contents(world)).toEqual(['10-1 × 1', '11-1 × 1'])
    expect(changes(world)).toEqual(Array.from({ length: 4 }, () => 'PUT /items'))
    expect(world.store.get(cartErrorsAtom)).toEqual(new Map())
  })

  test('a part whose deposit is not known when it is added has it from the service', async () => {
    const world = await served()
    const { deposit: _, ...unaware } = caliper
    await world.store.set(addItemAtom, unaware)
    await look(world)
    expect([contents(world), changes(world)]).toEqual([['5-1 × 2', '9-1 × 2'], ['POST /items/5-1']])
  })
})
