import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#scripts/shop/port.ts'
import { isRefused } from '#tests/support/shop/is-refused.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

/** Bounds a wait on a busy machine. */
const soon = { timeout: 30_000 }

/** A shop whose services do not answer, so that it starts without a sandbox. */
const nowhere = 'http://127.0.0.1:9'
const services = {
  COMMERCE_URL: nowhere,
  COMMERCE_SECRET: 'a-commerce-secret',
  SHOP_API_URL: nowhere,
  SHOP_API_KEY: 'a-shop-api-key',
  SEARCH_URL: nowhere,
  SEARCH_KEY: 'a-search-key',
  CONTENT_URL: nowhere,
  CONTENT_TOKEN: 'a-content-token',
  PUBLIC_CHECKOUT_URL: nowhere,
}

test('after SIGTERM the server under Node finishes a request on a kept connection, and ends', async () => {
  using state = createTemporaryFolder()
  const port = await freePort()
  const env = { ...process.env, ...services, PORT: String(port), STATE_FOLDER: state.path }
  const server = spawn(process.execPath, ['scripts/start-node.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    await new Promise<void>((started, failed) => {
      let text = ''
      server.stdout.on('data', (bytes: Buffer) => {
        text += bytes.toString()
        if (text.includes('Stop with')) started()
      })
      void ended.then(() => failed(new Error(`The shop did not start: ${text}`)))
    })

    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8').on('data', (part) => {
      heard += part
    })
    const closed = once(socket, 'close')
    const host = `Host: localhost:${port}\r\n`
    socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\n`)
    await expect.poll(() => heard, soon).toContain('{"status":"ok"}')
    expect(heard).not.toContain('Connection: close')

    heard = ''
    const body = JSON.stringify({
      kind: 'error',
      name: 'RangeError',
      message: 'Invalid array length',
      stack: [],
    })
    const headers = [
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Origin: http://localhost:${port}`,
      `Referer: http://localhost:${port}/faq`,
    ]
    const half = Math.floor(body.length / 2)
    socket.write(`POST /api/errors HTTP/1.1\r\n${host}${headers.join('\r\n')}\r\n\r\n${body.slice(0, half)}`)
    server.kill('SIGTERM')
    await expect.poll(() => isRefused(port), soon).toBe(true)
    expect(heard).toBe('')
    socket.write(body.slice(half))
    await closed
    expect(heard).toMatch(/^HTTP\/1\.1 204 /)
    expect(heard).toMatch(/\r\nConnection: close\r\n/i)
    expect(await ended).toEqual([0, null])
  } finally {
    server.kill('SIGKILL')
    await ended
  }
})
