import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { exitWithError } from '../exit-with-error.ts'

const usual = 8787
const last = 65_535

/** The state folder of a shop on this port: a shop on another port has a separate one. */
export function stateFolder(folder: string, port: number): string {
  return process.env.PORT !== undefined || port === usual ? folder : `${folder}-${port}`
}

/** Why a server cannot listen on a port, as Node's error code; null when it can. */
type Probe = (port: number) => Promise<string | null>

/**
 * The port to serve on: `PORT`, or the first free one from 8787 unless `fixed`, for addresses that name the usual one.
 * Exits with a sentence when it is invalid, or cannot be listened on under `host`.
 */
export async function servingPort(host = '127.0.0.1', { fixed = false } = {}): Promise<number> {
  const choice = await choosePort(process.env.PORT, (port) => listenFault(port, host), { host, fixed })
  if ('fault' in choice) exitWithError(choice.fault)
  if (choice.note) console.log(choice.note)
  return choice.port
}

/** Chooses the port to serve on, with a note for the reader; or says what is wrong. `asked` is the value of `PORT`. */
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
 * A random free port for a script's own servers, below the ephemeral range: it may be unused for a second until the
 * server is up, and scripts run at the same time.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await listenFault(port, '127.0.0.1')) === null ? port : freePort()
}

/** Probes an address, and where that is this machine alone, its other name too: browsers may try either for `localhost`. */
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
