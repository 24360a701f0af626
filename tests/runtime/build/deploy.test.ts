import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fillSandbox } from '#scripts/sandbox/fill-sandbox.ts'
import { readerOf, serveBuilt } from '#scripts/shop/built-server.ts'
import { freePort } from '#scripts/shop/port.ts'
import { defaultLocale } from '#src/i18n/locales.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

const Configuration = v.object({
  name: v.string(),
  vars: v.record(v.string(), v.string()),
  secrets: v.object({ required: v.array(v.string()) }),
})

const settings = { DEPLOY_SETTINGS: '.deploy.example.toml' }
const configs = { shop: 'build/server/deploy.demo.json', sandbox: 'dist/sandbox/deploy.demo.json' }

/** The variables that a deployed Worker has, each secret with the value of the account. */
function variablesOf(file: string): Record<string, string> {
  const { vars, secrets } = v.parse(Configuration, JSON.parse(readFileSync(file, 'utf8')))
  return { ...vars, ...Object.fromEntries(secrets.required.map((name) => [name, 'account-secret'])) }
}

test('the configuration of a demo, as wrangler accepts it, starts a shop that asks its sandbox', async () => {
  const printed = execFileSync(process.execPath, ['scripts/deploy/deploy.ts', '--dry-run', '--demo'], {
    encoding: 'utf8',
    env: {
      ...settings,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PUBLIC_ORIGIN: 'https://demo.shop.example',
    },
  })
  expect(printed).toContain('Nothing was deployed')
  using folder = createTemporaryFolder()
  const server = await serveBuilt({
    port: await freePort(),
    state: join(folder.path, 'state'),
    variables: variablesOf(configs.shop),
    sandbox: variablesOf(configs.sandbox),
    configs,
  })
  try {
    const ask = readerOf(server, 'https://demo.shop.example')
    await fillSandbox(readerOf(server, 'https://demo.shop.example/sandbox'), 'account-secret', [
      defaultLocale,
    ])
    const home = await ask('/')
    expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await home.text()).toContain('</html>')
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready', failing: [] }])
    const closed = await ask('/sandbox/')
    expect([closed.status, await closed.text()]).toEqual([403, 'The console is closed.'])
    expect((await ask('/sandbox/?token=account-secret')).status).toBeLessThan(400)
  } finally {
    await server.dispose()
  }
})

/** Stands for wrangler with an empty account: notes each call with the secrets of its file, and reports an address. */
const emptyAccount = `#!/usr/bin/env node
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
const file = args[args.indexOf('--secrets-file') + 1]
const secrets = args.includes('--secrets-file') ? JSON.parse(readFileSync(file, 'utf8')) : {}
appendFileSync(process.env.CALLS, JSON.stringify({ args, secrets }) + '\\n')
if (args[0] === 'deploy') {
  const targets = args[2].includes('sandbox') ? [] : ['https://my-shop-demo.account.workers.dev']
  writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify({ type: 'deploy', targets }))
}
process.exit(args[0] === 'deploy' || args[0] === 'whoami' || args[2] === 'create' ? 0 : 1)
`

const Call = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ args: v.array(v.string()), secrets: v.record(v.string(), v.string()) }),
)

test('the first demo of an account gets a bucket, the sandbox before the shop, and then its address', () => {
  using folder = createTemporaryFolder()
  const calls = join(folder.path, 'calls')
  writeFileSync(join(folder.path, 'wrangler'), emptyAccount, { mode: 0o755 })
  const printed = execFileSync(process.execPath, ['scripts/deploy/deploy.ts', '--demo'], {
    encoding: 'utf8',
    env: { ...settings, PATH: `${folder.path}${delimiter}${process.env.PATH}`, CALLS: calls },
  })
  const made = readFileSync(calls, 'utf8').trimEnd().split('\n')
  const [whoami, ...rest] = made.map((line) => v.parse(Call, line))
  expect(whoami?.args[0]).toBe('whoami')
  const worded = rest.map(({ args }) => args.filter((word) => !/^--(name|config|format)$/.test(word)))
  expect(worded.map((words) => words.slice(0, 4).join(' '))).toEqual([
    'secret list my-shop-demo json',
    'secret list my-shop-demo-sandbox json',
    'r2 bucket info my-shop-demo-car-photos',
    'r2 bucket create my-shop-demo-car-photos',
    expect.stringMatching('deploy dist/sandbox/deploy.demo.json --secrets-file'),
    expect.stringMatching('deploy build/server/deploy.demo.json --secrets-file'),
    expect.stringMatching('deploy dist/sandbox/deploy.demo.json'),
    expect.stringMatching('deploy build/server/deploy.demo.json'),
  ])
  const [sandbox, shop] = rest.slice(4).map(({ secrets }) => secrets)
  expect(shop?.COMMERCE_SECRET).toMatch(/^[\w-]{43}$/)
  expect(sandbox?.SANDBOX_SECRET).toBe(shop?.COMMERCE_SECRET)
  expect(printed).toContain('https://my-shop-demo.account.workers.dev')
  expect(printed).toContain(sandbox?.SANDBOX_CONSOLE_TOKEN)
  expect(printed).not.toContain(sandbox?.SANDBOX_SECRET)
  expect(variablesOf(configs.shop).PUBLIC_ORIGIN).toBe('https://my-shop-demo.account.workers.dev')
})
