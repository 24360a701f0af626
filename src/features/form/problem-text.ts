import { newPasswordLength } from '#src/forms/new-password-length.ts'
import type { PhoneProblem } from '#src/forms/phone.ts'
import type { I18n } from '#src/i18n/i18n.ts'

export type FieldProblem =
  | 'required'
  | 'email'
  | PhoneProblem
  | 'vatNumber'
  | 'country'
  | 'zipCode'
  /** Not a year with four digits, or out of range. */
  | 'year'
  /** The service refused it without a reason, or it exceeds the maximum of any field. */
  | 'notAccepted'
  | 'taken'
  | 'short'
  | 'long'
  | 'different'
  /** A common new password, or one made of facts about its owner. */
  | 'common'
  | 'personal'
  /** Not the password of the account. */
  | 'wrongPassword'
  | 'photoType'
  | 'photoSize'
  | 'photoFailed'
  | 'photoLimited'

export type FieldProblems<Field extends string> = Partial<Record<Field, FieldProblem>>

export function problemText(t: I18n['t'], problem: FieldProblem | undefined): string | undefined {
  switch (problem) {
    case undefined:
      return undefined
    case 'required':
    case 'email':
    case 'phone':
    case 'phoneCode':
    case 'phoneShort':
    case 'phoneLong':
    case 'phoneDigits':
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
