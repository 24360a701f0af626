import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' }
const shell = process.platform === 'win32'

/** Runs wrangler with its output in the terminal. Throws an error if it fails. */
export async function wrangler(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn('wrangler', args, {
    stdio: 'inherit',
    env: { ...process.env, ...quiet, ...env },
    shell,
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed: see its message above.`)
}

/** Runs wrangler silently; null: it failed. */
export function askWrangler(...args: string[]): Promise<string | null> {
  const options = { env: { ...process.env, ...quiet }, shell }
  return new Promise((resolve) =>
    execFile('wrangler', args, options, (error, output) => resolve(error ? null : output)),
  )
}

/** Throws an error with a sentence for the user if wrangler has no access to an account. */
export async function requireAccount(): Promise<void> {
  if ((await askWrangler('whoami', '--json')) === null)
    throw new Error('wrangler has no account: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.')
}

const SecretList = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })))

/** The names of a Worker's secrets in the account; none if there is no such Worker yet. */
export async function secretsOf(worker: string): Promise<string[]> {
  const list = v.safeParse(
    SecretList,
    await askWrangler('secret', 'list', '--name', worker, '--format', 'json'),
  )
  return list.success ? list.output.map(({ name }) => name) : []
}

/** Creates a bucket that does not exist yet. */
export async function ensureBucket(name: string): Promise<void> {
  if ((await askWrangler('r2', 'bucket', 'info', name, '--json')) === null)
    await wrangler(['r2', 'bucket', 'create', name])
}

/** Creates a queue that does not exist yet. */
export async function ensureQueue(name: string): Promise<void> {
  if ((await askWrangler('queues', 'info', name)) === null) await wrangler(['queues', 'create', name])
}

interface Upload {
  /** The file of the configuration. */
  config: string
  secrets: Record<string, string>
  /** The commit that is deployed, as tag of the version; null if it is not known. */
  commit: string | null
  isDry: boolean
}

/** Deploys a Worker with secrets, in one version. Returns its addresses, as wrangler words them. */
export async function deployWorker({ config, secrets, commit, isDry }: Upload): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const file = join(folder, 'secrets.json')
  const report = join(folder, 'report.ndjson')
  try {
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    await wrangler(
      [
        ...['deploy', '--config', config],
        ...(Object.keys(secrets).length > 0 ? ['--secrets-file', file] : []),
        ...(commit === null ? [] : ['--tag', commit]),
        ...(isDry ? ['--dry-run'] : []),
      ],
      { WRANGLER_OUTPUT_FILE_PATH: report },
    )
    return existsSync(report) ? targetsOf(readFileSync(report, 'utf8')) : []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ type: v.literal('deploy'), targets: v.nullish(v.array(v.string()), []) }),
)

/** The addresses of a deployment, from the lines of JSON that wrangler writes. */
export function targetsOf(report: string): string[] {
  return report.split('\n').flatMap((line) => {
    const parsed = v.safeParse(Report, line)
    return parsed.success ? parsed.output.targets : []
  })
}
