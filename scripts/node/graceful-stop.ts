import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** The default of `SHUTDOWN_SECONDS`, in milliseconds: Docker kills a container after ten seconds. */
export const defaultStopTime = 9_000

/**
 * Before the server closes its port it reads what has arrived, until nothing new comes in this many turns of the event
 * loop (one accepts a connection, the next reads its request), at most for `maxReadTime` milliseconds.
 */
const quietTurns = 3
const maxReadTime = 500

/**
 * Makes a function that stops the server: it accepts no more connections, answers running requests with
 * `Connection: close`, and cuts off what takes longer than `limit` milliseconds.
 */
export function createGracefulStop(server: Server): (limit: number) => Promise<void> {
  const connections = new Set<Socket>()
  const running = new Set<ServerResponse>()
  let isStopping = false
  /** Counts connections and requests. */
  let arrivals = 0

  server.on('connection', (socket) => {
    arrivals += 1
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // In front of the listener that answers, since headers cannot be changed later.
  server.prependListener('request', (_request, response) => {
    arrivals += 1
    running.add(response)
    if (isStopping) response.shouldKeepAlive = false
    response.once('close', () => {
      running.delete(response)
      // If its headers were sent before the stop, they allowed the client to keep the connection.
      if (isStopping) server.closeIdleConnections()
    })
  })

  /** Closing the port and kept connections would reset requests that were sent but not read yet. */
  async function readArrived() {
    const end = performance.now() + maxReadTime
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = arrivals
      await setImmediate()
      quiet = arrivals === before ? quiet + 1 : 0
    }
  }

  return async (limit) => {
    const end = performance.now() + limit
    isStopping = true
    for (const response of running) response.shouldKeepAlive = false
    await readArrived()
    const closed = new Promise<void>((done) => void server.close(() => done()))
    // The server does not count connections without any request as idle.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    const cutOff = setTimeout(() => server.closeAllConnections(), end - performance.now())
    await closed
    clearTimeout(cutOff)
  }
}
