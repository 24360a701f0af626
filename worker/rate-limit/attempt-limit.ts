import type { Context } from 'hono'
import { within } from '#src/commerce/deadline.ts'
import type { AttemptLimit } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { attemptCountDeadline, slowAttempts } from '../limits.ts'
import { createReport } from '../report.ts'
import { createSecurityLog } from '../security-log/security-log.ts'
import { countAttempt } from './attempt-counts.ts'
import { networkOf } from './network-of.ts'
import type { RateLimiter } from './rate-limiter.ts'

/**
 * Counts an event of a key, which is hashed, at the host, or in memory when the host has no counter or it fails. False over
 * the limit, which is told to the security log.
 */
export async function isAllowed(
  c: Context<Edge>,
  key: string,
  count: ((key: string) => Promise<{ success: boolean }>) | undefined,
  memory: RateLimiter,
): Promise<boolean> {
  const { ids, log } = c.var
  const hashed = await sha256(key)
  const late = () => new Error('The rate limit took too long.')
  const { success } = count
    ? await within(attemptCountDeadline, count(hashed), late).catch((error: unknown) => {
        createReport(ids.requestId, log)(error)
        return memory.limit({ key: hashed })
      })
    : await memory.limit({ key: hashed })
  if (!success) createSecurityLog(c)('limit-reached')
  return success
}

/**
 * Limits form attempts by client address (`cf-connecting-ip`, which the host sets) and by account. The keys are hashed,
 * so no address is stored.
 */
export function createAttemptLimit(c: Context<Edge>): AttemptLimit {
  const { isolate } = c.var
  const network = networkOf(c.req.header('cf-connecting-ip') ?? '')

  function isAllowedPerMinute(key: string): Promise<boolean> {
    const { ATTEMPTS: bound } = c.env
    return isAllowed(c, key, bound && ((hashed) => bound.limit({ key: hashed })), isolate.attempts)
  }

  return {
    async allows(form, account) {
      const visitor = `${form} from ${network}`
      if (isSlowForm(form)) {
        const { ATTEMPT_COUNTS: objects } = c.env
        const count = objects && ((hashed: string) => countAttempt(objects, hashed, slowAttempts[form]))
        const allowed = await isAllowed(c, visitor, count, isolate.slowAttempts[form])
        if (!allowed) c.set('limitPeriod', slowAttempts[form].period)
        return allowed
      }
      if (!(await isAllowedPerMinute(visitor))) return false
      return account === undefined || isAllowedPerMinute(`${form} as ${account.trim().toLowerCase()}`)
    },
  }
}

function isSlowForm(form: string): form is keyof typeof slowAttempts {
  return Object.hasOwn(slowAttempts, form)
}
