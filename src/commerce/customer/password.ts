import type { Result } from '../reply.ts'

/** The key in a link of a password-reset mail. It opens an account, so it is kept out of logs, addresses and storage. */
export interface ResetKey {
  i: string
  id: string
}

/**
 * The result of a request for a password-reset mail. `sent`: there is a mail if there is an account; the answer does
 * not reveal which. `limited`: too many attempts. `failed`: no usable answer.
 */
export type ResetRequestResult = 'sent' | 'limited' | 'failed'

/** The result of such a request, by the reply: if a service reveals unknown addresses, the visitor is not informed. */
export function resetRequestResult(reply: Result<unknown> | null): ResetRequestResult {
  if (!reply) return 'failed'
  if (reply.ok || reply.errors.email !== undefined) return 'sent'
  return reply.status === 429 ? 'limited' : 'failed'
}

/**
 * The result of a reset link. `in`: the password is set, and the customer logged in. `gone`: the link is unknown, used
 * or expired. `refused`: the service does not accept the password.
 */
export type ResetResult = 'in' | 'gone' | 'refused' | 'limited' | 'failed'

/**
 * The result of a reset link, by the reply to `POST /password-reset` or, if that was lost, by the selection read
 * afterwards.
 */
export function resetResult(reply: Result<{ loggedIn: object | null }> | null): ResetResult {
  if (!reply) return 'failed'
  if (reply.ok) return reply.value.loggedIn ? 'in' : 'failed'
  if (reply.status === 429) return 'limited'
  if (reply.errors.newPassword !== undefined) return 'refused'
  const { i, id } = reply.errors
  return i !== undefined || id !== undefined || reply.status === 404 ? 'gone' : 'failed'
}

/**
 * The result of a change of the password. `wrong`: the current password is a different one. `refused`: the service does
 * not accept the new one. `loggedOut`: the visitor is no longer logged in.
 */
export type ChangePasswordResult = 'changed' | 'wrong' | 'refused' | 'loggedOut' | 'limited' | 'failed'

/** The result of a change of the password, by the reply to `PUT /password`. */
export function changePasswordResult(reply: Result<unknown> | null): ChangePasswordResult {
  if (!reply) return 'failed'
  if (reply.ok) return 'changed'
  if (reply.status === 429) return 'limited'
  if (reply.status === 401 || reply.status === 403) return 'loggedOut'
  if (reply.errors.newPassword !== undefined) return 'refused'
  return reply.errors.password !== undefined ? 'wrong' : 'failed'
}
