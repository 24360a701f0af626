/** Events that concern the security of an account or the shop. */
export type SecurityFact =
  | 'log-in'
  | 'log-in-failed'
  /** An account had so many failed log-ins that further ones have to wait. */
  | 'lock'
  | 'log-out'
  | 'registration'
  | 'password-change'
  | 'password-change-failed'
  | 'password-reset-request'
  | 'email-change'
  | 'token-change'
  /** A link without the shop's signature was opened. */
  | 'signature-refused'
  | 'limit-reached'

/**
 * Writes an event of an account, or of the shop's defences, as a line `security` of the log. `account` is its e-mail
 * address, if known. Of it, of the visitor's token and of their network only a keyed hash is written: equal ones can be
 * found, but not guessed from the log.
 */
export type SecurityLog = (what: SecurityFact, account?: string) => void
