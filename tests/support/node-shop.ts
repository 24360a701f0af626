import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { localSandbox, localVariables } from '#scripts/local-variables.ts'
import { serveNode } from '#scripts/node/serve-node.ts'
import { freePort } from '#scripts/port.ts'
import { userAgent } from '#scripts/user-agent.ts'

/** The origin of shops under Node: something in front of them ends TLS. */
export const nodeOrigin = 'https://shop.test'

interface Options {
  state: string
  /** Those that differ from a shop with the sandbox beside it. */
  variables?: Record<string, string>
  sandbox?: Record<string, string> | null
  /** The address to listen on. */
  host?: string
  clientIpHeader?: string
}

interface Asked extends RequestInit {
  /** The address to connect to. */
  address?: string
}

/** The built shop under Node, asked as a proxy in front would ask it: under the public name. */
export async function startNodeShop({ state, variables, sandbox, ...options }: Options) {
  const port = await freePort()
  const server = await serveNode({
    port,
    state,
    variables: { ...localVariables(nodeOrigin), ...variables },
    sandbox: sandbox === undefined ? localSandbox(nodeOrigin) : sandbox,
    ...options,
  })
  return {
    port,
    /** `fetch` would overwrite the name that is asked for. `target` may be a whole address, as proxies write it. */
    fetch: (target: string, { address = '127.0.0.1', method = 'GET', headers, body }: Asked = {}) =>
      new Promise<Response>((resolve, reject) => {
        const sent = {
          'user-agent': userAgent,
          host: new URL(nodeOrigin).host,
          connection: 'close',
          ...Object.fromEntries(new Headers(headers)),
        }
        request({ port, host: address, path: target, method, headers: sent }, async (answer) => {
          const bytes = await buffer(answer)
          const status = answer.statusCode ?? 0
          const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          )
          const bodiless = status === 204 || status === 304
          resolve(new Response(bodiless ? null : new Uint8Array(bytes), { status, headers: pairs }))
        })
          .on('error', reject)
          .end(typeof body === 'string' ? body : body instanceof URLSearchParams ? String(body) : undefined)
      }),
    [Symbol.asyncDispose]: server.dispose,
  }
}

export type NodeShop = Awaited<ReturnType<typeof startNodeShop>>
