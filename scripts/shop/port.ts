import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { exitWithError } from '../exit-with-error.ts'

const usual = 8787
const last = 65_535

/** Shops on other ports have separate folders. */
export function stateFolder(folder: string, port: number): string {
  return process.env.PORT !== undefined || port === usual ? folder : `${folder}-${port}`
}

/** Node's error code for a port that cannot be used; null if it can. */
type Probe = (port: number) => Promise<string | null>

/**
 * `PORT`, or the first free port from 8787; `fixed`: only 8787, for addresses that contain it. Exits with a sentence if
 * the port is invalid, or cannot be used under `host`.
 */
export async function servingPort(host = '127.0.0.1', { fixed = false } = {}): Promise<number> {
  const choice = await choosePort(process.env.PORT, (port) => listenFault(port, host), { host, fixed })
  if ('fault' in choice) exitWithError(choice.fault)
  if (choice.note) console.log(choice.note)
  return choice.port
}

/** Returns a port with a note for the reader, or an error. `asked`: the value of `PORT`. */
export async function choosePort(
  asked: string | undefined,
  probe: Probe,
  { host = '127.0.0.1', fixed = false } = {},
): Promise<{ port: number; note?: string } | { fault: string }> {
  const text = asked ?? String(usual)
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > last) {
    return { fault: `PORT is "${text}", which is no port: set it to a number from 1 to ${last}.` }
  }
  const error = await probe(port)
  if (error === null) return { port }
  if (error !== 'EADDRINUSE') return { fault: describe(error, port, host) }
  if (asked !== undefined || fixed) {
    return { fault: `Port ${port} is in use: stop what runs there, or set PORT to another.` }
  }
  const next = await firstFree(port + 1, probe)
  return { port: next, note: `Port ${port} is in use, so the shop is served on port ${next}.` }
}

async function firstFree(port: number, probe: Probe): Promise<number> {
  return port === last || (await probe(port)) === null ? port : firstFree(port + 1, probe)
}

function describe(error: string, port: number, host: string): string {
  if (error === 'EACCES') return `Port ${port} needs rights that you do not have: set PORT to one above 1023.`
  return `HOST is "${host}", which is no address of this machine (${error}): set it to one, such as 127.0.0.1.`
}

/**
 * A random port for a script's servers, below the ephemeral range: scripts run concurrently, and use it a second later.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await listenFault(port, '127.0.0.1')) === null ? port : freePort()
}

/**
 * The fault of listening on a port; null without one. On loopback both addresses are tried, since browsers may use
 * either for `localhost`.
 */
async function listenFault(port: number, host: string): Promise<string | null> {
  const fault = await probeAddress(port, host)
  if (fault !== null || host !== '127.0.0.1') return fault
  return (await probeAddress(port, '::1')) === 'EADDRINUSE' ? 'EADDRINUSE' : null
}

function probeAddress(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
