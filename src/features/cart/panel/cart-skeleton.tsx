import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export function CartSkeleton() {
  const { t } = useI18n()
  return (
    <div className="cart-skeleton">
      <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      <Skeleton shape="row" count={3} />
    </div>
  )
}
