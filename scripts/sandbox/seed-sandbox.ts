import { rmSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import { createBuilder } from 'vite'
import { defaultLocale } from '#src/i18n/locales.ts'
import { readerOf, serveSandbox } from '../shop/built-server.ts'
import { fillSandbox } from './fill-sandbox.ts'

const folder = '.wrangler/seed'

/** Needs no built shop: building only the sandbox takes a second. */
export async function seedSandbox(state: string, variables: Record<string, string>): Promise<void> {
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'error',
    plugins: [cloudflare({ configPath: './worker/sandbox/wrangler.toml', inspectorPort: false })],
    build: { outDir: folder },
  })
  await builder.buildApp()
  const server = await serveSandbox(`${folder}/sandbox/wrangler.json`, { state, sandbox: variables })
  try {
    await fillSandbox(readerOf(server, 'http://sandbox'), variables.SANDBOX_SECRET, [defaultLocale])
  } finally {
    await server.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}
