import * as v from 'valibot'
import type { ResetKey } from '#src/commerce/customer/password.ts'
import type { AccountConfig } from '#src/config.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'

const Part = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))
const Key = v.object({ i: Part, id: Part })

/** The key of a password-reset link, from its query or a form's hidden fields; null if incomplete. */
export function parseResetKey(fields: URLSearchParams): ResetKey | null {
  const parsed = v.safeParse(Key, { i: fields.get('i'), id: fields.get('id') })
  return parsed.success ? parsed.output : null
}

/**
 * The `linkUri` of a password-reset mail: the configured path in the visitor's language, which the service appends to
 * its own address of the shop. It contains nothing from a request, so a mail cannot lead elsewhere.
 */
export function resetLinkUri(locale: Locale, { resetPasswordPath }: AccountConfig): string {
  return localized(locale, resetPasswordPath).slice(1)
}
