import type { Result } from './reply.ts'

/** Whether nobody is logged in after this reply to `POST /logout`. The service refuses it with 403 where nobody was. */
export function isLoggedOut(reply: Result<unknown>): boolean {
  return reply.ok || reply.status === 403
}
