import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultLocale, type Locale } from '#src/i18n/locales.ts'
import type { PictureKind } from '#worker/sandbox/demo-catalogue/pictures/picture-kind.ts'
import { scriptOf } from '../build/script-of.ts'
import type { ClientIpSource } from '../node/client-address.ts'
import { createPhotoFolder } from '../node/photos/photo-folder.ts'
import { serveNode } from '../node/serve-node.ts'
import { fillSandbox } from '../sandbox/fill-sandbox.ts'
import { readAgain, serveBuilt } from './built-server.ts'
import { localSandbox, localVariables } from './local-variables.ts'
import { freePort } from './port.ts'
import { userAgent } from './user-agent.ts'

export interface ShopOptions {
  /** The runtime of the build; workerd by default. */
  runtime?: 'workerd' | 'node'
  /** The folder of the database and caches, which outlives the shop. Without it: one that is removed with the shop. */
  state?: string
  /** The state folder of another shop, whose copy is used at first. */
  template?: string
  /** The origin for shoppers; `http://localhost` with the port by default. */
  origin?: string
  /** The port in that origin, if a proxy is in front of the shop. */
  visitorPort?: number
  /** Variables that differ from the defaults of a shop with a sandbox. */
  variables?: Record<string, string>
  /** Variables of the sandbox; null: no sandbox. */
  sandbox?: Record<string, string> | null
  /** The sandbox's kind of pictures; drawings by default. */
  pictures?: PictureKind
  /** A module whose script is missing (workerd only): `src/features/cart/panel/cart-panel.tsx`. */
  missing?: string | null
  /** A module in front of the Worker (workerd only), as `serveBuilt` describes it. */
  before?: string
  /** The address it listens on. */
  host?: string
  /** Receives the output of shop and runtime (workerd only); the console by default. */
  log?: (line: string) => void
  /** True if there is a bucket for car photos; the default. */
  carPhotos?: boolean
  /** Under Node: the header with the client's address, and the trusted proxies. */
  clientIp?: ClientIpSource
  /** Under Node: the Redis that several processes share. */
  stateUrl?: string
  /** Under Node: the bearer token for the figures. */
  metricsToken?: string
}

interface FetchInit extends RequestInit {
  /** The address to connect to; 127.0.0.1 by default. */
  address?: string
}

export type Shop = Awaited<ReturnType<typeof startShop>>

/**
 * Starts the built shop on a free port, with a separate sandbox. Resolves when its catalogue and first search index are
 * filled.
 */
