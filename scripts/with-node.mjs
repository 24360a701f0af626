// Runs a script on the repository's own Node, installing dependencies first if needed. Plain JavaScript, because any
// Node version must be able to read it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
const [script, ...args] = process.argv.slice(2)

install()
const node = ownNode()
process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`
process.chdir(root)
endWithCaller()

if (node === process.execPath) {
  process.argv = [process.execPath, join(root, script), ...args]
  await import(pathToFileURL(join(root, script)).href)
} else {
  const child = spawn(node, [join(root, script), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}

/** Installs when the lock file has changed since the last installation. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules/.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.error) stop('npm was not found: install Node.js 20 or newer, which brings it, and start again.')
  if (npm.status !== 0) stop('Installing failed: see the message above, then start again.')
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

/** The Node of the npm packages, or the current one when it is new enough (there is no package for macOS). */
function ownNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const recent = major > 22 || (major === 22 && minor >= 22)
  if (process.execPath.startsWith(join(root, 'node_modules'))) return process.execPath
  const packaged = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(packaged)) return packaged
  if (recent) return process.execPath
  return stop(`Node.js ${process.versions.node} is too old: install 22.22 or newer and start again.`)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
