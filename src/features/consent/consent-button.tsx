import { useSetAtom } from 'jotai'
import { consentOpenAtom } from './consent-open.atoms.ts'

/** Opens the question for consent, also to take it back. Without script nothing is measured, and it is not shown. */
export function ConsentButton({ label }: { label: string }) {
  const setOpen = useSetAtom(consentOpenAtom)
  return (
    <button type="button" className="needs-script" onClick={({ currentTarget }) => setOpen(currentTarget)}>
      {label}
    </button>
  )
}
