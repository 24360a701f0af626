import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Illustration } from '#src/ui/pictures/illustration.tsx'

interface CartEmptyProps {
  /** The heading level, one below that of the page or panel around it. */
  heading: 'h2' | 'h3'
  /** Called when the shopper follows a link to the shop. */
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
