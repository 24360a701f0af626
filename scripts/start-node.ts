import { build } from './builder.ts'
import { serveNode } from './node/serve-node.ts'
import { servingPort } from './port.ts'
import { shopVariables } from './variables.ts'

// At the edge a promise nobody heeds is a line in the log; here it would end the shop for everybody.
process.on('unhandledRejection', (reason) => console.error(reason))

const port = await servingPort()
const variables = shopVariables(`http://localhost:${port}`)

build()
const host = process.env.HOST || '127.0.0.1'
const server = await serveNode({ port, host, state: '.wrangler/state-node', variables })

console.log(`
  Tappet under Node   ${variables.PUBLIC_ORIGIN}
  Listening on        ${host}, port ${port}

  Stop with Ctrl+C. What is to last is kept in .wrangler/state-node.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.dispose().finally(() => process.exit(0)))
}
