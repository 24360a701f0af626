import { defaultLocale } from '#src/i18n/locales.ts'
import { build } from './builder.ts'
import { serveBuilt } from './built-server.ts'
import { fillSandbox } from './fill-sandbox.ts'
import { servingPort } from './port.ts'
import { loadSetup } from './variables.ts'

const port = await servingPort()
const { shop: variables, sandbox } = loadSetup(`http://localhost:${port}`)
const { PUBLIC_ORIGIN } = variables

build()
const server = await serveBuilt({ port, state: '.wrangler/state/v3', variables, sandbox })
const ask = (path: string, headers: Record<string, string>) =>
  server.dispatchFetch(`${PUBLIC_ORIGIN}/sandbox${path}`, { headers })
if (sandbox) await fillSandbox(ask, sandbox.SANDBOX_SECRET, [defaultLocale])

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

// Shoppers of other languages need not wait for it either; where it fails, an index is filled at its first use.
if (sandbox) await fillSandbox(ask, sandbox.SANDBOX_SECRET).catch(console.error)
