import { extname, isAbsolute, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Bundles modules for the browser, as the shop is: the first of them and what it leads to, as one text. Names are
 * paths; one without an ending is a `.js`.
 */
export async function bundle(modules: Record<string, string>, plugins: Plugin[]): Promise<string> {
  const source: Plugin = {
    name: 'source',
    resolveId(id) {
      if (isAbsolute(id)) return relative(import.meta.dirname, id) in modules ? id : null
      return id in modules ? join(import.meta.dirname, extname(id) ? id : `${id}.js`) : null
    },
    load(id) {
      const path = relative(import.meta.dirname, id)
      return modules[path] ?? modules[path.replace(/\.js$/, '')] ?? null
    },
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, ...plugins],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: Object.keys(modules).slice(0, 1), preserveEntrySignatures: 'strict' },
    },
  })
  const outputs: Rolldown.RolldownOutput[] = [built].flat().filter((one) => 'output' in one)
  return outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('\n')
}
