// The entry of every npm script. It and what it reads first are old JavaScript, so that a Node.js which is too old can
// read them and say so.
var fault = require('./node-version.cjs').nodeFault(process.versions.node)

if (fault !== null) {
  console.error(fault)
  process.exit(1)
}
require('./launch.cjs')
