import { gzipSync } from 'node:zlib'
import { createBuilder, minify, type Plugin } from 'vite'

/**
 * Bytes of react-router in the file every screen loads, at gzip level 9: an estimate, since its modules are minified
 * and compressed by themselves here, but together with all others in the file. Builds the browser's part in memory.
 */
export async function estimateRouterShare(): Promise<number> {
  // The Cloudflare plugin would fetch a sample request from the internet.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  const code: string[] = []
  const collector: Plugin = {
    name: 'router-share',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, module] of Object.entries(chunk.modules))
          if (/[\\/]node_modules[\\/]react-router[\\/]/.test(id)) code.push(module.code ?? '')
      }
    },
  }
  const builder = await createBuilder({ logLevel: 'silent', plugins: [collector], build: { write: false } })
  const { client } = builder.environments
  if (!client) throw new Error('The build has no part for the browser')
  await builder.build(client)
  const minified = await minify('react-router.js', code.join('\n'), {
    module: true,
    compress: { unused: false },
    mangle: true,
  })
  if (minified.errors.length > 0) throw new Error(minified.errors[0]?.message)
  return gzipSync(minified.code, { level: 9 }).length
}
