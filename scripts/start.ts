import { shopName } from '#src/brand.ts'
import { build, isBuilt } from './build/builder.ts'
import { readerOf, serveBuilt } from './shop/built-server.ts'
import { demo } from './shop/demo.ts'
import { servingPort, stateFolder } from './shop/port.ts'
import { isOriginSet, loadSetup } from './shop/variables.ts'
import { step } from './step.ts'

const port = await servingPort('127.0.0.1', { fixed: isOriginSet() })
const { shop: variables, sandbox } = loadSetup(`http://localhost:${port}`)
const { PUBLIC_ORIGIN } = variables
const sandboxAddress = `${PUBLIC_ORIGIN}/sandbox`
const state = stateFolder('.wrangler/state/v3', port)

await Promise.all(isBuilt() ? [] : [build(), seed()])
const server = await step('Starting', async () => {
  const started = await serveBuilt({ port, state, variables, sandbox })
  // The first page opens the sandbox's database; no shopper should wait for that.
  if (sandbox) {
    await demo?.fill(readerOf(started, sandboxAddress), sandbox.SANDBOX_SECRET, [])
    await readerOf(started, `${PUBLIC_ORIGIN}`)('/').then((page) => page.text())
  }
  return started
})

console.log(`
  ${shopName.padEnd(14)} ${PUBLIC_ORIGIN}${
    sandbox
      ? `
  Sandbox        ${PUBLIC_ORIGIN}/sandbox/
  As a foreign   http://sandbox.localhost:${port}
  origin`
      : ''
  }

  Stop with Ctrl+C.${sandbox ? ` Carts and orders are kept in ${state}.` : ''}
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().finally(() => process.exit(0)))
}

// Shoppers do not wait for the search indexes; after a failure an index is filled at its first use.
if (sandbox) {
  await demo?.fill(readerOf(server, sandboxAddress), sandbox.SANDBOX_SECRET).catch(console.error)
}

async function seed() {
  const fill = demo?.seed
  if (sandbox && fill) await step('Filling the demo catalogue meanwhile', () => fill(state, sandbox))
}
