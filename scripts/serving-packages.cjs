// Used by launch.cjs, before any package may be imported.
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** A package without which nothing can be built. */
const builder = 'node_modules/@react-router/dev'

/**
 * True if a folder has the packages that serve the shop, as its lock file says, and not those that build it: after
 * `npm ci --omit=dev`, also with `--omit=optional` and `--omit=peer`.
 */
exports.hasOnlyServingPackages = (root) => {
  // Written by npm, with the packages that it has installed.
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'))
  if (builder in installed) return false
  const needed = Object.entries(packagesIn(join(root, 'package-lock.json'))).filter(
    ([path, { dev, devOptional, optional, peer }]) =>
      path !== '' && !(dev || devOptional || optional || peer),
  )
  return (
    needed.length > 0 && needed.every(([path, { integrity }]) => installed[path]?.integrity === integrity)
  )
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {}
}
