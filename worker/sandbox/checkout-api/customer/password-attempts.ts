import type { World } from '../../world.ts'
import { isPassword, unknownAccountPassword } from './password.ts'

/** Wrong passwords in a row that have no consequence yet. */
const freeMisses = 3
const maxWaitSeconds = 8
/** Milliseconds after the last wrong password until the count starts again. */
const missLifetime = 15 * 60 * 1000

/** How a password check ended. `wait`: the seconds before the next try; whether the password is right is not said. */
export type PasswordCheck = { kind: 'right' } | { kind: 'wrong' } | { kind: 'limited'; wait: number }

/**
 * Checks the password of an account and counts wrong ones by e-mail address: after three in a row the next try has to
 * wait 1, 2, 4, then 8 seconds. An address without an account (`stored` is null) is treated alike, so that nothing
 * tells them apart.
 */
export async function checkPassword(
  world: World,
  email: string,
  password: string,
  stored: string | null,
): Promise<PasswordCheck> {
  const wait = secondsToWait(world, email)
  if (wait > 0) return { kind: 'limited', wait }
  const right = await isPassword(password, stored ?? unknownAccountPassword)
  // Guesses sent at the same time were counted meanwhile.
  const waitNow = secondsToWait(world, email)
  if (waitNow > 0) return { kind: 'limited', wait: waitNow }
  if (right && stored !== null) {
    forgetMisses(world, email)
    return { kind: 'right' }
  }
  countMiss(world, email)
  return { kind: 'wrong' }
}

/** Forgets the wrong passwords of an address, as after a successful log-in or password reset. */
export function forgetMisses({ ports }: World, email: string): void {
  ports.sql.run('delete from password_miss where email = ?', email.toLowerCase())
}

function secondsToWait({ ports }: World, email: string): number {
  const [row] = ports.sql.all('select misses, last from password_miss where email = ?', email.toLowerCase())
  const passed = ports.now() - Number(row?.last)
  if (!row || passed >= missLifetime) return 0
  const extra = Number(row.misses) - freeMisses
  const wait = extra < 0 ? 0 : Math.min(2 ** extra, maxWaitSeconds)
  return Math.max(0, Math.ceil(wait - passed / 1000))
}

function countMiss({ ports: { sql, now } }: World, email: string): void {
  sql.run('delete from password_miss where last <= ?', now() - missLifetime)
  sql.run(
    `insert into password_miss (email, misses, last) values (?, 1, ?)
     on conflict (email) do update set misses = misses + 1, last = excluded.last`,
    email.toLowerCase(),
    now(),
  )
}
