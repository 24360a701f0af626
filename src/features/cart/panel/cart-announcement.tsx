import { useAtomValue } from 'jotai'
import { announcementAtom } from '../state/messages.atoms.ts'

/** Tells assistive technology what became of the cart. One of it is on the page: in the open panel, or behind it. */
export function CartAnnouncement() {
  return (
    <p className="visually-hidden" role="status">
      {useAtomValue(announcementAtom)}
    </p>
  )
}
