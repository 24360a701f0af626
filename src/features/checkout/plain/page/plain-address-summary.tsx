import { PostalAddress } from '#src/features/orders/receipt/postal-address.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { PlainView } from '../plain-view.ts'

export function PlainAddressSummary({ saved: { address, parcel } }: Pick<PlainView['address'], 'saved'>) {
  const { t } = useI18n()
  return (
    <div className="address-summary">
      <div>
        <h3>{parcel ? t('checkout.billing') : t('checkout.billingAndDelivery')}</h3>
        <PostalAddress address={address} />
        <p>{[address.email, address.phoneNumber].filter(Boolean).join(' · ')}</p>
      </div>
      {parcel ? (
        <div>
          <h3>{t('checkout.shippingAddress')}</h3>
          <PostalAddress address={parcel} />
        </div>
      ) : null}
    </div>
  )
}
