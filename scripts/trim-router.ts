import router from 'react-router/package.json' with { type: 'json' }
import type { Plugin } from 'vite'
import { replaceBodies } from './replace-bodies.ts'
import { leftOut, routerBodies, routerRelease } from './router-bodies.ts'

/** Leaves out of the browser's router what never runs here: 10 kB of every first visit. */
export function trimRouter(release = router.version): Plugin {
  const missing = new Set(Object.keys(routerBodies))
  return {
    name: 'tappet:trim-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (release !== routerRelease)
        this.error(
          `react-router is ${release}: read scripts/router-bodies.ts again, it is of ${routerRelease}`,
        )
    },
    transform(code, id) {
      const module = moduleOf(id)
      const bodies = module && routerBodies[module]
      if (!bodies) return null
      missing.delete(module)
      return { code: replaceBodies(withoutNames(code), bodies), map: null }
    },
    generateBundle(_, bundle) {
      if (missing.size > 0) this.error(`react-router has no ${[...missing].join(', ')}`)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const used = Object.entries(chunk.modules).flatMap(([id, { renderedExports }]) =>
          moduleOf(id) ? renderedExports.filter((name) => leftOut.includes(name)) : [],
        )
        if (used.length > 0)
          this.error(`${used.join(', ')} is used, but scripts/router-bodies.ts leaves it out`)
      }
    },
  }
}

function moduleOf(id: string): string | undefined {
  return /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id.replaceAll('\\', '/'))?.[1]
}

/** Names for developer tools keep in the bundle what nobody uses. */
function withoutNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = ".+";$/gm, '')
    .replaceAll(/ = (React\$1\.(?:createContext|forwardRef)\()/g, ' = /* @__PURE__ */ $1')
}
