import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { production } from './arguments.ts'

/** The merchant's own file, which is not part of this repository. */
const settingsFile = '.deploy.toml'

/** The plans of Cloudflare Workers. */
const Plan = v.picklist(['free', 'paid'], 'free or paid')
const Vars = v.optional(v.record(v.string(), v.string()), {})
const WorkerName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'small letters, digits and hyphens'))
const own = {
  name: v.optional(WorkerName),
  address: v.optional(v.picklist(['custom_domain', 'route'], 'custom_domain or route'), 'custom_domain'),
  vars: Vars,
}
const shared = {
  plan: v.optional(Plan),
  car_photos: v.optional(v.boolean()),
  metrics: v.optional(v.boolean()),
  search_updates: v.optional(v.boolean()),
}

const File = v.strictObject({
  ...own,
  ...shared,
  env: v.optional(v.record(v.string(), v.strictObject({ ...own, ...shared })), {}),
})

/** The settings of an environment's deployment. */
export interface Settings {
  /** The name of its Worker; undefined: made from the name in `wrangler.toml`. */
  name: string | undefined
  /** The kind of address by which the host of `PUBLIC_ORIGIN` leads to the Worker, unless it is one of workers.dev. */
  address: 'custom_domain' | 'route'
  plan: v.InferOutput<typeof Plan>
  /** True if there is a bucket for photos of customers' cars. */
  hasCarPhotos: boolean
  /** True if figures go to a dataset of Analytics Engine. */
  hasMetrics: boolean
  /** True if there is a queue by which notices update the search index. */
  hasSearchUpdates: boolean
  /** Variables that are no secrets. */
  vars: Record<string, string>
}

/**
 * The settings of an environment. It takes the plan and the choices about photos, figures and the queue from the top of
 * the file, but neither name nor variables: a staging shop must not order from the production shop's services. `plan`:
 * another plan than in the file. Throws an error with a sentence for the user.
 */
export function parseSettings(file: unknown, environment: string, plan?: string): Settings {
  const parsed = v.safeParse(File, file)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(
      `In the settings ${v.getDotPath(issue) ?? 'of deployment'} is malformed: ${issue.message}.`,
    )
  }
  const { env, ...top } = parsed.output
  const chosen = environment === production ? top : env[environment]
  const named = v.safeParse(v.optional(Plan), plan || undefined)
  if (!named.success) throw new Error('The variable WORKERS_PLAN is malformed: expected free or paid.')
  return {
    name: chosen?.name ?? (top.name === undefined ? undefined : `${top.name}-${environment}`),
    address: chosen?.address ?? 'custom_domain',
    plan: named.output ?? chosen?.plan ?? top.plan ?? 'free',
    hasCarPhotos: chosen?.car_photos ?? top.car_photos ?? true,
    hasMetrics: chosen?.metrics ?? top.metrics ?? false,
    hasSearchUpdates: chosen?.search_updates ?? top.search_updates ?? false,
    vars: chosen?.vars ?? {},
  }
}

/**
 * Reads `.deploy.toml`, if there is one, or the file that `DEPLOY_SETTINGS` names. Throws an error with a sentence for
 * the user.
 */
export async function readSettings(
  environment: string,
  { DEPLOY_SETTINGS, WORKERS_PLAN }: Record<string, string | undefined>,
): Promise<Settings> {
  const file = DEPLOY_SETTINGS || settingsFile
  if (!existsSync(file)) {
    if (DEPLOY_SETTINGS) throw new Error(`The file ${file}, which DEPLOY_SETTINGS names, is not there.`)
    return parseSettings({}, environment, WORKERS_PLAN)
  }
  return parseSettings(await readToml(file), environment, WORKERS_PLAN)
}

/** Reads a file whose name ends in `.toml`, with wrangler's own parser. */
export async function readToml(config: string): Promise<unknown> {
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
  return readRawConfig({ config }).rawConfig
}
