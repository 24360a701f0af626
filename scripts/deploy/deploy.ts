import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { VariablesError } from '#worker/env.ts'
import { build } from '../build/builder.ts'
import { exitWithError } from '../exit-with-error.ts'
import { demo, deployArguments } from './arguments.ts'
import { currentCommit } from './commit.ts'
import { parseBuilt } from './configuration.ts'
import { deploymentPlan, type Plan, type PlanInput, workerNames } from './plan.ts'
import { askForSecrets } from './secret-prompt.ts'
import { readSettings } from './settings.ts'
import { errorProject } from './source-maps/settings.ts'
import { uploadSourceMaps } from './source-maps/upload-source-maps.ts'
import { deployWorker, ensureBucket, ensureQueue, requireAccount, secretsOf } from './wrangler.ts'

const builtSandbox = 'dist/sandbox/wrangler.json'

const whereVariables = 'Variables come from the environment, or from [vars] and [env.….vars] in .deploy.toml.'

const freePlan = `The Free plan gives a request 10 ms of CPU time, and some pages take more: a shop needs the Workers Paid plan.
With WORKERS_PLAN=paid, or plan = "paid" in .deploy.toml, the deployment also limits a request's CPU time.
`

/**
 * Builds and deploys to Cloudflare Workers: `npm run deploy`. With `-- --demo` the public demo with its sandbox, with `--
 * --env staging` another environment; `-- --dry-run` uploads and creates nothing, and needs neither account nor
 * network.
 */
try {
  await deploy()
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error)
  exitWithError(error instanceof VariablesError ? `${sentence}\n${whereVariables}` : sentence)
}

async function deploy() {
  const { environment, isDry } = deployArguments(process.argv.slice(2))
  const settings = await readSettings(environment, process.env)
  const errors = errorProject(process.env)
  if (!isDry) await requireAccount()
  await build()
  const built = {
    shop: parseBuilt(readFileSync('build/server/wrangler.json', 'utf8')),
    sandbox: existsSync(builtSandbox) ? parseBuilt(readFileSync(builtSandbox, 'utf8')) : null,
  }
  const names = workerNames({ built, environment, settings })
  const commit = process.env.GIT_SHA || (await currentCommit())
  const input: PlanInput = {
    environment,
    settings,
    origin: process.env.PUBLIC_ORIGIN || settings.vars.PUBLIC_ORIGIN,
    variables: process.env,
    built,
    kept: {
      shop: isDry ? [] : await secretsOf(names.shop),
      sandbox: isDry || environment !== demo ? [] : await secretsOf(names.sandbox),
    },
    random: () => randomBytes(32).toString('base64url'),
  }
  if (settings.plan === 'free') console.log(freePlan)
  const { asked } = deploymentPlan(input).shop
  if (isDry && asked.length > 0)
    console.log(`Secrets, asked for if the account does not have them: ${asked.join(', ')}`)
  const answers = isDry
    ? Object.fromEntries(asked.map((name) => [name, 'dry-run']))
    : await askForSecrets(asked)
  const plan = deploymentPlan({ ...input, variables: { ...process.env, ...answers } })
  for (const { bucket_name } of plan.shop.configuration.r2_buckets) {
    if (isDry) console.log(`Bucket, made if it does not exist: ${bucket_name}`)
    else await ensureBucket(bucket_name)
  }
  for (const { queue } of plan.shop.configuration.queues?.producers ?? []) {
    if (isDry) console.log(`Queue, made if it does not exist: ${queue}`)
    else await ensureQueue(queue)
  }

  const release = plan.shop.configuration.vars.GIT_SHA || commit
  if (errors) await uploadSourceMaps(errors, { release, isDry })
  const targets = await upload(plan)
  if (isDry) {
    console.log(`\nNothing was deployed. The configuration is in ${fileOf('build/server')}.`)
    return
  }

  const origin = input.origin ?? (await deployAgain(targets))
  const token = plan.sandbox?.secrets.SANDBOX_CONSOLE_TOKEN
  console.log(`\n  The shop     ${origin}`)
  if (plan.sandbox) console.log(`  Its console  ${origin}/sandbox/`)
  if (token) console.log(`  Its token    ${token}   (kept by the account alone: write it down)`)

  /** The sandbox first, since the shop is bound to it. Returns the addresses of the shop. */
  async function upload({ shop, sandbox }: Plan) {
    if (sandbox) {
      const config = write(fileOf('dist/sandbox'), sandbox.configuration)
      await deployWorker({ config, secrets: sandbox.secrets, commit, isDry })
    }
    const config = write(fileOf('build/server'), shop.configuration)
    return deployWorker({ config, secrets: shop.secrets, commit, isDry })
  }

  /** Deploys again with the address that the first deployment got, which the shop has to know. */
  async function deployAgain(targets: string[]): Promise<string> {
    const address = targets.find((target) => /^https:\/\/[\w.-]+\.workers\.dev$/.test(target))
    if (!address) throw new Error('wrangler named no address: set PUBLIC_ORIGIN, and deploy again.')
    console.log(`\nThe address is ${address}: deploying again with it. PUBLIC_ORIGIN would save this step.`)
    const kept = {
      shop: [...input.kept.shop, ...plan.shop.configuration.secrets.required],
      sandbox: plan.sandbox?.configuration.secrets.required ?? [],
    }
    await upload(deploymentPlan({ ...input, origin: address, kept }))
    return address
  }

  function fileOf(folder: string): string {
    return `${folder}/deploy.${environment}.json`
  }
}

function write(file: string, configuration: object): string {
  writeFileSync(file, `${JSON.stringify(configuration, null, 2)}\n`)
  return file
}
