import * as v from 'valibot'
import type { Deployment } from '../log.ts'
import { ServiceVariables } from './service-variables.ts'

/** The version of the Worker, as Cloudflare describes it. */
const Version = v.object({ id: v.string(), tag: v.optional(v.string(), '') })

const { GIT_SHA, SHOP_ENVIRONMENT } = ServiceVariables.entries
const Named = v.object({
  GIT_SHA: v.fallback(GIT_SHA, ''),
  SHOP_ENVIRONMENT: v.fallback(SHOP_ENVIRONMENT, 'production'),
  CF_VERSION_METADATA: v.fallback(v.optional(Version), undefined),
})

/** Does not need valid variables: what is wrong with them is a line of the log, too. */
export function deploymentOf(bindings: Record<string, unknown>): Deployment {
  const { GIT_SHA, SHOP_ENVIRONMENT, CF_VERSION_METADATA: version } = v.parse(Named, bindings)
  const release = GIT_SHA || version?.tag || version?.id
  return { ...(release ? { release } : {}), environment: SHOP_ENVIRONMENT }
}
