import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { isSandbox } from '#worker/upstream/sandbox-routing.ts'
import { importBuiltShop } from '../built-shop.ts'
import { sandboxVariables } from '../local-variables.ts'
import { createAnswerStore } from './answer-store.ts'
import { openBackEnd } from './back-end.ts'
import { createBackground } from './background.ts'

interface ServerOptions {
  port: number
  host?: string
  /** Where answers are kept, and the sandbox has its database. */
  state: string
  variables: Record<string, string>
}

/** Bytes. More than the shop takes, so that it can refuse in its own words. */
const mostHeaders = 65_536

/** The built shop under Node, with files from the disk and the sandbox beside it where its variables point there. */
export async function serveNode({ port, host = '127.0.0.1', state, variables }: ServerOptions) {
  const shop = await importBuiltShop()
  mkdirSync(state, { recursive: true })
  const answers = createAnswerStore(join(state, 'answers.sqlite'))
  const backEnd = standsAlone(variables)
    ? await openBackEnd(state, sandboxVariables(variables.PUBLIC_ORIGIN ?? ''))
    : null
  const background = createBackground()
  const bindings = { ...variables, ANSWERS: answers, ...(backEnd ? { SANDBOX: backEnd } : {}) }
  const platform = { waitUntil: background.add, passThroughOnException() {}, props: {} }

  const files = new Set(
    globSync('**/*', { cwd: 'build/client' }).map((file) => `/${file.replaceAll('\\', '/')}`),
  )
  files.delete('/_headers')
  const fromDisk = serveStatic({ root: 'build/client' })
  const app = new Hono()
  app.get('*', async (c, next) => {
    if (!files.has(c.req.path)) return next()
    // As `public/_headers` has it: the name of such a file changes with what is in it.
    if (c.req.path.startsWith('/assets/')) c.header('cache-control', 'public, max-age=31536000, immutable')
    return fromDisk(c, next)
  })
  app.all('*', (c) => shop.fetch(asAsked(c.req.raw, variables.PUBLIC_ORIGIN ?? ''), bindings, platform))

  const server = serve({
    fetch: app.fetch,
    port,
    hostname: host,
    overrideGlobalObjects: false,
    serverOptions: { maxHeaderSize: mostHeaders },
  })
  return {
    /** Takes no more questions, ends what is under way, and closes its files. */
    async dispose() {
      await new Promise<void>((done) => {
        server.close(() => done())
        if ('closeIdleConnections' in server) server.closeIdleConnections()
      })
      await background.settle()
      answers.close()
      backEnd?.close()
    },
  }
}

/** Whether anything behind the shop is the sandbox: a shop at real services has none. */
function standsAlone(variables: Record<string, string>) {
  const { PUBLIC_ORIGIN = '' } = variables
  return Object.entries(variables).some(
    ([name, address]) => name.endsWith('_URL') && isSandbox(new URL(address, PUBLIC_ORIGIN), PUBLIC_ORIGIN),
  )
}

/** What ends TLS in front of a shop speaks plain http to it: the address becomes what the browser wrote again. */
function asAsked(request: Request, publicOrigin: string): Request {
  const secure = publicOrigin.startsWith('https:')
  return new Request(secure ? request.url.replace(/^http:/, 'https:') : request.url, request)
}
