import type { Context } from 'hono'
import { parseTokenCookie } from '#src/commerce/checkout-token.ts'
import type { Edge } from '../context.ts'
import { keyedHash } from '../digest.ts'
import type { SecurityFact } from '../log.ts'
import { networkOf } from '../rate-limit/network-of.ts'

/**
 * Writes what happened to an account, or to the shop's defences, as a line `security` of the log. `account` is the e-mail
 * address it is about, where one is known. Of it, of the visitor's token and of their network only a keyed hash is written:
 * equal ones can be found, and none can be guessed by who has the log alone.
 */
export type SecurityLog = (what: SecurityFact, account?: string) => void

/** Creates the security log of a request. That a network has reached a limit is told once a minute. */
export function createSecurityLog(c: Context<Edge>): SecurityLog {
  const { ids, isolate, log, settings } = c.var

  async function write(what: SecurityFact, account: string | undefined): Promise<void> {
    const hash = async (kind: string, text: string) =>
      (await keyedHash(`${kind} ${text}`, settings.COMMERCE_SECRET)).slice(0, 16)
    const network = await hash('network', networkOf(c.req.header('cf-connecting-ip') ?? ''))
    if (what === 'limit-reached') {
      const key = `${network} ${account}`
      if (isolate.reachedLimits.has(key)) return
      isolate.reachedLimits.add(key)
    }
    const token = parseTokenCookie(c.req.header('cookie') ?? '')
    log({
      event: 'security',
      requestId: ids.requestId,
      what,
      network,
      ...(token ? { session: await hash('session', token) } : {}),
      ...(account ? { account: await hash('account', account.trim().toLowerCase()) } : {}),
    })
  }

  return (what, account) => c.executionCtx.waitUntil(write(what, account))
}
