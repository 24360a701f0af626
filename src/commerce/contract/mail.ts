import * as v from 'valibot'
import { EmailAddress, Language, Time } from './sent-fields.ts'

/** A page of the shop that the mail leads to. */
const Link = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2_048))

/** A mail of one kind; `facts` are what its text says. */
function mailOf<Kind extends string, Facts extends v.ObjectEntries>(kind: Kind, facts: Facts) {
  return v.object({ to: EmailAddress, language: Language, kind: v.literal(kind), facts: v.object(facts) })
}

/**
 * The body of `POST {MAIL_URL}`: a mail that the commerce service does not send. The mail service writes its text in
 * `language`, and knows each `kind`. Nothing in `facts` is a visitor's own words, so that no form sends a text to a stranger.
 * Any status of success means that the mail was taken.
 */
export const Mail = v.variant('kind', [
  /** A mail to the former address of an account: its e-mail address is another one since `changedAt`. */
  mailOf('address-changed', { changedAt: Time }),
  /**
   * A mail to the owner of an account: `attempts` log-ins have failed, the last at `lastAt`. `link` leads to a new
   * password.
   */
  mailOf('many-failures', {
    attempts: v.pipe(v.number(), v.integer(), v.minValue(1)),
    lastAt: Time,
    link: Link,
  }),
  /** A mail to a future subscriber of the newsletter: `link` confirms it until `expiresAt`. */
  mailOf('newsletter-confirmation', { link: Link, expiresAt: Time }),
])
export type Mail = v.InferOutput<typeof Mail>
export type MailKind = Mail['kind']

/** Every kind of mail. */
export const mailKinds: MailKind[] = Mail.options.map(({ entries }) => entries.kind.literal)

/**
 * The header that proves that a mail comes from the shop: `t={seconds since 1970},v1={signature}`. The signature is the
 * HMAC-SHA-256 of `{seconds since 1970}.{body}` with `MAIL_KEY`, in hexadecimal. A service must refuse a mail whose
 * signature does not match, or whose time differs from its own by more than `maxSignatureAge` seconds.
 */
export const mailSignatureHeader = 'mail-signature'
export const maxSignatureAge = 300
