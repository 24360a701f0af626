import { useState } from 'react'
import { accountPaths } from '#src/account-paths.ts'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { MergeGuestCars } from '#src/features/account/cars/merge-guest-cars.tsx'
import { OverviewCars } from '#src/features/account/cars/overview-cars.tsx'
import { CustomerCard } from '#src/features/account/customer-card.tsx'
import type { KnownCustomer } from '#src/features/account/known-customer.ts'
import { type JoinedCart, joinedCartText } from '#src/features/cart/joined-cart.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import type { PhotoPlace } from '#src/features/garage/details/car-photos.ts'
import { OrderCard } from '#src/features/orders/list/order-card.tsx'
import type { OrderSummary } from '#src/features/orders/list/order-summary.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { useChangeCars } from '../use-change-cars.ts'

interface OverviewScreenProps {
  customer: KnownCustomer
  /** What came together when the customer logged in. */
  joined: JoinedCart | null
  lastOrder: OrderSummary | null
  /** Null when they are unknown. */
  cars: Car[] | null
  photoPlace: PhotoPlace
  /** As in `AccountConfig`. */
  newsletterChoice: boolean
  /** Logout without script failed. */
  logOutFailed?: boolean
}

/** The customer's overview. Default export, because it is loaded on demand. */
export default function OverviewScreen({
  customer,
  joined,
  lastOrder,
  cars: loadedCars,
  photoPlace,
  newsletterChoice,
  logOutFailed,
}: OverviewScreenProps) {
  const { t } = useI18n()
  const { change } = useChangeCars(newsletterChoice)
  const [cars, setCars] = useState(loadedCars)
  const [merged, setMerged] = useState(0)
  const logOut = useCustomerCommand((commands) => commands.logOutAtom, false)
  return (
    <AccountFrame title={t('account.title')} email={customer.email}>
      <Notice tone="success">{joined ? joinedCartText(t, joined) : null}</Notice>
      {cars ? (
        <MergeGuestCars
          cars={cars}
          photoPlace={photoPlace}
          onChange={change}
          onMerged={(list, added) => {
            setCars(list)
            setMerged(added)
          }}
        />
      ) : null}
      <Notice tone="success">{merged > 0 ? t('account.carsMerged', { count: merged }) : null}</Notice>
      <div className="account-overview">
        {lastOrder ? (
          <section className="overview-section">
            <h2>{t('orders.lastOrder')}</h2>
            <OrderCard order={lastOrder} heading="h3" />
            <PageLink to={accountPaths.orders()}>{t('orders.showAll')}</PageLink>
          </section>
        ) : null}
        <OverviewCars cars={cars} />
        <section className="overview-section">
          <h2>{t('account.details')}</h2>
          <CustomerCard customer={customer} onLogOut={logOut.run} failed={logOutFailed === true}>
            <ul className="account-links">
              <li>
                <PageLink to={accountPaths.details()}>{t('account.changeDetails')}</PageLink>
              </li>
              <li>
                <PageLink to={accountPaths.password()}>{t('account.changePassword')}</PageLink>
              </li>
              <li>
                <PageLink to={paths.wishlist()}>{t('wishlist.wishlist')}</PageLink>
              </li>
            </ul>
          </CustomerCard>
        </section>
      </div>
    </AccountFrame>
  )
}
