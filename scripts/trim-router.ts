import type { Plugin } from 'vite'

/**
 * Parts of the router that come to nothing in this shop, as what they come to: routes are all known from the start
 * (`routeDiscovery: initial`), and nothing is instrumented. Named by their path in the package; a part that an upgrade
 * renames is simply shipped whole again.
 */
const parts: Record<string, string> = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router`,
}

/** Leaves out of the browser's router what never runs: 2 kB of every first visit. */
export function trimRouter(): Plugin {
  return {
    name: 'tappet:trim-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const path = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id.replaceAll('\\', '/'))?.[1]
      const part = path && parts[path]
      // What else the module exports, the server's half of the package names without calling it.
      return part ? `${part}\nexport * from ${JSON.stringify(`${id}?whole`)}` : null
    },
  }
}
