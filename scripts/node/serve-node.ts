import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'
import { createLog, type Deployment } from '#worker/log.ts'
import { isLoopback } from '#worker/loopback.ts'
import { deploymentOf } from '#worker/variables/deployment.ts'
import { demo } from '../shop/demo.ts'
import { createAnswerStore } from './answer-store.ts'
import { createBackground } from './background.ts'
import { createBuiltShop } from './built-shop.ts'
import { type ClientIpSource, clientAddress, unmapIpv4 } from './client-address.ts'
import { parseFileHeaders } from './file-headers.ts'
import { lockFolder } from './folder-lock.ts'
import { createGracefulStop, defaultStopTime } from './graceful-stop.ts'
import { createHourly } from './hourly.ts'
import { createHttpServer } from './http-server.ts'
import { mayRead, metricsPath, metricsType } from './metrics/metrics-reader.ts'
import { createPrometheus } from './metrics/prometheus.ts'
import { StartFault } from './start-fault.ts'
import { createUpdateQueue, type QueuePorts } from './update-queue.ts'

interface ServerOptions {
  port: number
  host?: string
  /** Folder of the reply cache and the sandbox's database. */
  state: string
  variables: Record<string, string>
  /** Variables of the sandbox; null starts none. */
  sandbox: Record<string, string> | null
  /** The header with the client's address behind proxies; without it no header is trusted. */
  clientIp?: ClientIpSource | undefined
  /** The store of customers' car photos; null: they stay on their devices. */
  carPhotos: CarPhotoBucket | null
  /** The Redis that several processes share; without it this is the only process. */
  stateUrl?: string | undefined
  /** The bearer token for the figures; without it only programs of this machine read them. */
  metricsToken?: string | undefined
}

/** Throws a `StartFault` if another process uses the folder, or if Redis refuses the shop. */
export async function serveNode({
  port,
  host = '127.0.0.1',
  state,
  variables,
  sandbox,
  clientIp,
  carPhotos,
  stateUrl,
  metricsToken,
}: ServerOptions) {
  const { worker, PaymentReturns } = await createBuiltShop()
  mkdirSync(state, { recursive: true })
  const shared = stateUrl
    ? await connectSharedState(stateUrl, variables.PUBLIC_ORIGIN, deploymentOf(variables))
    : null
  // With Redis only the sandbox has files that no other process may use.
  const isShared = shared !== null && !sandbox
  const lock = isShared ? null : lockFolder(state)
  if (!isShared && !lock) {
    shared?.close()
    throw new StartFault(
      `Another process serves a shop from ${state}: stop it, or set STATE_FOLDER to another folder. Several processes serve one shop only with STATE_URL, see docs/hosting.md.`,
    )
  }
  const answers = shared ? null : createAnswerStore(join(state, 'answers.sqlite'))
  const backEnd = sandbox && demo ? await demo.createBackEnd(state, sandbox) : null
  const background = createBackground()
  const metrics = createPrometheus(deploymentOf(variables))
  const queuePorts: QueuePorts = {
    deliver: (batch) => worker.queue(batch, bindings, platform),
    run: background.add,
  }
  const sharedUpdates = shared?.createUpdateQueue(queuePorts)
  const bindings = {
    ...variables,
    METRICS: metrics,
    SEARCH_UPDATES: sharedUpdates ?? createUpdateQueue(queuePorts),
    ...(answers ? { ANSWERS: answers } : {}),
    ...(carPhotos ? { CAR_PHOTOS: carPhotos } : {}),
    ...(backEnd ? { SANDBOX: backEnd } : {}),
  }
  if (shared)
    Object.assign(
      bindings,
      shared.bind((state) => new PaymentReturns(state, bindings)),
    )
  const platform = { waitUntil: background.add, passThroughOnException() {}, props: {} }
  const secure = variables.PUBLIC_ORIGIN?.startsWith('https:') ?? false

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get(metricsPath, async (c, next) => {
    const { remoteAddress = '' } = c.env.incoming.socket
    const access = {
      token: metricsToken,
      proxyHeader: clientIp?.header,
      isLocalShop: isLoopback(URL.parse(variables.PUBLIC_ORIGIN ?? '')?.hostname ?? ''),
    }
    if (!mayRead(c.req.raw.headers, remoteAddress, access)) return next()
    return c.text(metrics.text(), 200, { 'content-type': metricsType, 'cache-control': 'no-store' })
  })
  app.get('*', serveFiles('build/client'))
  app.all('*', (c) => {
    const connection = c.env.incoming.socket.remoteAddress ?? ''
    return worker.fetch(toEdgeRequest(c.req.raw, connection, { secure, clientIp }), bindings, platform)
  })

  const listener = getRequestListener(app.fetch, { hostname: host, overrideGlobalObjects: false })
  const server = createHttpServer((request, response) => void listener(request, response))
  const stop = createGracefulStop(server)
  server.listen(port, host)
  await once(server, 'listening')
  const hourly = createHourly(() => background.add(worker.scheduled(null, bindings, platform)))
  return {
    /** The index of the default language is filled already. */
    fillSearch: async () => backEnd?.fillSearch(),
    /**
     * Accepts no more connections, finishes running requests and their background work within `limit` milliseconds, and
     * closes its files.
     */
    async dispose(limit = defaultStopTime) {
      const end = performance.now() + limit
      hourly.stop()
      await stop(limit)
      sharedUpdates?.stop()
      await background.settle(end - performance.now())
      answers?.close()
      backEnd?.close()
      shared?.close()
      lock?.close()
    },
  }
}

