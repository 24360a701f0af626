import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '#scripts/shop/port.ts'
import { userAgent } from '#scripts/shop/user-agent.ts'

export interface ShopProcess {
  port: number
  /** The text of its error output so far. */
  errors(): string
  /** Its exit code. */
  stop(): Promise<number | null>
  /** Ends it at once, as the system does when memory runs out. */
  kill(): Promise<void>
}

/** Starts the shop under Node in a process of its own, without a sandbox; rejects with its output if it ends. */
export async function startProcess(variables: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start-node.ts'], {
    env: { ...process.env, ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let errors = ''
  child.stderr.on('data', (bytes: Buffer) => {
    errors += bytes.toString()
  })
  const ended = once(child, 'exit').then(() => child.exitCode)
  await new Promise<void>((started, failed) => {
    child.stdout.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      if (text.includes('Stop with')) started()
    })
    void ended.then((code) => failed(new Error(`It ended with ${code}: ${errors}`)))
  })
  return {
    port,
    errors: () => errors,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Sends a request as a proxy does, with the public name as `Host`. */
export async function ask(
  { port }: ShopProcess,
  path: string,
  {
    body,
    headers,
    method = 'GET',
  }: { body?: string; headers?: Record<string, string>; method?: string } = {},
) {
  const sent = request({
    agent: false,
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host: 'localhost', 'user-agent': userAgent, ...headers },
  }).end(body)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('There is no response.')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}
