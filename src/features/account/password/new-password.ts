import type { ParsedForm } from '#src/features/form/use-submission.ts'
import { newPasswordLength } from '#src/forms/new-password-length.ts'

/** Field names of a new password and its repetition. */
export const newPasswordFields = { password: 'new-password', repeat: 'repeat-password' } as const
export type NewPasswordField = (typeof newPasswordFields)[keyof typeof newPasswordFields]

/** Parses a new password and its repetition. It is used as typed, with spaces; any characters will do. */
export function parseNewPassword(
  form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>,
): ParsedForm<NewPasswordField, string> {
  const { password: name, repeat: repeatName } = newPasswordFields
  const [password, repeat] = [form.get(name), form.get(repeatName)].map((value) =>
    typeof value === 'string' ? value : '',
  )
  const { min, max } = newPasswordLength
  if (!password) return { problems: { [name]: 'required', ...(repeat ? {} : { [repeatName]: 'required' }) } }
  if (password.length < min) return { problems: { [name]: 'short' } }
  if (password.length > max) return { problems: { [name]: 'long' } }
  if (!repeat) return { problems: { [repeatName]: 'required' } }
  return repeat === password ? { values: password } : { problems: { [repeatName]: 'different' } }
}
