import * as v from 'valibot'
import type { ParsedForm } from '#src/features/form/use-submission.ts'
import { isEmail } from '#src/forms/email.ts'

export const accountFields = { email: 'email', password: 'password' } as const

export interface Credentials {
  email: string
  password: string
}

const maxPasswordLength = 500
export const Email = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.check(isEmail, 'email'))
export const Password = v.pipe(
  v.string(),
  v.minLength(1, 'required'),
  v.maxLength(maxPasswordLength, 'required'),
)

/** Parses the login form into credentials or problems by field. Passwords are used as typed, with spaces. */
export function parseCredentials(
  form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>,
): ParsedForm<keyof Credentials, Credentials> {
  const email = v.safeParse(Email, form.get(accountFields.email) ?? '')
  const password = v.safeParse(Password, form.get(accountFields.password) ?? '')
  if (email.success && password.success) {
    return { values: { email: email.output, password: password.output } }
  }
  const misspelt = email.issues?.[0].message === 'email' ? 'email' : 'required'
  return {
    problems: {
      ...(email.success ? {} : { email: misspelt }),
      ...(password.success ? {} : { password: 'required' }),
    },
  }
}
