import { useAtomValue, useSetAtom } from 'jotai'
import { FragmentHistory } from '#src/effects/browser/fragment-history.tsx'
import { stepAtom } from '../form/form.atoms.ts'
import { isStep, type Step } from '../form/form.ts'
import { restoreStepAtom, returnToStepAtom } from './step.atoms.ts'

/** A history entry for each step: back leads to the step before. `initial` replaces the first step. */
export function StepHistory({ initial }: { initial?: Step | undefined }) {
  const open = useAtomValue(stepAtom)
  const restore = useSetAtom(restoreStepAtom)
  const returnTo = useSetAtom(returnToStepAtom)
  return (
    <FragmentHistory value={open} isValue={isStep} initial={initial} onOpen={restore} onReturn={returnTo} />
  )
}
