import { maxCars } from '#src/commerce/contract/selection/customer-cars.ts'
import type { ChangeCarsResult } from '#src/commerce/customer/change-cars.ts'
import type { I18n } from '#src/i18n/i18n.ts'

/** The result of a change of cars and their photos. `photoFailed`: a photo could not be stored or deleted. */
export type CarOutcome = ChangeCarsResult['kind'] | 'photoFailed'

/** The reason why the cars were not changed, as a sentence; null on success, or if the page asks to log in. */
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
