// The entry of every npm script. Old JavaScript, so that a Node.js which is too old can read it and say so.
var minimum = 18
var version = process.versions.node

if (Number(version.split('.')[0]) < minimum) {
  console.error(
    'Tappet needs Node.js %s or newer to start; this is %s. Install it from https://nodejs.org and start again.',
    minimum,
    version,
  )
  process.exit(1)
}
require('./launch.cjs')
