import { createStore } from 'jotai'
import * as v from 'valibot'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { createCheckoutApi, openApart } from '#src/commerce/checkout-api.ts'
import type { TokenStore } from '#src/commerce/checkout-token.ts'
import { ShopReply } from '#src/commerce/contract/content.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { createHttp } from '#src/commerce/http.ts'
import type { ShopEvent } from '#src/effects/events/event-port.ts'
import type { SuspendIgnore } from '#src/effects/provider/checkout-widget.ts'
import type { ProviderStart } from '#src/effects/provider/provider-start.ts'
import { addItemAtom } from '#src/features/cart/commands/add.atoms.ts'
import { createCart } from '#src/features/cart/start/open-cart.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { Visit } from '#src/visit.ts'
import { createRelay } from '../back-end/relay.ts'
import { createTestCatalogue } from '../sandbox/test-catalogue.ts'
import { createTestSandbox, testConsoleToken, testSecret } from '../sandbox/test-sandbox.ts'
import { createTestConnection, createTestStore, onlyTab } from './test-device.ts'
import { createTestTimer } from './test-timer.ts'

/**
 * The network's effect on a request: it loses it, loses its reply, or delivers it twice, as browsers repeat a request.
 */
type Loss = 'before' | 'after' | 'repeated'

export interface CartWorldOptions {
  country?: string
  /** The whole demo catalogue instead of the small test catalogue. */
  seeded?: boolean
}

/**
 * A shopper's visit as the browser holds it (Jotai store, ports, cart queue), over a separate sandbox in this process
 * and a network the test can break (`network.loses`, `relay`, `connection`). Nothing is loaded yet and no cart exists.
 */
export function createCartWorld({ country = 'SE', seeded = false }: CartWorldOptions = {}) {
  const catalogue = seeded ? {} : { catalogue: createTestCatalogue() }
  const sandbox = createTestSandbox({ ...catalogue, defaultCountry: country })
  const timer = createTestTimer()
  const store = createStore()
  const calls: { call: string; body: unknown }[] = []
  const left: string[] = []
  const started: ProviderStart[] = []
  /** The widgets' answers, the code they were given to run, and the log lines about their payments. */
  const answers: { event: string; detail: unknown }[] = []
  const run: string[] = []
  const logged: string[] = []
  /** The arguments with which widgets were suspended and resumed. */
  const suspensions: { call: 'suspend' | 'resume'; ignore: SuspendIgnore | undefined }[] = []
  /** The plugins whose widgets were to start again. */
  const initiated: string[] = []
  const network: { loses: (call: string) => Loss | null } = { loses: () => null }
  /** The relay in front of the back end: its rules change replies. */
  const relay = createRelay()
  const connection = createTestConnection()
  const textStore = createTestStore()
  /** The analytics events so far. */
  const events: ShopEvent[] = []
  let token: string | null = null

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname.replace('/api/checkout', '')}`
    const body = request.body ? await request.clone().json() : null
    calls.push({ call, body })
    const loss = network.loses(call)
    if (loss === 'before') throw new TypeError('network')
    const arrive = () =>
      relay.fetch(request.clone(), ({ method, headers }) =>
        sandbox.fetch(pathname, {
          method,
          headers,
          ...(body === null ? {} : { body: JSON.stringify(body) }),
        }),
      )
    if (loss === 'repeated') await arrive()
    const response = await arrive()
    if (loss === 'after') throw new TypeError('network')
    return response
  }

  const http = createHttp({ baseUrl: 'http://sandbox.test/api/checkout', fetch, deadline: 1_000 })
  const tokens: TokenStore = {
    read: () => token,
    write: (next) => {
      token = next
    },
  }
  const createCalls = (owner: TokenStore) => createCheckoutApi(http, owner)
  const ports: Visit = {
    checkout: createCalls(tokens),
    apart: () => openApart(createCalls, tokens),
    widget: {
      suspend: (ignore) => void suspensions.push({ call: 'suspend', ignore }),
      resume: (ignore) => void suspensions.push({ call: 'resume', ignore }),
      reInitiate: (plugin) => void initiated.push(plugin),
      respond: (event, detail) => void answers.push({ event, detail }),
      run: async (code) => void run.push(code),
      log: (_, line) => void logged.push(line),
    },
    timer,
    now: () => timer.now(),
    tabs: onlyTab,
    connection: connection.port,
    async shopFacts(country) {
      const response = await sandbox.fetch(`/content/shop?language=en&country=${country}`, {
        headers: { authorization: `Bearer ${testSecret}` },
      })
      return response.ok ? v.parse(ShopReply, await response.json()).shop : null
    },
    store: textStore,
    browserStore: createTestStore(),
    events: { send: (event) => void events.push(event) },
    i18n: createTestI18n('en'),
    origin: 'https://shop.test',
    token: () => token,
    paymentHosts: ['https://provider.test'],
    leave: (address) => void left.push(address),
    startProvider: async (start) => void started.push(start),
  }
  createCart(store, ports)
  const switches = (settings: Record<string, unknown>) =>
    sandbox.fetch('/__settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${testConsoleToken}` },
      body: JSON.stringify(settings),
    })
  /** The store of the shopper's next document: memory is empty, token and storage are kept. */
  function nextDocument(visit: Visit = ports) {
    const next = createStore()
    createCart(next, visit)
    return next
  }

  return {
    /** The line of an item in the loaded cart; throws without one. */
    lineOf(item: string): Line {
      const line = store.get(selectionAtom)?.lines.find((entry) => entry.item === item)
      if (!line) throw new Error(`no line with ${item}`)
      return line
    },
    /** The calls so far, such as 'PUT /languages/fi'. */
    callNames: () => calls.map(({ call }) => call),
    nextDocument,
    store,
    timer,
    calls,
    left,
    started,
    answers,
    run,
    logged,
    suspensions,
    initiated,
    network,
    relay,
    sandbox,
    switches,
    connection,
    textStore,
    events,
    ports,
  }
}

export type CartWorld = ReturnType<typeof createCartWorld>

/** A cart world with these quantities of items in the cart, such as `{ '1-1': 2 }`. */
export async function createFilledCart(items: Record<string, number>, options: CartWorldOptions = {}) {
  const world = createCartWorld(options)
  for (const [item, quantity] of Object.entries(items)) {
    await world.store.set(addItemAtom, { item, quantity, name: item })
  }
  return world
}