export async function startShop(options: ShopOptions = {}) {
  if (!existsSync('build/server/index.js') || !existsSync('dist/sandbox/index.js')) {
    throw new Error('There is no built shop to start: run npm run build first.')
  }
  const port = await freePort()
  const origin = options.origin ?? `http://localhost:${options.visitorPort ?? port}`
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const { runtime = 'workerd', state = join(folder, 'state'), host = '127.0.0.1', carPhotos = true } = options
  if (options.template) cpSync(options.template, state, { recursive: true })
  const { pictures = 'drawings' } = options
  const local: Record<string, string> = { ...localSandbox(origin), SANDBOX_PICTURES: pictures }
  const sandbox = options.sandbox === undefined ? local : options.sandbox
  const server = {
    port,
    host,
    state,
    variables: { ...localVariables(origin), ...options.variables },
    sandbox,
  }
  const running = await serve(options.missing ?? null)

  async function serve(missing: string | null) {
    if (runtime === 'node') {
      const { dispose } = await serveNode({
        ...server,
        clientIp: options.clientIp,
        stateUrl: options.stateUrl,
        metricsToken: options.metricsToken,
        carPhotos: carPhotos ? createPhotoFolder(join(state, 'car-photos')) : null,
      })
      return { dispose, workerd: null, processes: [] }
    }
    const others = new Set(workerdProcesses())
    const workerd = await serveBuilt({
      ...server,
      carPhotos,
      ...(options.before ? { before: options.before } : {}),
      ...(options.log ? { log: options.log } : {}),
      ...(missing ? { assets: clientWithout(scriptOf(missing), join(folder, 'client')) } : {}),
    })
    const processes = workerdProcesses().filter((pid) => !others.has(pid))
    return { dispose: () => workerd.dispose(), workerd, processes }
  }

  /** Sends a request to the public name, like a proxy. `target` may be a whole address, which is sent unchanged. */
  async function fetch(
    target: string,
    { address = '127.0.0.1', ...init }: FetchInit = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('user-agent')) headers.set('user-agent', userAgent)
    if (!headers.has('host')) headers.set('host', new URL(origin).host)
    // A server may close a kept connection at the moment of its next use.
    headers.set('connection', 'close')
    const body = init.body == null ? null : new Response(init.body)
    const type = body?.headers.get('content-type')
    if (type && !headers.has('content-type')) headers.set('content-type', type)
    const bytes = body && new Uint8Array(await body.arrayBuffer())
    // Node does not set it for DELETE.
    if (bytes) headers.set('content-length', String(bytes.length))
    return new Promise((resolve, reject) => {
      const { method = 'GET' } = init
      const sent = {
        agent: false,
        port,
        host: address,
        path: target,
        method,
        headers: Object.fromEntries(headers),
      }
      request(sent, (answer) => {
        const { statusCode: status = 0 } = answer
        const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        const bodiless = status === 204 || status === 304
        resolve(new Response(bodiless ? null : streamOf(answer), { status, headers: pairs }))
      })
        .on('error', reject)
        .end(bytes ?? undefined)
    })
  }

  async function fill(languages?: readonly Locale[]) {
    const ask = (path: string, headers: Record<string, string>) =>
      readAgain(() => fetch(`/sandbox${path}`, { headers }))
    if (sandbox?.SANDBOX_SECRET) await fillSandbox(ask, sandbox.SANDBOX_SECRET, languages)
  }

  async function close() {
    await running.dispose().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }

  await fill([defaultLocale])
  return {
    port,
    origin,
    /** A folder that is removed with the shop. */
    folder,
    fetch,
    /** Ids of its workerd processes; empty under Node. */
    processes: () => running.processes,
    /** The server under workerd; null under Node. */
    workerd: running.workerd,
    stop: () => running.dispose(),
    /** Fills the search index in every language, or in some; the default language's is filled already. */
    fillSearch: fill,
    /** Resets the sandbox to its filled state: without sessions, orders, books and faults. */
    async reset() {
      for (const [method, path] of [
        ['POST', '/sandbox/__reset'],
        ['DELETE', '/sandbox/__fault'],
      ] as const) {
        const { ok, status } = await fetch(path, { method })
        if (!ok) throw new Error(`The sandbox was not reset: ${path} answered ${status}`)
      }
      await fill([defaultLocale])
    },
    /** Starts it again after `stop`, with all scripts. */
    async start() {
      Object.assign(running, await serve(null))
      await fill([defaultLocale])
    },
    /** Ends workerd like a power cut: nothing can be written. */
    kill() {
      if (running.processes.length === 0) throw new Error('no workerd of this shop was found')
      for (const pid of running.processes) process.kill(pid, 'SIGKILL')
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

function streamOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      answer.on('data', (bytes: Uint8Array) => controller.enqueue(bytes))
      answer.on('end', () => controller.close())
      answer.on('error', (error) => controller.error(error))
    },
    cancel: () => void answer.destroy(),
  })
}

function clientWithout(script: string, copy: string): string {
  cpSync('build/client', copy, { recursive: true })
  rmSync(join(copy, script))
  return copy
}

function workerdProcesses(): number[] {
  const processes = execFileSync('ps', ['-o', 'pid=,ppid=,comm=', '-A'], { encoding: 'utf8' })
  return processes.split('\n').flatMap((line) => {
    const [pid, parent, command = ''] = line.trim().split(/\s+/)
    return Number(parent) === process.pid && command.includes('workerd') ? [Number(pid)] : []
  })
}
