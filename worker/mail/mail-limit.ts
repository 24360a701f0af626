import type { Context } from 'hono'
import type { Edge } from '../context.ts'
import { mailsToAddress } from '../limits.ts'
import { countAttempt } from '../rate-limit/attempt-counts.ts'
import { isAllowed } from '../rate-limit/attempt-limit.ts'

export function isMailAllowed(c: Context<Edge>, about: string, address: string): Promise<boolean> {
  const { ATTEMPT_COUNTS: objects } = c.env
  const count = objects && ((hashed: string) => countAttempt(objects, hashed, mailsToAddress))
  return isAllowed(c, `mail ${about} to ${address.toLowerCase()}`, count, c.var.isolate.mailsToAddress)
}
