import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#scripts/shop/port.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'

/** A server on a free port of loopback, without files. `stop` and `start` are a crash and its end. */
export async function startRedis(program: string, options: string[] = []) {
  const port = await freePort()
  const folder = createTemporaryFolder()
  let child: ChildProcess
  let ended: Promise<unknown>

  async function start() {
    const words = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      folder.path,
      ...options,
    ]
    child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    ended = once(child, 'exit')
    const ready = new Promise<void>((done) => {
      let text = ''
      child.stdout?.on('data', (bytes: Buffer) => {
        text += bytes.toString()
        if (text.includes('Ready to accept connections')) done()
      })
    })
    await Promise.race([
      ready,
      ended.then(() => {
        throw new Error('Redis did not start.')
      }),
    ])
  }

  async function stop() {
    child.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    /** It takes requests, and does not answer them until `resume`. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await stop()
      folder[Symbol.dispose]()
    },
  }
}
export type RedisServer = Awaited<ReturnType<typeof startRedis>>
