import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { valueAt } from './shopper.ts'

export interface KeptReply {
  status: number | undefined
  /** True if the connection had carried another call before. */
  reused: boolean
  body: unknown
  /** The value at a dotted path of the JSON body. */
  at(path: string): unknown
}

/**
 * A client of a local port that keeps one connection alive, makes one call after the other on it, and sends a JSON body
 * with every method, GET and DELETE included, which `fetch` refuses to.
 */
export function createKeptConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    call(
      method: string,
      path: string,
      body: object,
      headers: Record<string, string> = {},
    ): Promise<KeptReply> {
      const text = JSON.stringify(body)
      const length = Buffer.byteLength(text)
      const sent = { 'content-type': 'application/json', 'content-length': length, ...headers }
      return new Promise((resolve, reject) => {
        const call = request({ agent, host: '127.0.0.1', port, path, method, headers: sent })
        call.on('error', reject)
        call.on('response', (response) => {
          const { statusCode } = response
          json(response).then((reply: unknown) => {
            resolve({
              status: statusCode,
              reused: call.reusedSocket,
              body: reply,
              at: (where) => valueAt(reply, where),
            })
          }, reject)
        })
        call.end(text)
      })
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}
