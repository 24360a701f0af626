import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { pieceCountAtom } from './cart.atoms.ts'
import { prepareCartPanel } from './load-panel.ts'
import { cartOpenAtom } from './selection.atoms.ts'

/** Opens the cart and says how much is in it, once that is known. */
export function CartButton() {
  const i18n = useI18n()
  const { t } = i18n
  const prepare = () => prepareCartPanel(i18n)
  const count = useAtomValue(pieceCountAtom)
  const open = useSetAtom(cartOpenAtom)
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
