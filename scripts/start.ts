import { build } from './builder.ts'
import { serveBuilt } from './built-server.ts'
import { servingPort } from './port.ts'
import { loadSetup } from './variables.ts'

const port = await servingPort()
const { shop: variables, sandbox } = loadSetup(`http://localhost:${port}`)
const { PUBLIC_ORIGIN } = variables

build()
const server = await serveBuilt({ port, state: '.wrangler/state/v3', variables, sandbox })
// The first request fills the catalogue, so it is made here and not by a shopper.
if (sandbox) await server.dispatchFetch(`${PUBLIC_ORIGIN}/sandbox/api/checkout/selection`)

console.log(`
  Tappet         ${PUBLIC_ORIGIN}${
    sandbox
      ? `
  Sandbox        ${PUBLIC_ORIGIN}/sandbox/
  As a foreign   http://sandbox.localhost:${port}
  origin`
      : ''
  }

  Stop with Ctrl+C.${sandbox ? ' Carts and orders are kept in .wrangler/state.' : ''}
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().finally(() => process.exit(0)))
}
