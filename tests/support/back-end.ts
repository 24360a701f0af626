import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a back end makes of a call: passes it on, fails, or answers when the test says so. */
type Behaviour = (path: string, body: string) => 'answer' | 'fail' | Promise<unknown>

/** A back end on a port of its own, in front of the sandbox: it can be slow, and it can be down. */
export async function startBackEnd() {
  const calls: string[] = []
  const back: {
    behave: Behaviour
    sandbox: ((path: string, init: RequestInit) => Promise<Response>) | null
  } = {
    behave: () => 'answer',
    sandbox: null,
  }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const body = await buffer(request)
    calls.push(`${request.method} ${path} ${body}`)
    const verdict = await back.behave(path, String(body))
    if (verdict === 'fail' || !back.sandbox) return void response.writeHead(500).end('<h1>Broken</h1>')
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of ['authorization', 'api-token', 'api-authorization']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const method = request.method ?? 'GET'
    const answer = await back.sandbox(`/sandbox${path}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
  return {
    back,
    calls,
    variables: { COMMERCE_URL: `${origin}/api/checkout`, SHOP_API_URL: `${origin}/api/shop` },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type BackEnd = Awaited<ReturnType<typeof startBackEnd>>
