import * as v from 'valibot'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'

type Send = (path: string, init?: RequestInit) => Promise<Response>

const api = '/sandbox/api/checkout'
const WithToken = v.object({ token: v.string() })

/** Calls a cart makes from a browser, one after the other, with the token it was given. */
export function cartCalls(send: Send, token: string | null = null) {
  const session = { token }

  async function call<S extends v.GenericSchema>(schema: S, method: string, path: string, body?: object) {
    const response = await send(api + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(session.token ? { 'api-token': session.token } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const reply: unknown = await response.json()
    if (v.is(WithToken, reply)) session.token = reply.token
    return v.parse(schema, reply)
  }

  return {
    session,
    call,
    selection: () => call(Selection, 'GET', '/selection'),
    add: (item: string, quantity: number) => call(Selection, 'POST', `/items/${item}`, { quantity }),
    /** Something that can be bought. */
    async anItem(): Promise<string> {
      const { products } = await call(Listing, 'POST', '/products', { limit: 20, onlyAvailable: true })
      const item = products.flatMap(({ items }) => items)[0]?.item
      if (!item) throw new Error('the sandbox sells nothing')
      return item
    },
  }
}
