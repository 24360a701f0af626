import { atom } from 'jotai'
import type { FieldName } from './address-form-fields.ts'
import type { StepId } from './form.ts'

/** Focused once it is on the page. A new object each time, so that it can be focused again. */
export interface FocusTarget {
  name: FieldName | StepId
}

export const focusAtom = atom<FocusTarget | null>(null)
