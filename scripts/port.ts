import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { exitWithError } from './exit-with-error.ts'

/** The port to serve on: `PORT`, or 8787. Exits with a message when it is invalid or taken. */
export async function servingPort(): Promise<number> {
  const text = process.env.PORT ?? '8787'
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) {
    exitWithError(`PORT is "${text}", which is no port: set it to a number from 1 to 65535.`)
  }
  if (!(await isFree(port)))
    exitWithError(`Port ${port} is in use: stop what runs there, or set PORT to another.`)
  return port
}

/**
 * A random free port for a script's own servers, below the ephemeral range: it may be unused for a second until the
 * server is up, and scripts run at the same time.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
