import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGracefulStop } from '#scripts/node/graceful-stop.ts'
import { createHttpServer } from '#scripts/node/http-server.ts'
import { isRefused } from '#tests/support/shop/is-refused.ts'

/** Far more than any test takes. */
const long = 600_000
/** Bounds a wait on a busy machine. */
const soon = { timeout: 30_000 }

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers with the target of the request, unless another answer is given. */
async function serve(answer: Answer = ({ url }, response) => void response.end(url)) {
  const server = createHttpServer(answer)
  const stop = createGracefulStop(server)
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { stop, port }
}

/** A client that keeps its connection alive, and what it has heard. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  cleanups.push(() => socket.destroy())
  const heard = { text: '', fault: '' }
  socket.setEncoding('utf8').on('data', (part) => {
    heard.text += part
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    heard.fault = error.code ?? 'unknown'
  })
  await once(socket, 'connect')
  return { socket, heard, closed: once(socket, 'close') }
}

function ask(socket: Socket, target: string) {
  socket.write(`GET ${target} HTTP/1.1\r\nHost: shop.test\r\n\r\n`)
}

test('a running request is answered, its connection closed, and a new one refused', async () => {
  const running = Promise.withResolvers<ServerResponse>()
  const { stop, port } = await serve((_, response) => running.resolve(response))
  const { socket, heard, closed } = await open(port)
  ask(socket, '/slow')
  const response = await running.promise

  const stopped = stop(long)
  await expect.poll(() => isRefused(port), soon).toBe(true)
  response.end('done')
  await closed
  expect(heard.text).toMatch(/^HTTP\/1\.1 200 /)
  expect(heard.text).toMatch(/\r\nConnection: close\r\n/)
  expect(heard.text).toMatch(/done$/)
  await stopped
})

test('an answer that had begun is sent to its end, and then its kept connection is closed', async () => {
  const running = Promise.withResolvers<ServerResponse>()
  const { stop, port } = await serve((_, response) => {
    response.write('first')
    running.resolve(response)
  })
  const { socket, heard, closed } = await open(port)
  ask(socket, '/page')
  const response = await running.promise
  await expect.poll(() => heard.text, soon).toContain('first')

  const stopped = stop(long)
  response.end('last')
  await closed
  expect(heard).toEqual({ text: expect.stringContaining('last'), fault: '' })
  expect(heard.text).toContain('Connection: keep-alive')
  await stopped
})

test('requests that arrived before the stop are answered, on kept and on new connections', async () => {
  const { stop, port } = await serve()
  const kept = await open(port)
  ask(kept.socket, '/first')
  await expect.poll(() => kept.heard.text, soon).toContain('/first')
  const fresh = await open(port)

  ask(kept.socket, '/second')
  ask(fresh.socket, '/third')
  await stop(long)
  await Promise.all([kept.closed, fresh.closed])
  expect(kept.heard).toEqual({ text: expect.stringMatching(/\/second$/), fault: '' })
  expect(kept.heard.text).toContain('Connection: close')
  expect(fresh.heard).toEqual({ text: expect.stringMatching(/\/third$/), fault: '' })
  expect(fresh.heard.text).toContain('Connection: close')
})

test('connections without a request do not hold up the stop', async () => {
  const { stop, port } = await serve()
  const idle = await open(port)
  ask(idle.socket, '/first')
  await expect.poll(() => idle.heard.text, soon).toContain('/first')
  const unused = await open(port)
  await stop(long)
  await Promise.all([idle.closed, unused.closed])
})

test('a client that asks again and again does not hold up the stop', async () => {
  const { stop, port } = await serve()
  const { socket, closed } = await open(port)
  let answers = 0
  socket.on('data', () => {
    answers += 1
    ask(socket, '/again')
  })
  ask(socket, '/first')
  await expect.poll(() => answers, soon).toBeGreaterThan(3)
  await stop(long)
  await closed
})

test('a request that does not end is cut off at the limit', async () => {
  const running = Promise.withResolvers<void>()
  const { stop, port } = await serve(() => running.resolve())
  const { socket, heard, closed } = await open(port)
  ask(socket, '/endless')
  await running.promise
  await stop(10)
  await closed
  expect(heard.text).toBe('')
})
