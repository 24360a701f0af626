import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Illustration } from '#src/ui/pictures/illustration.tsx'

interface CartEmptyProps {
  heading: 'h2' | 'h3'
  onLeave?: () => void
}

export function CartEmpty({ heading: Heading, onLeave }: CartEmptyProps) {
  const { t } = useI18n()
  return (
    <div className="cart-empty">
      <Illustration name="empty-cart" />
      <Heading>{t('cart.empty')}</Heading>
      <p>{t('cart.emptyHint')}</p>
      <Link className="button" to={paths.home()} onClick={onLeave}>
        {t('cart.browse')}
      </Link>
    </div>
  )
}
