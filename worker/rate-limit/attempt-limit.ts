import type { Context } from 'hono'
import { within } from '#src/commerce/deadline.ts'
import type { AttemptLimit } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { attemptCountDeadline } from '../limits.ts'
import { createReport } from '../report.ts'
import { networkOf } from './network-of.ts'

/**
 * Limits form attempts by client address (`cf-connecting-ip`, which the host sets) and by account. The keys are hashed,
 * so no address is stored.
 */
export function createAttemptLimit(c: Context<Edge>): AttemptLimit {
  const { isolate, ids, log } = c.var
  const network = networkOf(c.req.header('cf-connecting-ip') ?? '')

  async function isAllowed(key: string): Promise<boolean> {
    const options = { key: await sha256(key) }
    const { ATTEMPTS: bound } = c.env
    if (!bound) return (await isolate.attempts.limit(options)).success
    const late = () => new Error('The rate limit took too long.')
    const { success } = await within(attemptCountDeadline, bound.limit(options), late).catch(
      (error: unknown) => {
        createReport(ids.requestId, log)(error)
        return isolate.attempts.limit(options)
      },
    )
    return success
  }

  return {
    async allows(form, account) {
      if (!(await isAllowed(`${form} from ${network}`))) return false
      return account === undefined || isAllowed(`${form} as ${account.trim().toLowerCase()}`)
    },
  }
}
