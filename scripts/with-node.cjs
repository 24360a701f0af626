// The entry of every npm script. Old JavaScript, so that a Node.js that is too old can read it and print the message.
var fault = require('./node-version.cjs').nodeFault(process.versions.node)

if (fault !== null) {
  console.error(fault)
  process.exit(1)
}
require('./launch.cjs')
