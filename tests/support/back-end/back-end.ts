import { startRelay } from './relay-server.ts'

/** A back end on a separate port, between a shop and its sandbox: it can be slow, and it can be down. */
export async function startBackEnd() {
  const relay = await startRelay()
  // A numeric address, because a host name would need a lookup.
  const origin = relay.origin.replace('localhost', '127.0.0.1')
  return {
    ...relay,
    variables: { COMMERCE_URL: `${origin}/api/checkout`, SHOP_API_URL: `${origin}/api/shop` },
    /** From now on calls go to the sandbox of this shop. */
    connect(shop: { fetch(path: string, init: RequestInit): Promise<Response> }) {
      relay.target.behind = async (request) => {
        const { pathname, search } = new URL(request.url)
        const { method, headers } = request
        const body = request.body ? { body: await request.arrayBuffer() } : {}
        return shop.fetch(`/sandbox${pathname}${search}`, { method, headers, ...body })
      }
    },
  }
}

export type BackEnd = Awaited<ReturnType<typeof startBackEnd>>
