import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useRef } from 'react'
import { eventPortAtom, type Offer } from '#src/effects/events/event-port.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { keepInWishlistAtom, loadWishlistAtom, toggleWishlistAtom, wishlistAtom } from './wishlist.atoms.ts'

interface WishlistButtonProps {
  product: string
  /** All items of the product. */
  items: readonly { item: string }[] | undefined
  /** The product for events. */
  offer: Offer
}

/**
 * Puts a product on the wishlist, or takes it off again. Until scripts run, the browser itself keeps a press as the state of a
 * popover that shows nothing.
 */
export function WishlistButton({ product, items, offer }: WishlistButtonProps) {
  const { t } = useI18n()
  const load = useSetAtom(loadWishlistAtom)
  const toggle = useSetAtom(toggleWishlistAtom)
  const keep = useSetAtom(keepInWishlistAtom)
  const listed = !!useAtomValue(wishlistAtom)?.some((entry) => entry.product === product)
  const events = useAtomValue(eventPortAtom)
  const id = useId()
  const early = useRef<HTMLSpanElement>(null)
  const scripted = useHydrated()
  useAfterHydration(() => {
    if (early.current?.matches(':popover-open')) keep({ product, items })
  })
  return (
    <>
      <Button
        kind="quiet"
        aria-pressed={listed}
        popoverTarget={scripted ? undefined : id}
        onPointerEnter={() => load()}
        onClick={() => {
          toggle({ product, items })
          if (!listed) events.send({ kind: 'wished', offer })
        }}
      >
        <Icon name="heart" />
        {t('wishlist.wishlist')}
      </Button>
      {scripted ? null : <span ref={early} id={id} popover="manual" hidden />}
    </>
  )
}
