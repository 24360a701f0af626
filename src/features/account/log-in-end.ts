import type { Reply } from '#src/commerce/reply.ts'

/** How logging in ended. `failed`: for now nobody can say. */
export type LogInEnd = 'in' | 'incorrect' | 'noAccount' | 'failed'

/** That an account does not exist is said only where the service itself says so. Null: nobody answered. */
export function logInEnd(reply: Reply<unknown> | null): LogInEnd {
  if (!reply) return 'failed'
  if (reply.ok) return 'in'
  if (reply.errors.email !== undefined) return 'noAccount'
  return reply.errors.password !== undefined ? 'incorrect' : 'failed'
}
