import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { CartAnnouncement } from './cart-announcement.tsx'
import { loadCartPanel } from './load-panel.ts'
import { cartOpenAtom, cartStarterAtom } from './selection.atoms.ts'

/** The place of the cart panel in the page: empty until it is first opened, then kept. */
export function CartHost() {
  const starter = useAtomValue(cartStarterAtom)
  const open = useAtomValue(cartOpenAtom)
  const [CartPanel] = useState(() => lazy(() => loadCartPanel(starter)))
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return (
    <>
      {open ? null : <CartAnnouncement />}
      <Suspense>{wanted ? <CartPanel /> : null}</Suspense>
    </>
  )
}
