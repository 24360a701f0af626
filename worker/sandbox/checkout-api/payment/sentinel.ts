import type { SelectionState } from '../selection/selection-state.ts'

/** The local part of the e-mail address, lower case: what is typed there decides how payments end; see the README. */
export function paymentSentinel({ address }: Pick<SelectionState, 'address'>): string {
  const [name = ''] = (address.email ?? '').toLowerCase().split('@')
  return name
}
