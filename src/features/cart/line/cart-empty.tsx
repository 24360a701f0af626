import { Link } from '#src/effects/router/link.tsx'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'

interface CartEmptyProps {
  heading: 'h2' | 'h3'
  onLeave?: () => void
}

export function CartEmpty({ heading, onLeave }: CartEmptyProps) {
  const { t } = useI18n()
  return (
    <EmptyState
      illustration="empty-cart"
      heading={heading}
      title={t('cart.empty')}
      steps={['car', 'numbers', 'ask']}
      onLeave={onLeave}
    >
      <p>{t('cart.emptyHint')}</p>
      <Link className="button" to={paths.home()} onClick={onLeave}>
        {t('cart.browse')}
      </Link>
    </EmptyState>
  )
}
