import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#scripts/shop/port.ts'
import * as present from '#src/brand.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'

/** A brand: the exports of `src/brand.ts`. */
export type Brand = { [Name in keyof typeof present]: Widened<(typeof present)[Name]> }
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : { [Key in keyof T]: Widened<T[Key]> }

const sources = [
  ...['src', 'worker', 'public', 'scripts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'],
  ...['vite.config.ts', 'react-router.config.ts'],
]
/** Files that `npm run drawings` writes. */
const drawn = ['drawings', present.shareImage, 'favicon.svg', 'favicon.ico', 'apple-touch-icon.png']

/**
 * Gives a copy of the sources another brand, as `docs/make-it-your-shop.md` says, draws its pictures, builds it and serves
 * it under Node with its own sandbox. `folder` holds the copy and its build.
 */
export async function startRenamedShop(brand: Brand) {
  const folder = createTemporaryFolder()
  const { path } = folder
  for (const source of sources) cpSync(source, join(path, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'))
  for (const picture of drawn) rmSync(join(path, 'public', picture), { recursive: true })
  const lines = Object.entries(brand).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
  )
  writeFileSync(join(path, 'src/brand.ts'), lines.join(''))
  recolour(join(path, 'src/styles/tokens.css'), brand)

  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    PORT: String(port),
  }
  const options = { cwd: path, env }
  await promisify(execFile)(process.execPath, ['scripts/drawings/drawings.ts'], options)
  const server = spawn(process.execPath, ['scripts/start-node.ts'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  const output = await new Promise<string>((settle, fail) => {
    let text = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (bytes: Buffer) => {
        text += bytes.toString()
        if (text.includes('Stop with')) settle(text)
      })
    void ended.then(() => fail(new Error(`The renamed shop did not start: ${text}`)))
  })
  const origin = `http://localhost:${port}`
  return {
    origin,
    folder: path,
    /** The output of its start. */
    output,
    fetch: (address: string, init: RequestInit = {}) =>
      fetch(origin + address, { redirect: 'manual', ...init }),
    settle: async () => {},
    async close() {
      server.kill()
      await ended
      folder[Symbol.dispose]()
    },
  }
}

/** Replaces the colours that `src/brand.ts` repeats in a style sheet. */
function recolour(file: string, brand: Brand): void {
  let sheet = readFileSync(file, 'utf8')
  for (const name of ['sheet', 'ink', 'accent'] as const)
    for (const mode of ['light', 'dark'] as const)
      sheet = sheet.replaceAll(
        `--${name}: ${present.brandColours[name][mode]};`,
        `--${name}: ${brand.brandColours[name][mode]};`,
      )
  writeFileSync(file, sheet)
}
