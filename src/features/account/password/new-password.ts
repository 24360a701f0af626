import type { ParsedForm } from '#src/features/form/use-submission.ts'
import type { CommonPasswordCheck } from '#src/forms/common-passwords.ts'
import { newPasswordLength } from '#src/forms/new-password-length.ts'
import { isPersonal } from './personal-password.ts'

export const newPasswordFields = { password: 'new-password', repeat: 'repeat-password' } as const
export type NewPasswordField = (typeof newPasswordFields)[keyof typeof newPasswordFields]

export interface NewPasswordRules {
  isCommon: CommonPasswordCheck
  about?: readonly string[]
}

/**
 * Parses a new password and its repetition. It is used as typed, with spaces; any characters are allowed, but the most
 * commonly guessed passwords are not (OWASP ASVS 6.2.4, 6.2.11).
 */
export function parseNewPassword(
  form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>,
  { isCommon, about = [] }: NewPasswordRules,
): ParsedForm<NewPasswordField, string> {
  const { password: name, repeat: repeatName } = newPasswordFields
  const [password, repeat] = [form.get(name), form.get(repeatName)].map((value) =>
    typeof value === 'string' ? value : '',
  )
  const { min, max } = newPasswordLength
  if (!password) return { problems: { [name]: 'required', ...(repeat ? {} : { [repeatName]: 'required' }) } }
  if (password.length < min) return { problems: { [name]: 'short' } }
  if (password.length > max) return { problems: { [name]: 'long' } }
  if (isCommon(password)) return { problems: { [name]: 'common' } }
  if (isPersonal(password, about)) return { problems: { [name]: 'personal' } }
  if (!repeat) return { problems: { [repeatName]: 'required' } }
  return repeat === password ? { values: password } : { problems: { [repeatName]: 'different' } }
}
