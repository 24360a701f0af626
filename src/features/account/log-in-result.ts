import type { Result } from '#src/commerce/reply.ts'

/** How logging in ended. `limited`: too many attempts, the password was not checked. `failed`: the service did not answer. */
export type LogInResult = 'in' | 'incorrect' | 'noAccount' | 'limited' | 'failed'

/** That an account does not exist is said only where the service itself says so. Null: nobody answered. */
export function logInResult(reply: Result<unknown> | null): LogInResult {
  if (!reply) return 'failed'
  if (reply.ok) return 'in'
  if (reply.status === 429) return 'limited'
  if (reply.errors.email !== undefined) return 'noAccount'
  return reply.errors.password !== undefined ? 'incorrect' : 'failed'
}
