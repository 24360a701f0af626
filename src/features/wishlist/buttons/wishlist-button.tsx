import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useRef } from 'react'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type WishlistProduct, wishlistAtom } from '../wishlist.atoms.ts'
import { keepInWishlistAtom, loadWishlistAtom, toggleWishlistAtom } from '../wishlist-on-demand.atoms.ts'

/** Until scripts run, the browser itself keeps a press as the state of an empty popover. */
export function WishlistButton(wish: WishlistProduct) {
  const { t } = useI18n()
  const load = useSetAtom(loadWishlistAtom)
  const toggle = useSetAtom(toggleWishlistAtom)
  const keep = useSetAtom(keepInWishlistAtom)
  const listed = !!useAtomValue(wishlistAtom)?.some((entry) => entry.product === wish.product)
  const id = useId()
  const early = useRef<HTMLSpanElement>(null)
  const scripted = useHydrated()
  useAfterHydration(() => {
    if (early.current?.matches(':popover-open')) keep(wish)
  })
  return (
    <>
      <Button
        kind="quiet"
        aria-pressed={listed}
        popoverTarget={scripted ? undefined : id}
        onPointerEnter={() => load()}
        onClick={() => toggle(wish)}
      >
        <Icon name="heart" />
        {t('wishlist.wishlist')}
      </Button>
      {scripted ? null : <span ref={early} id={id} popover="manual" hidden />}
    </>
  )
}
