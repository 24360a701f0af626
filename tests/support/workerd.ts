import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { serveBuilt } from '#scripts/built-server.ts'
import { localSandbox, localVariables } from '#scripts/local-variables.ts'
import { freePort } from '#scripts/port.ts'
import { userAgent } from '#scripts/user-agent.ts'

/** A server may close a connection in the very moment it is used again. */
const oneCall = { connection: 'close' }

/** A folder for what outlives a server, gone when the test is over. */
export function temporaryState() {
  const path = mkdtempSync(join(tmpdir(), 'tappet-state-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** The built shop and the built sandbox on workerd, on a port of their own. */
export async function startShop(state: string, variables: Record<string, string> = {}) {
  if (!existsSync('build/server/index.js') || !existsSync('dist/sandbox/index.js')) {
    throw new Error('There is no built shop to test: run npm run build first.')
  }
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const others = new Set(childrenOfThisProcess())
  const server = await serveBuilt({
    port,
    state,
    variables: { ...localVariables(origin), ...variables },
    sandbox: localSandbox(origin),
  })
  const own = childrenOfThisProcess().filter((pid) => !others.has(pid))
  // The first question fills the catalogue, which takes longer than a page waits.
  await (await fetch(`http://127.0.0.1:${port}/sandbox/api/checkout/selection`, { headers: oneCall })).text()
  return {
    origin,
    server,
    fetch(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      headers.set('connection', oneCall.connection)
      if (!headers.has('user-agent')) headers.set('user-agent', userAgent)
      return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init, headers })
    },
    /** As a power cut would: no farewell, nothing written down. */
    kill() {
      if (own.length === 0) throw new Error('no workerd of ours was found')
      for (const pid of own) process.kill(pid, 'SIGKILL')
    },
    async [Symbol.asyncDispose]() {
      await server.dispose().catch(() => {})
    },
  }
}

/** One for all tests of a file: filling a catalogue takes seconds. */
export async function startShopForFile(variables: Record<string, string> = {}): Promise<RunningShop> {
  const state = temporaryState()
  const shop = await startShop(state.path, variables)
  afterAll(async () => {
    await shop[Symbol.asyncDispose]()
    state[Symbol.dispose]()
  })
  return shop
}

export type RunningShop = Awaited<ReturnType<typeof startShop>>

function childrenOfThisProcess(): number[] {
  const processes = execFileSync('ps', ['-o', 'pid=,ppid=,comm=', '-A'], { encoding: 'utf8' })
  return processes.split('\n').flatMap((line) => {
    const [pid, parent, command = ''] = line.trim().split(/\s+/)
    return Number(parent) === process.pid && command.includes('workerd') ? [Number(pid)] : []
  })
}
