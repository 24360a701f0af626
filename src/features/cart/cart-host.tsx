import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { CartNews } from './cart-news.tsx'
import { loadCartPanel } from './load-panel.ts'
import { cartOpenAtom } from './selection.atoms.ts'

/** The place of the cart panel in the page: empty until it is first opened, then kept. */
export function CartHost() {
  const i18n = useI18n()
  const open = useAtomValue(cartOpenAtom)
  const [CartPanel] = useState(() => lazy(() => loadCartPanel(i18n)))
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return (
    <>
      {open ? null : <CartNews />}
      <Suspense>{wanted ? <CartPanel /> : null}</Suspense>
    </>
  )
}
