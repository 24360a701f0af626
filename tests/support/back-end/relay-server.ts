import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createRelay, type Handler } from './relay.ts'

/** Headers that belong to one connection, or are rewritten for the next. */
const ofConnection = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
]

export type RelayServer = Awaited<ReturnType<typeof startRelay>>

/** A relay on a port of its own. Calls go to `behind`, which may be set later. */
export async function startRelay(behind: Handler | null = null) {
  const relay = createRelay()
  const target = { behind }
  const used = new WeakSet<Socket>()

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { socket } = incoming
    const reused = used.has(socket)
    used.add(socket)
    if (!target.behind) throw new Error('Nothing is behind the relay.')
    const response = await relay.fetch(await requestOf(incoming), target.behind, reused)
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    outgoing.writeHead(response.status, [
      ...headers.flat(),
      ...response.headers.getSetCookie().flatMap((line) => ['set-cookie', line]),
    ])
    // Each part is sent before the next is read: sent parts must not be lost with the connection.
    for await (const bytes of response.body ?? []) {
      await new Promise((resolve) => outgoing.write(bytes, resolve))
    }
    outgoing.end()
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  // Longer than any test: on connections that were closed and opened again nothing would count as reused.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    ...relay,
    target,
    /** Under a name that browsers take for this machine. */
    origin: `http://localhost:${typeof address === 'object' ? address?.port : address}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Passes calls on to a server, under its own name. */
export function forwardTo(origin: string): Handler {
  const { hostname, port, host } = new URL(origin)
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method } = request
    const headers = { ...Object.fromEntries(request.headers), host }
    const body = new Uint8Array(await request.arrayBuffer())
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send({ hostname, port, method, path: pathname + search, headers }, resolve)
        .on('error', reject)
        .end(body)
    })
    const bytes = await buffer(answer)
    const status = answer.statusCode ?? 502
    const bodiless = status === 204 || status === 304
    return new Response(bodiless ? null : new Uint8Array(bytes), { status, headers: headersOf(answer) })
  }
}

/** Those that belong to the message, and not to one of its connections. */
function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    if (!ofConnection.includes(name)) for (const value of values) headers.append(name, value)
  }
  return headers
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming
  const headers = headersOf(incoming)
  // Relayed bodies are unchanged: the relay would not undo a compression.
  headers.set('accept-encoding', 'identity')
  const body = await buffer(incoming)
  return new Request(new URL(url, 'http://relay.invalid'), {
    method,
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
}
