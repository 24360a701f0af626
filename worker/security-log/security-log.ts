import type { SecurityFact } from '../log.ts'

/**
 * Writes an event of an account, or of the shop's defences, as a line `security` of the log. `account` is its e-mail
 * address, if known. Of it, of the visitor's token and of their network only a keyed hash is written: equal ones can be
 * found, but not guessed from the log.
 */
export type SecurityLog = (what: SecurityFact, account?: string) => void
