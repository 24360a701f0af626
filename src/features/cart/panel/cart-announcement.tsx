import { useAtomValue } from 'jotai'
import { announcementAtom } from '../state/messages.atoms.ts'

/** Announces changes of the cart to assistive technology. Rendered once: in the open panel, otherwise behind it. */
export function CartAnnouncement() {
  return (
    <p className="visually-hidden" role="status">
      {useAtomValue(announcementAtom)}
    </p>
  )
}
