import type { Result } from '../reply.ts'

/** The customer who is logged in, read from a selection; null for a guest. */
interface Session {
  loggedIn: object | null
}

/**
 * How a log-in ended. `limited`: too many attempts, the password was not checked. `slowed`: the same, for
 * an account that has few attempts an hour after many failures. `failed`: the service did not answer.
 */
export type LogInResult = 'in' | 'incorrect' | 'noAccount' | 'limited' | 'slowed' | 'failed'

/**
 * How a log-in ended, by the reply to `POST /login/{email}` or, when that was lost, by the selection read afterwards; null
 * where there is neither. Only the service itself can say that an account does not exist.
 */
export function logInResult(reply: Result<Session> | null): LogInResult {
  if (!reply) return 'failed'
  if (reply.ok) return reply.value.loggedIn ? 'in' : 'failed'
  if (reply.status === 429) return 'limited'
  if (reply.errors.email !== undefined) return 'noAccount'
  return reply.errors.password !== undefined ? 'incorrect' : 'failed'
}

/**
 * Whether the visitor is logged out, by the reply to `POST /logout` or, when that was lost, by the selection read
 * afterwards. The service refuses with 403 when the visitor was not logged in. False where there is no reply.
 */
export function isLoggedOut(reply: Result<Session> | null): boolean {
  if (!reply) return false
  return reply.ok ? reply.value.loggedIn === null : reply.status === 403
}
