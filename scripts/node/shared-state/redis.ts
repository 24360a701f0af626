import { createClient, ErrorReply } from '@redis/client'
import { within } from '#src/commerce/deadline.ts'
import { StartFault } from '../start-fault.ts'

/** Milliseconds. */
export const redisTimes = {
  /** Deadline of one call. */
  call: 1_000,
  connect: 2_000,
  /** The start waits as long for the first connection, and then goes on without one. */
  start: 3_000,
  /** Between two questions whether the server is alive; a connection that is silent for `silence` is given up. */
  ping: 1_000,
  silence: 3_000,
  reconnect: { min: 50, max: 2_000 },
}
/** Calls that wait for the server at a time; more are refused. */
const maxWaitingCalls = 10_000

/** Refusals that another attempt does not change: credentials, the number of the database, a version before 6. */
const lastingRefusal =
  /^(WRONGPASS|NOAUTH|NOPERM|NOPROTO|ERR invalid password|ERR DB index|ERR unknown command)/

export type RedisState = 'connected' | 'lost'

/** A connection to Redis or Valkey, which is made again whenever it is lost. */
export interface Redis {
  /** False while there is no connection. */
  isConnected(): boolean
  /**
   * Makes a call, within `deadline` milliseconds. Rejects at once without a connection; a call that is late may have
   * been done. Names of keys get the prefix of the shop.
   */
  ask<T>(call: (client: Client) => Promise<T>, deadline?: number): Promise<T>
  close(): void
}

type Client = ReturnType<typeof create>

/**
 * Connects to `STATE_URL`. Without an answer it goes on trying, and the server starts. Throws a `StartFault` for a
 * malformed address, and if the server refuses the shop. `prefix`: of all keys, so that shops can share a server.
 * `changed` is called when the connection is lost, and when it is there again.
 */
export async function connectRedis(
  url: string,
  prefix: string,
  changed: (state: RedisState) => void,
): Promise<Redis> {
  if (!URL.canParse(url) || !/^rediss?:\/\/[^\s/?#]+(?:\/\d{0,3})?$/.test(url)) {
    throw new StartFault(
      'The variable STATE_URL is malformed: expected an address such as redis://127.0.0.1:6379, rediss:// with TLS.',
    )
  }
  let wasConnected = false
  let state: RedisState = 'connected'
  const change = (next: RedisState) => {
    if (next !== state) changed(next)
    state = next
  }
  const client = create(url, prefix, (cause) => wasConnected || !isLasting(cause))
  client.on('ready', () => {
    wasConnected = true
    change('connected')
  })
  // Without a listener an error would end the process. Its text is the server's, so it is not logged.
  client.on('error', () => {
    if (!client.isReady) change('lost')
  })
  const refused = client.connect().then(
    () => null,
    (error: unknown) => error,
  )
  const started = new Promise<null>((done) => setTimeout(done, redisTimes.start, null).unref())
  const fault = await Promise.race([refused, started])
  if (fault !== null) {
    client.destroy()
    const [reason = ''] = fault instanceof Error ? fault.message.split(' ') : []
    throw new StartFault(
      `Redis refuses the address in STATE_URL (${reason}): check user, password and database. It must be version 6 or newer.`,
    )
  }
  return {
    isConnected: () => client.isReady,
    ask: (call, deadline = redisTimes.call) =>
      within(deadline, call(client), () => new Error('Redis took too long.')),
    close: () => client.destroy(),
  }
}

function create(url: string, keyPrefix: string, triesAgain: (cause: Error) => boolean) {
  const { ping, silence, connect, reconnect } = redisTimes
  return createClient({
    url,
    keyPrefix,
    name: 'tappet',
    // Calls without a connection are refused, since the shop has an answer without Redis.
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxWaitingCalls,
    pingInterval: ping,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: connect,
      socketTimeout: silence,
      reconnectStrategy: (retries, cause) =>
        triesAgain(cause) && Math.min(reconnect.min * 2 ** Math.min(retries, 10), reconnect.max),
    },
  })
}

function isLasting(cause: unknown): boolean {
  return cause instanceof ErrorReply && lastingRefusal.test(cause.message)
}
