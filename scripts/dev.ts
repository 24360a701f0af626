import { spawn } from 'node:child_process'
import { servingPort } from './shop/port.ts'
import { isOriginSet, loadSetup } from './shop/variables.ts'

const port = await servingPort('127.0.0.1', { fixed: isOriginSet() })
loadSetup(`http://localhost:${port}`)

// Started directly with the condition that it would otherwise restart itself with: one process less to stop.
const server = spawn(
  process.execPath,
  [
    '--conditions=development',
    'node_modules/@react-router/dev/bin.cjs',
    'dev',
    '--port',
    String(port),
    '--strictPort',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 0))
