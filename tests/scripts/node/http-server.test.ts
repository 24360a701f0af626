import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, serverLimits } from '#scripts/node/http-server.ts'

type Server = ReturnType<typeof createHttpServer>
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server that answers with the target it was asked for, when it has the whole body. */
async function serve(limits: Partial<typeof serverLimits> = {}) {
  const server = createHttpServer(
    (request, response) => void request.resume().on('end', () => response.end(request.url)),
    { ...serverLimits, ...limits },
  )
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port }
}

/** Everything the server says to a text before it closes the connection. */
async function say(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let said = ''
  socket.setEncoding('utf8').on('data', (part) => {
    said += part
  })
  // A refused connection is reset.
  await new Promise((resolve) => socket.on('error', () => {}).on('close', resolve))
  return said
}

const close = 'Connection: close\r\n'

test.each([
  ['a path', `GET /a HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 200],
  ['TRACE', `TRACE /a HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 405],
  ['two hosts', `GET /a HTTP/1.1\r\nHost: shop.test\r\nHost: evil.test\r\n${close}\r\n`, 400],
  ['the same host twice', `GET /a HTTP/1.1\r\nHost: shop.test\r\nhost: shop.test\r\n${close}\r\n`, 400],
  ['no host', `GET /a HTTP/1.0\r\n${close}\r\n`, 400],
  ['a whole address', `GET http://shop.test/a HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 400],
  [
    'a whole address of another host',
    `GET HTTPS://evil.test/a HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`,
    400,
  ],
  ['no target', `OPTIONS * HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 400],
])('a request with %s is answered with its status', async (_, request, status) => {
  const { port } = await serve()
  expect(await say(port, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: shop.test\r\n', { headersTime: 50, requestTime: 60_000 }],
  [
    'its body',
    'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\na',
    { headersTime: 50, requestTime: 50 },
  ],
])('a client that does not end %s gets 408', async (_, request, limits) => {
  const { port } = await serve({ ...limits, checkInterval: 10 })
  expect(await say(port, request)).toMatch(/^HTTP\/1.1 408 /)
})

test('a connection on which nothing happens is closed', async () => {
  const { port } = await serve({ idleTime: 50 })
  expect(await say(port, '')).toBe('')
})

test('more connections than the limit are refused', async () => {
  const { server, port } = await serve({ connections: 2 })
  const kept = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(kept.map((socket) => once(socket, 'connect')))
  const dropped = once(server, 'drop')
  expect(await say(port, `GET /a HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`)).toBe('')
  await dropped
  for (const socket of kept) socket.destroy()
})

test('a request has 10 s for its headers and 15 s in all, and is looked at each second', async () => {
  const { server } = await serve()
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000])
  expect([serverLimits.checkInterval, server.timeout, server.maxConnections]).toEqual([1_000, 30_000, 2_000])
})
