import { useAtom, useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { cartOpenAtom, cartStarterAtom } from '../state/selection.atoms.ts'
import { CartAnnouncement } from './cart-announcement.tsx'
import { loadCartPanel } from './load-panel.ts'

export function CartHost() {
  const { locale } = useI18n()
  const starter = useAtomValue(cartStarterAtom)
  const [open, setOpen] = useAtom(cartOpenAtom)
  const loaded = useLazyWhen(
    open,
    () => loadCartPanel(starter),
    () => {
      setOpen(false)
      // Without a network the page could not load.
      if (navigator.onLine) location.assign(localized(locale, paths.cart()))
    },
  )
  const Panel = loaded?.default

  return (
    <>
      {open && Panel ? null : <CartAnnouncement />}
      {Panel ? <Panel /> : null}
    </>
  )
}
