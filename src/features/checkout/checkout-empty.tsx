import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Illustration } from '#src/ui/illustration.tsx'

export function CheckoutEmpty() {
  const { t } = useI18n()
  return (
    <div className="checkout-empty">
      <Illustration name="empty-cart" />
      <p>{t('cart.empty')}</p>
      <Link className="button" data-kind="primary" to={paths.home()}>
        {t('checkout.backToShop')}
      </Link>
    </div>
  )
}
