import { useSetAtom } from 'jotai'
import { consentOpenAtom } from './consent-open.atoms.ts'

/** Opens the consent panel, also to withdraw consent. Hidden without script, since nothing is measured then. */
export function ConsentButton({ label }: { label: string }) {
  const setOpen = useSetAtom(consentOpenAtom)
  return (
    <button type="button" className="needs-script" onClick={({ currentTarget }) => setOpen(currentTarget)}>
      {label}
    </button>
  )
}
