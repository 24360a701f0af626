import fc, { type Scheduler } from 'fast-check'
import * as v from 'valibot'
import { localVariables } from '#scripts/shop/local-variables.ts'
import { parseTokenCookie } from '#src/commerce/checkout-token.ts'
import { resultAddress, runCartAction } from '#src/features/cart/page/cart-action.ts'
import { parseCartForm } from '#src/features/cart/page/cart-form.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import type { Render } from '#worker/render.ts'
import { payment, swede } from '../examples/addresses.ts'
import { createTestCatalogue } from '../sandbox/test-catalogue.ts'
import { createTestSandbox } from '../sandbox/test-sandbox.ts'
import { createEdge } from '../shop/test-edge.ts'

/** The first fills the cart that the link is of; the others are sent the link. */
const people = [
  { firstName: 'Aldous', lastName: 'Quist', address1: 'Elmgatan 11', email: 'aldous@quist.test' },
  { firstName: 'Bettina', lastName: 'Vrede', address1: 'Oakgatan 22', email: 'bettina@vrede.test' },
  { firstName: 'Cornelis', lastName: 'Zwart', address1: 'Ashgatan 33', email: 'cornelis@zwart.test' },
] as const

const item = fc.constantFrom('3-1', '6-1', '14-1')
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), item }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('look' as const, 'give address' as const, 'order' as const),
    }),
  },
)
type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) & { item?: string }

/** The observations of some schedules. */
export interface SharedLinkTotals {
  steps: number
  /** Times that the goods of the saved cart were added to another. */
  copies: number
  orders: number
}

/**
 * Three people with one link to a saved cart open it, change their carts and order at the same time, their calls in any
 * order: no person is shown another's name or address, and a cart changes only by its own person's actions. Rejects
 * with the smallest counterexample.
 */
export async function checkSharedLinks(runs: { numRuns: number; seed?: number }): Promise<SharedLinkTotals> {
  const totals = { steps: 0, copies: 0, orders: 0 }
  const plans = fc.tuple(...people.map(() => fc.array(step, { maxLength: 5 })))
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plans, async (scheduler, planned) => {
      const wrong = await playSharedLink(scheduler, planned, totals)
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    }),
    runs,
  )
  return totals
}

const Session = v.object({ session: v.number(), selection: v.string() })
const Cart = v.object({
  selection: v.object({ items: v.array(v.object({ item: v.string(), quantity: v.number() })) }),
})

