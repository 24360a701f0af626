import type { World } from '../../world.ts'
import { isPassword, unknownAccountPassword } from './password.ts'

/** Wrong passwords in a row that have no consequence yet. */
const freeMisses = 3
const maxWaitSeconds = 8
/** Milliseconds after the last wrong password until the count starts again. */
const missLifetime = 15 * 60 * 1000
/** Wrong passwords within a day after which an address has ten tries an hour. */
const maxDayMisses = 30
const slowWaitSeconds = 360
const day = 24 * 60 * 60 * 1000

/**
 * The result of a password check. `wait`: the seconds before the next try; the result does not reveal whether the
 * password is right.
 */
export type PasswordCheck = { kind: 'right' } | { kind: 'wrong' } | { kind: 'limited'; wait: number }

/**
 * Checks the password of an account and counts wrong ones by e-mail address: after three in a row the next try has to
 * wait 1, 2, 4, then 8 seconds, and after thirty within a day six minutes. An address without an account (`stored` is
 * null) is treated the same, so that the two cannot be distinguished.
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
  const [row] = ports.sql.all('select * from password_miss where email = ?', email.toLowerCase())
  if (!row) return 0
  const passed = ports.now() - Number(row.last)
  const isSlowed = Number(row.day_misses) >= maxDayMisses && ports.now() - Number(row.day_began) < day
  const extra = passed < missLifetime ? Number(row.misses) - freeMisses : -1
  const wait = isSlowed ? slowWaitSeconds : extra < 0 ? 0 : Math.min(2 ** extra, maxWaitSeconds)
  return Math.max(0, Math.ceil(wait - passed / 1000))
}

function countMiss({ ports: { sql, now } }: World, email: string): void {
  sql.run('delete from password_miss where last <= ?', now() - day)
  sql.run(
    `insert into password_miss (email, misses, last, day_misses, day_began) values (?1, 1, ?2, 1, ?2)
     on conflict (email) do update set
       misses = iif(last <= ?3, 1, misses + 1),
       day_misses = iif(day_began > ?4, day_misses + 1, 1),
       day_began = iif(day_began > ?4, day_began, ?2),
       last = ?2`,
    email.toLowerCase(),
    now(),
    now() - missLifetime,
    now() - day,
  )
}
