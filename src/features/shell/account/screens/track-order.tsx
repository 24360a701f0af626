import { withDestination } from '#src/account-paths.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { TrackOrderForm, type TrackOrderFormProps } from '#src/features/orders/track/track-order-form.tsx'
import { TrackedOrder, type TrackedOrderProps } from '#src/features/orders/track/tracked-order.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { servicePaths } from '#src/service-paths.ts'

interface TrackOrderScreenProps {
  /** Null where the shop has no service that finds orders of guests. */
  form: TrackOrderFormProps | null
  found: TrackedOrderProps['order'] | null
}

/** The page on which a guest follows an order. Default export, because it is loaded on demand. */
export default function TrackOrderScreen({ form, found }: TrackOrderScreenProps) {
  const { t } = useI18n()
  return (
    <div className="account-content">
      <h1>{t('trackOrder.title')}</h1>
      {found ? <TrackedOrder order={found} /> : null}
      {form && !found ? <TrackOrderForm {...form} /> : null}
      {form ? null : <p>{t('trackOrder.absent')}</p>}
      <ul className="account-links">
        {found ? (
          <li>
            <PageLink to={servicePaths.trackOrder()}>{t('trackOrder.find')}</PageLink>
          </li>
        ) : null}
        <li>
          <PageLink to={withDestination(paths.login(), 'orders')}>{t('account.logIn')}</PageLink>
        </li>
        <li>
          <PageLink to={servicePaths.support()}>{t('support.title')}</PageLink>
        </li>
      </ul>
    </div>
  )
}
