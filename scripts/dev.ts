import { spawn } from 'node:child_process'
import { servingPort } from './port.ts'
import { shopVariables } from './variables.ts'

const port = await servingPort()
shopVariables(`http://localhost:${port}`)

const server = spawn('react-router', ['dev', '--port', String(port), '--strictPort'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port),
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  },
  shell: process.platform === 'win32',
})
server.once('exit', (code) => process.exit(code ?? 0))
