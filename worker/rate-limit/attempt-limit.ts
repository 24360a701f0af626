import type { Context } from 'hono'
import { within } from '#src/commerce/deadline.ts'
import type { AttemptLimit } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { createReport } from '../error-reports/create-report.ts'
import {
  attemptCountDeadline,
  logInFailures,
  slowAttempts,
  slowAttemptsOfAccount,
  slowLogIns,
} from '../limits.ts'
import { createSecurityLog } from '../security-log/create-security-log.ts'
import { countAttempt } from './attempt-counts.ts'
import { networkOf } from './network-of.ts'
import type { RateLimit, RateLimiter } from './rate-limiter.ts'

/** False over the limit. Counts in memory if the host has no counter or it fails. */
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
 * Limits attempts by client address (`cf-connecting-ip`, which the host sets) and by account, as hashes: no address is
 * stored.
 */
export function createAttemptLimit(c: Context<Edge>): AttemptLimit {
  const { isolate } = c.var
  const network = networkOf(c.req.header('cf-connecting-ip') ?? '')

  function isAllowedPerMinute(key: string): Promise<boolean> {
    const { ATTEMPTS: bound } = c.env
    return isAllowed(c, key, bound && ((hashed) => bound.limit({ key: hashed })), isolate.attempts)
  }

  function isAllowedFor(
    rate: RateLimit & { weight?: 0 | 1 },
    key: string,
    memory: RateLimiter,
  ): Promise<boolean> {
    const { ATTEMPT_COUNTS: objects } = c.env
    return isAllowed(c, key, objects && ((hashed) => countAttempt(objects, hashed, rate)), memory)
  }

  /** A `weight` of 0 only reads; false if there were too many before. */
  function isWithinFailures(account: string, weight: 0 | 1): Promise<boolean> {
    const { logInFailures: counter } = isolate
    const memory: RateLimiter = { limit: ({ key }) => counter.limit({ key, weight }) }
    return isAllowedFor({ ...logInFailures, weight }, `failures as ${nameOf(account)}`, memory)
  }

  async function allowsFor(rate: RateLimit, key: string, memory: RateLimiter): Promise<boolean> {
    const allowed = await isAllowedFor(rate, key, memory)
    if (!allowed) c.set('limitPeriod', rate.period)
    return allowed
  }

  return {
    async allows(form, account) {
      const visitor = `${form} from ${network}`
      if (isSlowForm(form)) {
        if (!(await allowsFor(slowAttempts[form], visitor, isolate.slowAttempts[form]))) return false
        if (account === undefined) return true
        return allowsFor(
          slowAttemptsOfAccount,
          `${form} as ${nameOf(account)}`,
          isolate.slowAttemptsOfAccount,
        )
      }
      if (!(await isAllowedPerMinute(visitor))) return false
      if (account === undefined) return true
      const name = nameOf(account)
      if (!(await isAllowedPerMinute(`${form} as ${name}`))) return false
      if (!passwordForms.has(form) || (await isWithinFailures(account, 0))) return true
      return allowsFor(slowLogIns, `${form} slowly as ${name}`, isolate.slowLogIns)
    },
    async failed(account) {
      const counted = await isWithinFailures(account, 1)
      if (!counted || (await isWithinFailures(account, 0))) return null
      createSecurityLog(c)('lock', account)
      return logInFailures.limit
    },
    isSlowed: async (account) => !(await isWithinFailures(account, 0)),
  }
}

const passwordForms: ReadonlySet<string> = new Set(['log-in', 'present-password'])

function nameOf(account: string): string {
  return account.trim().toLowerCase()
}

function isSlowForm(form: string): form is keyof typeof slowAttempts {
  return Object.hasOwn(slowAttempts, form)
}
