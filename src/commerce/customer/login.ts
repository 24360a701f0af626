import type { Result } from '../reply.ts'

/** The customer who is logged in, read from a selection; null for a guest. */
interface Session {
  loggedIn: object | null
}

/**
 * The result of a log-in. `limited`: too many attempts, the password was not checked. `slowed`: the same, for an
 * account that has few attempts an hour after many failures. `failed`: the service did not answer.
 */
export type LogInResult = 'in' | 'incorrect' | 'noAccount' | 'limited' | 'slowed' | 'failed'

/**
 * The result of a log-in, by the reply to `POST /login/{email}` or, if that was lost, by the selection read afterwards;
 * null if both failed. Only the service itself can say that an account does not exist.
 */
export function logInResult(reply: Result<Session> | null): LogInResult {
  if (!reply) return 'failed'
  if (reply.ok) return reply.value.loggedIn ? 'in' : 'failed'
  if (reply.status === 429) return 'limited'
  if (reply.errors.email !== undefined) return 'noAccount'
  return reply.errors.password !== undefined ? 'incorrect' : 'failed'
}

/**
 * True if the visitor is logged out, by the reply to `POST /logout` or, if that was lost, by the selection read
 * afterwards. The service refuses with 403 if the visitor was not logged in. False without a reply.
 */
export function isLoggedOut(reply: Result<Session> | null): boolean {
  if (!reply) return false
  return reply.ok ? reply.value.loggedIn === null : reply.status === 403
}
