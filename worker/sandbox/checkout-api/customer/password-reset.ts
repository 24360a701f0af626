import type { World } from '../../world.ts'
import { sameText } from '../access.ts'
import { newHexId } from '../identifiers.ts'

/** Lifetime of the link in a password-reset mail, in hours. */
export const resetLifetimeHours = 1
const lifetime = resetLifetimeHours * 60 * 60 * 1000

/** The two parts of a password-reset link: the row and its secret, as `id` and `i` of the query. */
export interface ResetKey {
  id: string
  i: string
}

/** Creates a key with which the password of a customer can be set once. */
export function createResetKey({ ports: { sql, now, random } }: World, customer: number): ResetKey {
  const i = newHexId(random)
  sql.run('delete from password_reset where expires <= ?', now())
  const [row] = sql.all(
    'insert into password_reset (secret, customer, expires) values (?, ?, ?) returning password_reset',
    i,
    customer,
    now() + lifetime,
  )
  return { id: String(row?.password_reset), i }
}

/** The customer whose password a key may set; null when it is unknown, used or expired. */
export function customerOfResetKey({ ports: { sql, now } }: World, { id, i }: ResetKey): number | null {
  const [row] = sql.all(
    'select secret, customer from password_reset where password_reset = ? and expires > ?',
    id,
    now(),
  )
  return row && sameText(String(row.secret), i) ? Number(row.customer) : null
}

/** Invalidates every reset link of a customer, as after any change of the password. */
export function removeResetKeys({ ports }: World, customer: number): void {
  ports.sql.run('delete from password_reset where customer = ?', customer)
}
