import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What `startTearingRelay` has seen, and what it is to do. */
export interface TearingRelay extends AsyncDisposable {
  /** Where browsers reach the shop through the relay. */
  origin: string
  /** Requests in the order they arrived, as `POST /path`. */
  arrived: string[]
  /** Tears off the reply to the next request of this kind that comes on a connection used before. */
  tear(method: string, path: RegExp): void
}

/**
 * A relay in front of a shop. It passes everything on, but can close a connection that was used before, once the shop
 * has answered and before the first byte of the reply: the one case in which Chromium sends a request, POST or not, a
 * second time by itself.
 */
export async function startTearingRelay(shop: string): Promise<TearingRelay> {
  const { hostname, port, host } = new URL(shop)
  const arrived: string[] = []
  const used = new WeakSet<Socket>()
  let tears: ((request: IncomingMessage) => boolean) | null = null

  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', socket } = request
    arrived.push(`${method} ${path}`)
    const body = await buffer(request)
    const headers = { ...request.headers, host }
    const upstream = send({ hostname, port, method, path, headers }, (answer) => {
      if (tears?.(request) && used.has(socket)) {
        tears = null
        answer.resume().on('end', () => socket.destroy())
        return
      }
      used.add(socket)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => socket.destroy())
    upstream.end(body)
  })
  // Longer than any test: a browser that finds its connections closed opens new ones, on which nothing is torn.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : address}`,
    arrived,
    tear(method, path) {
      tears = (request) => request.method === method && path.test(request.url ?? '')
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
