import * as v from 'valibot'
import { sha256 } from '../digest.ts'
import { isLoopback } from '../loopback.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import type { Caller } from './network-budgets.ts'

/** Cloudflare's category of verified crawlers (https://developers.cloudflare.com/bots/concepts/bot/verified-bots). */
const Verified = v.object({
  cf: v.union([
    v.object({ botManagement: v.object({ verifiedBot: v.literal(true) }) }),
    v.object({ verifiedBotCategory: v.pipe(v.string(), v.minLength(1)) }),
  ]),
})

/** Null without an address, or with the host's own: a proxy that forwards none must not make one visitor of all. */
export async function callerOf(request: Request): Promise<Caller | null> {
  if (v.is(Verified, request)) return 'verified crawlers'
  const address = request.headers.get('cf-connecting-ip') ?? ''
  if (address === '' || isLoopback(address)) return null
  return { network: await sha256(`calls from ${networkOf(address)}`) }
}
