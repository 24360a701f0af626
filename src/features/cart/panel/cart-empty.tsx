import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Illustration } from '#src/ui/illustration.tsx'

export function CartEmpty({ onLeave }: { onLeave(): void }) {
  const { t } = useI18n()
  return (
    <div className="cart-empty">
      <Illustration name="empty-cart" />
      <h3>{t('cart.empty')}</h3>
      <p>{t('cart.emptyHint')}</p>
      <Link className="button" to={paths.home()} onClick={onLeave}>
        {t('cart.browse')}
      </Link>
    </div>
  )
}
