import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:message-assets'

/**
 * `virtual:message-assets` — where the browser finds each locale's messages, so that the document can preload
 * the one it needs. The client is built before the Worker, which is why its manifest can be read here.
 */
export function messageAssets(): Plugin {
  let root = ''
  let serving = false
  return {
    name: 'tappet:message-assets',
    configResolved(config) {
      root = config.root
      serving = config.command === 'serve'
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null
      if (serving) return 'export const messageAssets = {}'
      const manifest: Record<string, { file: string }> = JSON.parse(
        await readFile(join(root, 'build/client/.vite/manifest.json'), 'utf8'),
      )
      const entries = Object.entries(manifest).flatMap(([path, chunk]) => {
        const locale = /^src\/i18n\/messages\/([a-z]{2})\.ts$/.exec(path)?.[1]
        return locale ? [[locale, `/${chunk.file}`]] : []
      })
      return `export const messageAssets = ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}
