import { build, type Plugin, type Rolldown } from 'vite'

/** Bundles modules for the browser, as the shop is: the first of them and what it leads to, as one text. */
export async function bundle(modules: Record<string, string>, plugins: Plugin[]): Promise<string> {
  const source: Plugin = {
    name: 'source',
    resolveId: (id) => (id in modules ? `${import.meta.dirname}/${id}.js` : null),
    load: (id) => modules[/([^/]+)\.js$/.exec(id)?.[1] ?? ''] ?? null,
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
