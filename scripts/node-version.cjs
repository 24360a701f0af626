/** The same as `engines` in package.json: with other versions npm leaves out packages of native code. */
function starts(version) {
  var parts = version.split('.')
  var major = Number(parts[0])
  var minor = Number(parts[1])
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/** A sentence about a version of Node.js that cannot start the shop; null for one that can. */
function nodeFault(version) {
  if (starts(version)) return null
  return [
    'This shop needs Node.js 20.19 or newer, or 22.12 or newer, to start; this is ',
    version,
    '. Install it from https://nodejs.org and start again.',
  ].join('')
}

exports.nodeFault = nodeFault
