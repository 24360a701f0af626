import { build } from './builder.ts'
import { exitWithError } from './exit-with-error.ts'
import { serveNode } from './node/serve-node.ts'
import { servingPort, stateFolder } from './port.ts'
import { step } from './step.ts'
import { isOriginSet, loadSetup } from './variables.ts'

// At the edge an unhandled rejection is a log line; in Node it would end the process.
process.on('unhandledRejection', (reason) => console.error(reason))

const host = process.env.HOST || '127.0.0.1'
const port = await servingPort(host, { fixed: isOriginSet() })
const clientIpHeader = process.env.CLIENT_IP_HEADER || undefined
if (clientIpHeader && !/^[\w-]+$/.test(clientIpHeader)) {
  exitWithError(
    `CLIENT_IP_HEADER is "${clientIpHeader}", which is not a header name: set it to one like x-real-ip.`,
  )
}
const { shop: variables, sandbox } = loadSetup(`http://localhost:${port}`, host)

await build()
const state = stateFolder('.wrangler/state-node', port)
// Only a shop with the sandbox beside it makes a folder by itself.
const carPhotos = process.env.CAR_PHOTOS || (sandbox ? `${state}/car-photos` : null)
const server = await step('Starting', () =>
  serveNode({ port, host, state, variables, sandbox, clientIpHeader, carPhotos }),
)

console.log(`
  Tappet under Node   ${variables.PUBLIC_ORIGIN}
  Listening on        ${host}, port ${port}
  Sandbox             ${sandbox ? `${variables.PUBLIC_ORIGIN}/sandbox/` : 'none'}

  Stop with Ctrl+C. What is to last is kept in ${state}.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().finally(() => process.exit(0)))
}

// Shoppers of other languages need not wait for it either; where it fails, an index is filled at its first use.
await server.fillSearch().catch(console.error)
