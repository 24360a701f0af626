// Uses the repository's own Node, after installing packages if needed. Plain JavaScript, for the machine's Node.
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs')
const { delimiter, dirname, join, relative } = require('node:path')
const { pathToFileURL } = require('node:url')
const { hasOnlyServingPackages } = require('./serving-packages.cjs')

const root = join(__dirname, '..')
const bin = join(root, 'node_modules/.bin')
const [script, ...args] = process.argv.slice(2)

install()
const node = ownNode()
process.env.PATH = [dirname(node), bin, process.env.PATH].join(delimiter)
process.chdir(root)
endWithCaller()

if (node === process.execPath) {
  process.argv = [process.execPath, join(root, script), ...args]
  import(pathToFileURL(join(root, script)).href)
} else {
  const child = spawn(node, [join(root, script), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('error', ({ message }) => stop(`The Node.js of the packages does not run here (${message}).`))
  child.once('exit', (code) => process.exit(code ?? 1))
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules/.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // On a server the build was made elsewhere.
  if (script === 'scripts/start-node.ts' && hasOnlyServingPackages(root)) return
  const started = Date.now()
  process.stdout.write('Installing packages … ')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.error) stop('\nnpm was not found: install Node.js, which brings it, and start again.')
  if (npm.status !== 0) stop('\nInstalling failed: see the message above, then start again.')
  console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s`)
  writeFileSync(stamp, lock)
}

/** npm runs scripts in a shell that does not pass on signals: when it ends, this process must end too. */
function endWithCaller() {
  const caller = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === caller) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

/** The Node of the packages, or the present one if it is new enough: there is no package for macOS. */
function ownNode() {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const packaged = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(packaged)) {
    if (!windows) link(packaged)
    return packaged
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  return stop(
    `For this system there is no Node.js among the packages, and ${process.versions.node} is too old: install 22.22 or newer and start again.`,
  )
}

/** Links it among the commands, which npm before version 11 omits for packages of other systems. */
function link(packaged) {
  const command = join(bin, 'node')
  if (!existsSync(command)) symlinkSync(relative(bin, packaged), command)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
