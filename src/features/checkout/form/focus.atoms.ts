import { atom } from 'jotai'
import type { FieldName } from './fields.ts'
import type { StepId } from './form.ts'

/**
 * The next focus target, focused once it is on the page. A new object each time, so that the same target can be focused
 * again.
 */
export interface FocusTarget {
  /** The name of a field, or the heading of a step. */
  name: FieldName | StepId
}

export const focusAtom = atom<FocusTarget | null>(null)