async function playSharedLink(
  scheduler: Scheduler,
  planned: readonly Step[][],
  totals: SharedLinkTotals,
): Promise<string[]> {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  const free = { isRunning: false }
  /** Calls leave and answers arrive when the schedule says so. */
  async function call(path: string, init: RequestInit): Promise<Response> {
    if (free.isRunning) await scheduler.schedule(Promise.resolve())
    const response = await sandbox.fetch(path, init)
    if (free.isRunning) await scheduler.schedule(Promise.resolve())
    return response
  }
  const edge = createEdge({
    variables: localVariables('https://shop.test'),
    render: cartScreen,
    async upstream(request) {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      // The small catalogue cannot be browsed.
      if (pathname.endsWith('/products')) return new Response(null, { status: 503 })
      return call(pathname + search, {
        method,
        headers,
        ...(request.body ? { body: await request.text() } : {}),
      })
    },
  })
  const visitors = people.map((person, index) => createVisitor(person, `203.0.113.${index + 1}`))
  const [owner] = visitors
  await owner?.act({ kind: 'add', item: '3-1' })
  await owner?.act({ kind: 'give address' })
  const link = sessionOf(owner?.token() ?? '').selection

  free.isRunning = true
  const played = Promise.all(
    visitors.map(async ({ act }, index) => {
      for (const step of planned[index] ?? []) await act(step)
    }),
  )
  await scheduler.waitFor(played)
  free.isRunning = false
  const wrong = (await Promise.all(visitors.map(({ judge }) => judge()))).flat()
  const held = visitors.flatMap(({ token }) => (token() ? [sessionOf(token() ?? '').selection] : []))
  sandbox.close()
  return new Set(held).size < held.length ? [...wrong, 'two people hold one cart'] : wrong

  function sessionOf(token: string) {
    const [found] = sandbox.sql.all(
      'select session, selection from session join token using (session) where token = ?',
      token,
    )
    return v.parse(Session, found)
  }

  function createVisitor(person: (typeof people)[number], address: string) {
    let token: string | null = null
    let seen = ''
    /** Pieces since the last order; with those of the saved cart there are more. */
    const own = new Map<string, number>()
    let hasOpened = false

    async function ask(method: 'GET' | 'POST', fields: Record<string, string> = {}): Promise<string> {
      const response = await edge.fetch('/cart', {
        method,
        headers: {
          'cf-connecting-ip': address,
          origin: 'https://shop.test',
          'x-test-country': 'SE',
          ...(token ? { cookie: `rc_centra_checkout_token=${token}` } : {}),
        },
        ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
      })
      for (const line of response.headers.getSetCookie()) token = parseTokenCookie(line) ?? token
      const location = response.headers.get('location') ?? ''
      seen += `${await response.text()} ${location}`
      return location
    }

    /** A call of the visitor's browser; null without a cart. */
    async function send(method: string, path: string, body?: object): Promise<unknown> {
      if (!token) return null
      const headers = { 'api-token': token, 'content-type': 'application/json' }
      const response = await call(`/api/checkout${path}`, {
        ...{ method, headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await response.text()
      seen += text
      return response.ok ? JSON.parse(text) : null
    }

    async function act(step: Step) {
      totals.steps += 1
      if (step.kind === 'look') await ask('GET')
      if (step.kind === 'give address')
        await send('PUT', '/payment-fields', { address: { ...swede, ...person } })
      if (step.kind === 'add' && step.item) {
        const location = await ask('POST', { item: step.item, quantity: '2' })
        if (!location.includes('said=added')) throw new Error(`nothing was added: ${location}`)
        own.set(step.item, (own.get(step.item) ?? 0) + 2)
      }
      if (step.kind === 'open') {
        const location = await ask('POST', { do: 'restore', saved: link })
        if (!/said=(restored|savedCartGone)/.test(location)) throw new Error(`not opened: ${location}`)
        hasOpened = true
        if (location.endsWith('said=restored')) totals.copies += 1
      }
      if (step.kind === 'order' && (await order())) {
        totals.orders += 1
        own.clear()
        hasOpened = false
        await send('GET', '/receipt')
      }
    }

    const order = () => send('POST', '/payment', { ...payment, address: { ...swede, ...person } })

    /** The broken promises to this visitor. */
    async function judge(): Promise<string[]> {
      const cart = await send('GET', '/selection')
      const read = people
        .filter((other) => other !== person)
        .flatMap((other) => Object.values(other))
        .filter((word) => seen.includes(word))
      const pieces = new Map<string, number>()
      for (const line of cart ? v.parse(Cart, cart).selection.items : [])
        pieces.set(line.item, (pieces.get(line.item) ?? 0) + line.quantity)
      const items = new Set([...pieces.keys(), ...own.keys()])
      const lost = [...items].filter((item) => {
        const [has, wanted] = [pieces.get(item) ?? 0, own.get(item) ?? 0]
        return hasOpened ? has < wanted : has !== wanted
      })
      return [
        ...read.map((word) => `${person.firstName} was shown ${word}`),
        ...lost.map(
          (item) => `${person.firstName} has ${pieces.get(item) ?? 0} of ${item}, not ${own.get(item) ?? 0}`,
        ),
      ]
    }

    return { act, judge, token: () => token }
  }
}

/** The cart's page with its forms, without its markup. */
const cartScreen: Render = async (language, request, context) => {
  const cart = context.get(visitorContext).cart()
  const { i18n, report } = context.get(documentContext)
  const region = async () => (await context.get(shopContext)).region
  if (request.method === 'GET') {
    const selection = await loadCart(cart, i18n, region, report)
    return Response.json(selection, { headers: tokenHeaders(cart) })
  }
  const form = await parsePostedForm(request)
  const action = form && parseCartForm(form)
  if (!action) return new Response(null, { status: 400 })
  const result = await runCartAction(action, { cart, language, region, product: async () => null, report })
  return new Response(null, {
    status: 303,
    headers: { ...tokenHeaders(cart), location: resultAddress(result) },
  })
}
