import type { Context } from 'hono'
import { parseTokenCookie } from '#src/commerce/checkout-token.ts'
import type { Edge } from '../context.ts'
import { keyedHash } from '../digest.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import type { SecurityFact, SecurityLog } from './security-log.ts'

/** Refusals of a network are noted once a minute. */
export function createSecurityLog(c: Context<Edge>): SecurityLog {
  const { ids, isolate, log, settings } = c.var

  async function write(what: SecurityFact, account: string | undefined): Promise<void> {
    const hash = async (kind: string, text: string) =>
      (await keyedHash(`${kind} ${text}`, settings.COMMERCE_SECRET)).slice(0, 16)
    const network = await hash('network', networkOf(c.req.header('cf-connecting-ip') ?? ''))
    if (isDefence(what)) {
      const key = `${what} ${network} ${account}`
      if (isolate.refusals.has(key)) return
      isolate.refusals.add(key)
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

/** Facts that anyone can cause as often as they like. */
function isDefence(what: SecurityFact): boolean {
  return what === 'limit-reached' || what === 'signature-refused'
}
