import * as v from 'valibot'
import type { ChangePasswordResult } from '#src/commerce/customer/password.ts'
import type { ParsedForm, Submission } from '#src/features/form/use-submission.ts'
import type { CommonPasswordCheck } from '#src/forms/common-passwords.ts'
import { Password } from '../credentials.ts'
import { type NewPasswordField, newPasswordFields, parseNewPassword } from './new-password.ts'

export const currentPasswordField = 'password'
/** Hidden fields with the owner's e-mail address and name, for password managers and the check of the password. */
export const ownerFields = ['email', 'name'] as const
const OwnerText = v.fallback(v.pipe(v.string(), v.maxLength(1_000)), '')
export type ChangePasswordField = typeof currentPasswordField | NewPasswordField
export type ChangePasswordSubmission = Submission<ChangePasswordField, ChangePasswordResult>

export interface PasswordChange {
  password: string
  newPassword: string
}

export function parsePasswordChange(
  form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>,
  isCommon: CommonPasswordCheck,
): ParsedForm<ChangePasswordField, PasswordChange> {
  const current = v.safeParse(Password, form.get(currentPasswordField) ?? '')
  const about = ownerFields.map((name) => v.parse(OwnerText, form.get(name)))
  const changed = parseNewPassword(form, { isCommon, about })
  if (current.success && 'values' in changed)
    return { values: { password: current.output, newPassword: changed.values } }
  return {
    problems: {
      ...(current.success ? {} : { [currentPasswordField]: 'required' }),
      ...('problems' in changed ? changed.problems : {}),
    },
  }
}

export function changePasswordSubmission(outcome: ChangePasswordResult): ChangePasswordSubmission {
  if (outcome === 'wrong') return { problems: { [currentPasswordField]: 'wrongPassword' }, outcome }
  if (outcome === 'refused') return { problems: { [newPasswordFields.password]: 'notAccepted' }, outcome }
  return { problems: {}, outcome }
}
