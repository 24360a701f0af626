import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { choosePort, freePort, servingPort, stateFolder } from '#scripts/shop/port.ts'

afterEach(() => void vi.unstubAllEnvs())

const busy =
  (...ports: number[]) =>
  async (port: number) =>
    ports.includes(port) ? 'EADDRINUSE' : null

test('the shop is served on port 8787, and nothing is said about it', async () => {
  expect(await choosePort(undefined, busy())).toEqual({ port: 8787 })
})

test('if 8787 is in use, the next free port is used and named', async () => {
  expect(await choosePort(undefined, busy(8787))).toEqual({
    port: 8788,
    note: 'Port 8787 is in use, so the shop is served on port 8788.',
  })
  expect(await choosePort(undefined, busy(8787, 8788, 8789))).toMatchObject({ port: 8790 })
})

test('a requested port is used, or named when it is in use', async () => {
  expect(await choosePort('9000', busy(8787))).toEqual({ port: 9000 })
  const fault = 'Port 9000 is in use: stop what runs there, or set PORT to another.'
  expect(await choosePort('9000', busy(9000))).toEqual({ fault })
  expect(await choosePort('8787', busy(8787))).toHaveProperty('fault')
})

test('a shop whose origin is set does not move to another port', async () => {
  const fault = 'Port 8787 is in use: stop what runs there, or set PORT to another.'
  expect(await choosePort(undefined, busy(8787), { fixed: true })).toEqual({ fault })
})

test.each(['0', '65536', '-1', '80.5', '1e3', 'http', '', ' 80'])('PORT="%s" is no port', async (port) => {
  expect(await choosePort(port, busy())).toEqual({
    fault: `PORT is "${port}", which is no port: set it to a number from 1 to 65535.`,
  })
})

test('a port without permission and a host of another machine are named', async () => {
  expect(await choosePort('80', async () => 'EACCES')).toEqual({
    fault: 'Port 80 needs rights that you do not have: set PORT to one above 1023.',
  })
  expect(await choosePort('9000', async () => 'EADDRNOTAVAIL', { host: '192.0.2.1' })).toEqual({
    fault:
      'HOST is "192.0.2.1", which is no address of this machine (EADDRNOTAVAIL): set it to one, such as 127.0.0.1.',
  })
})

test('a shop that moved to another port has a separate database', () => {
  expect(stateFolder('.wrangler/state', 8787)).toBe('.wrangler/state')
  expect(stateFolder('.wrangler/state', 8788)).toBe('.wrangler/state-8788')
  vi.stubEnv('PORT', '8788')
  expect(stateFolder('.wrangler/state', 8788)).toBe('.wrangler/state')
})

test('a port on which something listens is found to be in use', async () => {
  const port = await freePort()
  vi.stubEnv('PORT', String(port))
  expect(await servingPort()).toBe(port)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped')
  })
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('PORT', String(port))
  await expect(servingPort()).rejects.toThrow('stopped')
  expect(error).toHaveBeenCalledWith(`Port ${port} is in use: stop what runs there, or set PORT to another.`)
  exit.mockRestore()
  error.mockRestore()
  server.close()
})
