import { maxCars } from '#src/commerce/contract/selection/customer-cars.ts'
import type { ChangeCarsResult } from '#src/commerce/customer/change-cars.ts'
import type { I18n } from '#src/i18n/i18n.ts'

/** How a change of cars and their photos ended. `photoFailed`: a photo could not be kept or deleted. */
export type CarOutcome = ChangeCarsResult['kind'] | 'photoFailed'

/** Why the cars were not changed, as a sentence; null when they were, or when the page asks to log in. */
export function carsProblem(t: I18n['t'], outcome: CarOutcome | null): string | null {
  switch (outcome) {
    case 'full':
      return t('account.carsFull', { max: maxCars })
    case 'unreadable':
      return t('account.carsUnreadable')
    case 'limited':
      return t('forms.tooManyAttempts')
    case 'photoFailed':
      return t('account.problem.photoFailed')
    case 'failed':
      return t('account.saveFailed')
    default:
      return null
  }
}
