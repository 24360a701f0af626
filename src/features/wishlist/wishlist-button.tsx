import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toggleWishlistAtom, wishlistAtom } from './wishlist.atoms.ts'

interface WishlistButtonProps {
  product: string
  /** What it comes in. */
  items: readonly { item: string }[] | undefined
}

/** Puts a product on the wishlist, or takes it off again. */
export function WishlistButton({ product, items }: WishlistButtonProps) {
  const { t } = useI18n()
  const toggle = useSetAtom(toggleWishlistAtom)
  return (
    <Button
      kind="quiet"
      aria-pressed={!!useAtomValue(wishlistAtom)?.some((entry) => entry.product === product)}
      onPointerEnter={() => toggle()}
      onClick={() => toggle(product, items)}
    >
      <Icon name="heart" />
      {t('wishlist.wishlist')}
    </Button>
  )
}
