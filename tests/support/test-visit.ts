import { createStore } from 'jotai'
import * as v from 'valibot'
import { createCheckoutApi } from '#src/commerce/checkout-api.ts'
import { ShopReply } from '#src/commerce/contract/content.ts'
import { createHttp } from '#src/commerce/http.ts'
import { createCart } from '#src/features/cart/queue/open-cart.ts'
import { createI18n } from '#src/i18n/i18n.ts'
import { messages as englishLater } from '#src/i18n/messages/en/later.ts'
import { messages as english } from '#src/i18n/messages/en.ts'
import type { Visit } from '#src/shop.ts'
import { createRelay } from './relay.ts'
import { createTestCatalogue } from './test-catalogue.ts'
import { createTestConnection, createTestStore, onlyTab } from './test-device.ts'
import { createTestSandbox, testConsoleToken, testSecret } from './test-sandbox.ts'
import { createTestTimer } from './test-timer.ts'

/** What the network does to a request: loses it, loses its reply, or has the browser send it twice by itself. */
type Loss = 'before' | 'after' | 'repeated'

interface TestVisitOptions {
  country?: string
  /** The whole demo catalogue in place of the test catalogue. */
  seeded?: boolean
}

/** Someone in the shop, with a back end of their own behind a network that can fail. */
export function createTestVisit({ country = 'SE', seeded = false }: TestVisitOptions = {}) {
  const catalogue = seeded ? {} : { catalogue: createTestCatalogue() }
  const sandbox = createTestSandbox({ ...catalogue, defaultCountry: country })
  const timer = createTestTimer()
  const store = createStore()
  const calls: { call: string; body: unknown }[] = []
  const left: string[] = []
  const network: { loses: (call: string) => Loss | null } = { loses: () => null }
  /** In front of the back end: its rules change replies. */
  const relay = createRelay()
  const connection = createTestConnection()
  const textStore = createTestStore()
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

  const ports: Visit = {
    checkout: createCheckoutApi(
      createHttp({ baseUrl: 'http://sandbox.test/api/checkout', fetch, deadline: 1_000 }),
      {
        read: () => token,
        write: (next) => {
          token = next
        },
      },
    ),
    widget: { suspend() {}, resume() {} },
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
    i18n: createI18n('en', { ...english, ...englishLater }),
    origin: 'https://shop.test',
    leave: (address) => void left.push(address),
  }
  createCart(store, ports)
  const switches = (settings: Record<string, unknown>) =>
    sandbox.fetch('/__settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${testConsoleToken}` },
      body: JSON.stringify(settings),
    })
  /** The same person with the next document: what was in memory is gone, the token is not. */
  function nextDocument(visit: Visit = ports) {
    const next = createStore()
    createCart(next, visit)
    return next
  }

  return {
    nextDocument,
    store,
    timer,
    calls,
    left,
    network,
    relay,
    sandbox,
    switches,
    connection,
    textStore,
    ports,
  }
}
