import type { SecurityFact } from '../log.ts'

/**
 * Writes what happened to an account, or to the shop's defences, as a line `security` of the log. `account` is the e-mail
 * address it is about, where one is known. Of it, of the visitor's token and of their network only a keyed hash is written:
 * equal ones can be found, and none can be guessed by who has the log alone.
 */
export type SecurityLog = (what: SecurityFact, account?: string) => void