/** Its modules are loaded for shops with Redis only. */
async function connectSharedState(url: string, origin = '', deployment: Deployment) {
  const [{ connectRedis }, { createSharedState }, { createSharedUpdateQueue }] = await Promise.all([
    import('./shared-state/redis.ts'),
    import('./shared-state/shared-state.ts'),
    import('./shared-state/update-queue.ts'),
  ])
  const log = createLog('error', deployment, console.warn)
  // Shops that use one server have their own keys.
  const prefix = `tappet:${URL.parse(origin)?.host ?? ''}:`
  const redis = await connectRedis(url, prefix, (state) => log({ event: 'state', state }))
  return {
    bind: (createReturns: Parameters<typeof createSharedState>[1]) => createSharedState(redis, createReturns),
    createUpdateQueue: (ports: QueuePorts) => createSharedUpdateQueue(redis, ports),
    close: redis.close,
  }
}

/** The headers of each file are those of `_headers`, as on Cloudflare. */
function serveFiles(root: string) {
  const files = new Set(globSync('**/*', { cwd: root }).map((file) => `/${file.replaceAll('\\', '/')}`))
  files.delete('/_headers')
  const headersOf = parseFileHeaders(readFileSync(join(root, '_headers'), 'utf8'))
  const fromDisk = serveStatic<{ Bindings: HttpBindings }>({ root })
  const middleware: typeof fromDisk = async (c, next) => {
    if (!files.has(c.req.path)) return next()
    for (const [name, value] of headersOf(c.req.path)) c.header(name, value)
    return fromDisk(c, next)
  }
  return middleware
}

/**
 * The request with the public scheme, since a proxy that ends TLS forwards plain http, and with address headers that no
 * client can set.
 */
function toEdgeRequest(
  request: Request,
  connection: string,
  { secure, clientIp }: { secure: boolean; clientIp: ClientIpSource | undefined },
): Request {
  const edge = new Request(secure ? request.url.replace(/^http:/, 'https:') : request.url, request)
  edge.headers.set('cf-connecting-ip', clientAddress(edge.headers, connection, clientIp))
  edge.headers.append('x-forwarded-for', unmapIpv4(connection))
  return edge
}
