import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { exitWithError } from './exit-with-error.ts'

/** The port to serve on: `PORT`, or 8787. Stops with a sentence when it is no port or is taken. */
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
 * A port nobody uses, for servers that only a script talks to. By chance, and below those the system gives to whoever
 * calls out: it may stay unused for a second until the server is up, and two scripts may ask at once.
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
