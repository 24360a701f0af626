import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

/** A browser at the other end of a WebDriver BiDi connection. */
export interface BidiConnection {
  /** Sends a command and resolves with its result; rejects with the browser's own words where it fails. */
  send(method: string, params: object): Promise<unknown>
  /** Like `send`, for commands that only read: Firefox does not answer them when the page goes away. */
  ask(method: string, params: object): Promise<unknown>
  on(event: string, listener: (params: unknown) => void): void
}

const Message = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.nullable(v.number()), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
])

/** Milliseconds after which what only reads is given up. */
const deadline = 2_000

export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address)
  const opened = Promise.withResolvers<void>()
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners: { event: string; listener: (params: unknown) => void }[] = []
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('close', () => {
    const gone = new Error('The browser has closed the connection')
    opened.reject(gone)
    for (const { reject } of pending.values()) reject(gone)
  })
  socket.addEventListener('message', ({ data }) => {
    const message = v.parse(Message, JSON.parse(String(data)))
    if (message.type === 'event') {
      for (const { event, listener } of listeners) if (event === message.method) listener(message.params)
    } else if (message.id !== null) {
      const call = pending.get(message.id)
      pending.delete(message.id)
      if (message.type === 'success') call?.resolve(message.result)
      else call?.reject(new Error(`${message.error}: ${message.message}`))
    }
  })
  await opened.promise
  let last = 0

  function send(method: string, params: object): Promise<unknown> {
    const id = ++last
    const call = Promise.withResolvers<unknown>()
    pending.set(id, call)
    socket.send(JSON.stringify({ id, method, params }))
    return call.promise
  }

  return {
    send,
    ask(method, params) {
      const timeout = setTimeout(deadline, undefined, { ref: false })
      return Promise.race([
        send(method, params),
        timeout.then(() => Promise.reject(new Error(`no answer: ${method}`))),
      ])
    },
    on: (event, listener) => void listeners.push({ event, listener }),
  }
}
