import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { failWith, limitRate, loseReply, rewriteJson, rewriteRequest, tearReply, times } from './relay.ts'
import { startRelay } from './relay-server.ts'

/** A server behind the relay that answers with its own request. */
async function startEcho() {
  const seen: string[] = []
  const relay = await startRelay(async (request) => {
    const body = await request.text()
    seen.push(`${request.method} ${new URL(request.url).pathname} ${body}`)
    return Response.json({ body, padding: '-'.repeat(1_000) })
  })
  const ask = (path: string, body?: string) =>
    fetch(relay.origin + path, body === undefined ? {} : { method: 'POST', body })
  return { relay, seen, ask, [Symbol.asyncDispose]: () => relay[Symbol.asyncDispose]() }
}

test('calls pass through the relay, which records them', async () => {
  await using echo = await startEcho()
  expect(await (await echo.ask('/items/1?a=b', '{"quantity":2}')).json()).toMatchObject({
    body: '{"quantity":2}',
  })
  expect(echo.relay.calls).toMatchObject([{ method: 'POST', path: '/items/1?a=b', body: '{"quantity":2}' }])
  expect(echo.seen).toEqual(['POST /items/1 {"quantity":2}'])
})

test('a rule applies to the calls it names, until it is ended', async () => {
  await using echo = await startEcho()
  const end = echo.relay.on(/^POST \/items/, failWith(503))
  expect((await echo.ask('/items', '{}')).status).toBe(503)
  expect((await echo.ask('/items')).status).toBe(200)
  end()
  expect((await echo.ask('/items', '{}')).status).toBe(200)
  expect(echo.seen).toEqual(['GET /items ', 'POST /items {}'])
})

test('bodies are rewritten on the way there and back', async () => {
  await using echo = await startEcho()
  echo.relay.on(
    /items/,
    rewriteJson((body) => ({ ...Object(body), added: true })),
  )
  echo.relay.on(
    /items/,
    rewriteRequest((body) => ({ ...Object(body), quantity: 3 })),
  )
  expect(await (await echo.ask('/items', '{"quantity":2}')).json()).toMatchObject({
    body: '{"quantity":3}',
    added: true,
  })
})

test('a reply is lost, or breaks off, after the call has taken effect', async () => {
  await using echo = await startEcho()
  echo.relay.on(/lost/, loseReply)
  echo.relay.on(/torn/, tearReply)
  await expect(echo.ask('/lost', '{}')).rejects.toThrow('fetch failed')
  const torn = await echo.ask('/torn', '{}')
  expect(torn.status).toBe(200)
  await expect(torn.json()).rejects.toThrow('terminated')
  expect(echo.seen).toEqual(['POST /lost {}', 'POST /torn {}'])
})

test('calls beyond the rate get 429 with Retry-After and are not passed on', async () => {
  await using echo = await startEcho()
  echo.relay.on(/login/, limitRate({ calls: 2, retryAfter: 30 }))
  const replies = [await echo.ask('/login'), await echo.ask('/login'), await echo.ask('/login')]
  expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [200, null],
    [200, null],
    [429, '30'],
  ])
  expect(echo.seen).toHaveLength(2)
})

test('an action may wait for a connection that is used again', async () => {
  await using echo = await startEcho()
  echo.relay.on(
    /items/,
    times(1, failWith(500), ({ reused }) => reused),
  )
  const statuses = []
  for (let count = 0; count < 3; count += 1)
    statuses.push(await onOneConnection(`${echo.relay.origin}/items`))
  expect(statuses).toEqual([200, 500, 200])
})

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function onOneConnection(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(address, { agent }, async (response) => {
      await buffer(response)
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
