import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { ActionLink } from '#src/ui/controls/action-link.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { cartOpenAtom, cartStarterAtom, itemCountAtom } from '../state/selection.atoms.ts'
import { loadCartPanel } from './load-panel.ts'
import { usePrepareCart } from './use-prepare-cart.ts'

export function CartButton() {
  const { t, locale } = useI18n()
  const count = useAtomValue(itemCountAtom)
  const starter = useAtomValue(cartStarterAtom)
  const open = useSetAtom(cartOpenAtom)
  const prepare = usePrepareCart()
  return (
    <ActionLink
      href={localized(locale, paths.cart())}
      className="cart-button"
      aria-haspopup="dialog"
      aria-label={count === null ? t('cart.cart') : t('cart.withCount', { count })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onAct={async () => {
        await loadCartPanel(starter)
        open(true)
      }}
    >
      <Icon name="cart" />
      <span className="label">{t('cart.cart')}</span>
      {count ? <span className="count" data-count={count} /> : null}
    </ActionLink>
  )
}
