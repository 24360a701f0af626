import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { pieceCountAtom } from './pieces.atoms.ts'
import { cartOpenAtom } from './selection.atoms.ts'
import { usePrepareCart } from './use-prepare-cart.ts'

/** Opens the cart and says how much is in it, once that is known. */
export function CartButton() {
  const { t } = useI18n()
  const count = useAtomValue(pieceCountAtom)
  const open = useSetAtom(cartOpenAtom)
  const prepare = usePrepareCart()
  return (
    <button
      type="button"
      className="cart-button"
      aria-haspopup="dialog"
      aria-label={count === null ? t('cart.cart') : t('cart.withCount', { count })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open(true)}
    >
      <Icon name="cart" />
      <span className="label">{t('cart.cart')}</span>
      {count ? <span className="count">{count}</span> : null}
    </button>
  )
}
