import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { EarlyButton } from '#src/ui/controls/early-button.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type WishlistProduct, wishlistAtom } from '../wishlist.atoms.ts'
import { keepInWishlistAtom, loadWishlistAtom, toggleWishlistAtom } from '../wishlist-on-demand.atoms.ts'

export function WishlistButton(wish: WishlistProduct) {
  const { t } = useI18n()
  const load = useSetAtom(loadWishlistAtom)
  const toggle = useSetAtom(toggleWishlistAtom)
  const keep = useSetAtom(keepInWishlistAtom)
  const listed = !!useAtomValue(wishlistAtom)?.some((entry) => entry.product === wish.product)
  const button = useRef<HTMLButtonElement>(null)
  useAfterHydration(() => {
    if (button.current?.querySelector(':popover-open')) keep(wish)
  })
  return (
    <EarlyButton
      ref={button}
      kind="quiet"
      aria-pressed={listed}
      onPointerEnter={() => load()}
      onClick={() => toggle(wish)}
    >
      <Icon name="heart" />
      {t('wishlist.wishlist')}
    </EarlyButton>
  )
}
