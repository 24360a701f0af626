import { expect, test } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { reduceShareOnLimits, reduceShareOnTimeouts } from '#worker/call-budget/reduce-share.ts'
import { createUnusualShare } from '#worker/call-budget/unusual-share.ts'
import { unusualShare } from '#worker/limits.ts'

const { max } = unusualShare
const call = { method: 'GET', path: '/products', route: 'GET /products' } as const

/** A share of which ten calls were sent, and what it has become after what happened. */
async function after(happens: (share: ReturnType<typeof createUnusualShare>) => Promise<unknown>) {
  const share = createUnusualShare(() => 1_000)
  for (let sent = 0; sent < 10; sent += 1) share.spend()
  await happens(share).catch(() => {})
  return share.perSecond()
}

test('too many calls and calls that are not answered in time cut the share', async () => {
  const limited = async () => new Response(null, { status: 429 })
  expect(
    await after((share) => reduceShareOnLimits(limited, share)(new Request('https://back-end.test/'))),
  ).toBe(5)
  const late = () => Promise.reject(new UpstreamError('timeout', call.route))
  expect(await after((share) => reduceShareOnTimeouts(late, share)(call))).toBe(5)
})

test('answers and other failures do not', async () => {
  const found = async () => new Response('{}')
  expect(
    await after((share) => reduceShareOnLimits(found, share)(new Request('https://back-end.test/'))),
  ).toBe(max)
  const broken = () => Promise.reject(new UpstreamError('network', call.route))
  expect(await after((share) => reduceShareOnTimeouts(broken, share)(call))).toBe(max)
})
