// The entry of every npm script. Old JavaScript, so that a Node.js which is too old can read it and say so.
var version = process.versions.node
var parts = version.split('.')
var major = Number(parts[0])
var minor = Number(parts[1])

// The same as `engines` in package.json: with others npm leaves out packages of native code.
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  console.error(
    'Tappet needs Node.js 20.19 or newer, or 22.12 or newer, to start; this is %s. Install it from https://nodejs.org and start again.',
    version,
  )
  process.exit(1)
}
require('./launch.cjs')
