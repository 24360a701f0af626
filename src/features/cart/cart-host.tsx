import { useAtom, useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { CartAnnouncement } from './cart-announcement.tsx'
import { loadCartPanel } from './load-panel.ts'
import { cartOpenAtom, cartStarterAtom } from './selection.atoms.ts'

/** The place of the cart panel in the page: empty until it is first opened, then kept. */
export function CartHost() {
  const { locale } = useI18n()
  const starter = useAtomValue(cartStarterAtom)
  const [open, setOpen] = useAtom(cartOpenAtom)
  const [Panel, setPanel] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!open || Panel) return
    loadCartPanel(starter).then(
      (panel) => setPanel(() => panel.default),
      () => {
        setOpen(false)
        // Without a network that would lead nowhere.
        if (navigator.onLine) location.assign(localized(locale, paths.cart()))
      },
    )
  }, [open, Panel, starter, setOpen, locale])

  return (
    <>
      {open && Panel ? null : <CartAnnouncement />}
      {Panel ? <Panel /> : null}
    </>
  )
}
