import { useSetAtom } from 'jotai'
import { consentOpenerAtom } from './consent-opener.atoms.ts'

/** Opens the consent panel, also to withdraw consent. Hidden without script, since nothing is measured then. */
export function ConsentButton({ label }: { label: string }) {
  const setOpener = useSetAtom(consentOpenerAtom)
  return (
    <button type="button" className="needs-script" onClick={({ currentTarget }) => setOpener(currentTarget)}>
      {label}
    </button>
  )
}
