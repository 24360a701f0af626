import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError } from '../exit-with-error.ts'
import { freePort } from '../shop/port.ts'
import { step } from '../step.ts'

/**
 * Installs and starts the built shop as on a server, with the files, packages and command of the `Dockerfile`, asks for
 * a page and stops it: `npm run check:install`. Packages come from npm's cache where they are in it.
 */
const dockerfile = readFileSync('Dockerfile', 'utf8')
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const copied = [...lastStage.matchAll(/^COPY --from=build \/shop\/(\S+) \1$/gm)].map(([, path = '']) => path)
const [, install = ''] = /^RUN npm (ci --omit=dev.*)$/m.exec(dockerfile) ?? []
const [, script = ''] = /^CMD \["node", "(\S+)"\]$/m.exec(dockerfile) ?? []
if (copied.length === 0 || install === '' || script === '')
  exitWithError('The Dockerfile is not as this script reads it: COPY of the last stage, RUN npm ci, CMD.')

const folder = mkdtempSync(join(tmpdir(), 'tappet-install-'))
const running: ChildProcess[] = []
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

for (const path of [...copied, 'package-lock.json', '.npmrc'])
  cpSync(path, join(folder, path), { recursive: true })
await step('Installing the packages that serve the shop', installPackages)

await step(`node ${script}`, () => checkStart([script]))
// The client of Redis is loaded; a shop starts without its server.
const stateUrl = `redis://127.0.0.1:${await freePort()}`
await step(`STATE_URL=${stateUrl} node ${script}`, () => checkStart([script], { STATE_URL: stateUrl }))
// `npm run start:node` must not install more.
await step(`node scripts/with-node.cjs ${script}`, () => checkStart(['scripts/with-node.cjs', script]))

async function installPackages() {
  // Variables of `npm run` would lead npm to this folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  const npm = spawn('npm', [...install.split(' '), '--prefer-offline'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  await once(npm, 'close')
  if (npm.exitCode !== 0) exitWithError('The packages were not installed: see the message above.')
  if (existsSync(join(folder, 'node_modules/@react-router/dev')))
    exitWithError('Packages for development were installed.')
}

/** Asks the shop, with a sandbox, for a page and one of its scripts; then SIGTERM ends it. */
async function checkStart(words: string[], variables: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, words, {
    cwd: folder,
    // Without PATH, so that no program of another folder is found.
    env: { PORT: String(port), STATE_FOLDER: join(folder, 'state'), ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  const ended = once(child, 'exit')
  const isStarted = await Promise.race([prints(child, 'Stop with'), ended.then(() => false)])
  if (!isStarted) exitWithError('The server did not start: see the message above.')

  const origin = `http://127.0.0.1:${port}`
  const page = await fetch(origin)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('</html>')) exitWithError(`The page answered ${page.status}.`)
  const [path = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  const file = await fetch(origin + path)
  await file.arrayBuffer()
  if (file.status !== 200) exitWithError(`${path} answered ${file.status}.`)

  child.kill('SIGTERM')
  await ended
  if (child.exitCode !== 0) exitWithError(`After SIGTERM the server ended with code ${child.exitCode}.`)
}

function prints(child: ChildProcess, words: string): Promise<true> {
  return new Promise((resolve) => {
    let text = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      if (text.includes(words)) resolve(true)
    })
  })
}
