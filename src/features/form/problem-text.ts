import { newPasswordLength } from '#src/forms/new-password-length.ts'
import type { I18n } from '#src/i18n/i18n.ts'

/** What is wrong with the text of a field. */
export type FieldProblem =
  | 'required'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'country'
  | 'zipCode'
  /** Not a year with four digits, or out of range. */
  | 'year'
  /** The service refused it without saying why, or it is longer than any field may be. */
  | 'notAccepted'
  /** The e-mail address has an account. */
  | 'taken'
  /** A new password that is too short or too long, or not the same as its repetition. */
  | 'short'
  | 'long'
  | 'different'
  /** A new password that is guessed first: it is common, or made of what is known of its owner. */
  | 'common'
  | 'personal'
  /** The password is not that of the account. */
  | 'wrongPassword'
  /** A file that is no picture browsers can read, or has too many bytes; or a photo that could not be kept. */
  | 'photoType'
  | 'photoSize'
  | 'photoFailed'
  | 'photoLimited'

/** Problems by the name of their field; valid fields are absent. */
export type FieldProblems<Field extends string> = Partial<Record<Field, FieldProblem>>

/** What is wrong with a field, as a sentence; undefined for a valid one. */
export function problemText(t: I18n['t'], problem: FieldProblem | undefined): string | undefined {
  switch (problem) {
    case undefined:
      return undefined
    case 'required':
    case 'email':
    case 'phone':
      return t(`forms.${problem}`)
    case 'vatNumber':
    case 'country':
    case 'zipCode':
    case 'notAccepted':
      return t(`checkout.problem.${problem}`)
    case 'short':
      return t('account.problem.short', { min: newPasswordLength.min })
    case 'photoLimited':
      return t('forms.tooManyAttempts')
    case 'long':
      return t('account.problem.long', { max: newPasswordLength.max })
    default:
      return t(`account.problem.${problem}`)
  }
}
