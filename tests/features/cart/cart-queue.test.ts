import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { type Reply, UpstreamError } from '#src/commerce/reply.ts'
import { createCartQueue } from '#src/features/cart/cart-queue.ts'
import { selectionOf, wireSelection } from '#tests/support/selections.ts'

type Fate = 'answered' | 'refused' | 'lost before' | 'lost after'

/** A server with one item in the cart, a network that loses things, and a queue in front of both. */
function createScene(delayed: <T>(work: Promise<T>, label: string) => Promise<T> = (work) => work) {
  const told: string[] = []
  const applied: number[] = []
  const log = { inFlight: 0, mostInFlight: 0, suspended: 0, fewestSuspended: 0, busy: [] as boolean[] }
  let pieces = 0
  let shown: Selection | null = null

  async function send(work: () => Promise<Reply<Selection>>): Promise<Reply<Selection>> {
    log.inFlight += 1
    log.mostInFlight = Math.max(log.mostInFlight, log.inFlight)
    try {
      return await work()
    } finally {
      log.inFlight -= 1
    }
  }
  const held = () => selectionOf(pieces > 0 ? [{ item: '1-1', quantity: pieces }] : [])
  const queue = createCartQueue({
    read: () => shown,
    replace: (selection) => {
      shown = selection
    },
    ask: () => send(async () => delayed(Promise.resolve({ ok: true, value: held() }), 'ask')),
    busy: (busy) => log.busy.push(busy),
    widget: {
      suspend: () => {
        log.suspended += 1
        told.push('suspend')
      },
      resume: () => {
        log.suspended -= 1
        log.fewestSuspended = Math.min(log.fewestSuspended, log.suspended)
        told.push('resume')
      },
    },
  })

  function add(quantity: number, fate: Fate) {
    return queue.change(() =>
      send(async () => {
        await delayed(Promise.resolve(), `to server: ${quantity}`)
        if (fate === 'lost before') throw new UpstreamError('network', 'POST /items/{item}')
        if (fate === 'refused') {
          return { ok: false, status: 404, errors: { item: 'not found' }, messages: [], body: null }
        }
        pieces += quantity
        applied.push(quantity)
        const value = held()
        await delayed(Promise.resolve(), `from server: ${quantity}`)
        if (fate === 'lost after') throw new UpstreamError('timeout', 'POST /items/{item}')
        return { ok: true, value }
      }),
    )
  }
  return { queue, add, applied, log, told, pieces: () => pieces, shown: () => shown }
}

const quantityOf = (selection: Selection | null) => selection?.lines[0]?.quantity ?? 0

test('whatever the network does, the cart shows what the server holds, in order and one call at a time', async () => {
  const fate = fc.constantFrom<Fate>(
    'answered',
    'answered',
    'answered',
    'refused',
    'lost before',
    'lost after',
  )
  const press = fc.record({ quantity: fc.integer({ min: 1, max: 50 }), fate })
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(press, { minLength: 1, maxLength: 8 }),
      async (scheduler, presses) => {
        const scene = createScene((work, label) => scheduler.schedule(work, label))
        const outcomes = presses.map(({ quantity, fate }) => scene.add(quantity, fate))
        await scheduler.waitFor(Promise.all(outcomes))
        const arrived = presses.filter(({ fate }) => fate === 'answered' || fate === 'lost after')
        expect(scene.applied).toEqual(arrived.map(({ quantity }) => quantity))
        expect(quantityOf(scene.shown())).toBe(scene.shown() ? scene.pieces() : 0)
        expect(scene.log.mostInFlight).toBe(1)
        expect(scene.log.suspended).toBe(0)
        expect(scene.log.fewestSuspended).toBe(0)
        expect(scene.log.busy.at(-1)).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})

test('a change made while others wait is made after them', async () => {
  const scene = createScene()
  const order: string[] = []
  await Promise.all([
    scene.add(1, 'answered').then(() => order.push('first')),
    scene.queue.alone(async () => order.push('payment')),
    scene.add(2, 'answered').then(() => order.push('second')),
  ])
  expect(order).toEqual(['first', 'payment', 'second'])
})

test('widgets sleep from the first change to the last, whatever becomes of them', async () => {
  const scene = createScene()
  await Promise.all([scene.add(1, 'lost before'), scene.add(2, 'refused'), scene.add(3, 'answered')])
  expect(scene.told).toEqual(['suspend', 'resume'])
  expect(scene.log.busy).toEqual([true, false])
})

test('a change that got no answer is not repeated: the server is asked what it holds', async () => {
  const scene = createScene()
  const lost = await scene.add(4, 'lost after')
  expect(scene.applied).toEqual([4])
  expect(lost.kind).toBe('unknown')
  expect(quantityOf(lost.after)).toBe(4)
  expect(quantityOf(scene.shown())).toBe(4)
})

test('a refusal leaves the cart as it was, unless a corrected one comes with it', async () => {
  const scene = createScene()
  await scene.add(2, 'answered')
  const refused = await scene.add(1, 'refused')
  expect([refused.kind, quantityOf(refused.after)]).toEqual(['refused', 2])

  const body = { ...wireSelection([{ item: '1-1', quantity: 5 }]), errors: { stock: 'unavailable items' } }
  const cut = await scene.queue.change(async () => ({
    ok: false,
    status: 410,
    errors: { stock: 'unavailable items' },
    messages: [],
    body,
  }))
  expect([cut.kind, quantityOf(cut.before), quantityOf(cut.after)]).toEqual(['refused', 2, 5])
  expect(quantityOf(scene.shown())).toBe(5)
})

test('when nobody answers at all, the last known cart stays', async () => {
  const silence = () => Promise.reject(new UpstreamError('network', 'GET /selection'))
  const shown = selectionOf([{ item: '1-1', quantity: 3 }])
  const replaced: Selection[] = []
  const queue = createCartQueue({
    read: () => shown,
    replace: (selection) => replaced.push(selection),
    ask: silence,
    busy: () => {},
    widget: { suspend() {}, resume() {} },
  })
  const outcome = await queue.change(silence)
  expect(outcome).toEqual({ kind: 'unknown', before: shown, after: null })
  expect(replaced).toEqual([])
})

test('a fault of our own does not block the queue', async () => {
  const scene = createScene()
  await expect(scene.queue.alone(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  const outcome = await scene.add(1, 'answered')
  expect(outcome.kind).toBe('done')
})
