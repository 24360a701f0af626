import { build } from './builder.ts'
import { serveBuilt } from './built-server.ts'
import { servingPort } from './port.ts'
import { shopVariables } from './variables.ts'

const port = await servingPort()
const origin = `http://localhost:${port}`
const variables = shopVariables(origin)

build()
const server = await serveBuilt({ port, state: '.wrangler/state/v3', variables })
// The catalogue is written on the first request: made here, so that no shopper waits for it.
await server.dispatchFetch(`${origin}/sandbox/api/checkout/selection`)

console.log(`
  Tappet         ${origin}
  Sandbox        ${origin}/sandbox/
  As a foreign   http://sandbox.localhost:${port}
  origin

  Stop with Ctrl+C. Carts and orders are kept in .wrangler/state.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().finally(() => process.exit(0)))
}
