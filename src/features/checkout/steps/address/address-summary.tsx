import { useAtomValue } from 'jotai'
import { PostalAddress } from '#src/features/orders/receipt/postal-address.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { draftAtom, formAtom } from '../../form/form.atoms.ts'

export function AddressSummary() {
  const i18n = useI18n()
  const { t } = i18n
  const draft = useAtomValue(draftAtom)
  const form = useAtomValue(formAtom)
  if (!draft || !form) return null
  if (form.withPayment) {
    return (
      <>
        <p>{countryName(form.deliveryCountry, i18n)}</p>
        <p>{t('checkout.addressWithPayment')}</p>
      </>
    )
  }
  const vatNumber = form.keys.address.includes('vatNumber') ? draft.address.vatNumber : null
  return (
    <div className="address-summary">
      <div>
        <h3>{draft.elsewhere ? t('checkout.billing') : t('checkout.billingAndDelivery')}</h3>
        <PostalAddress address={{ ...draft.address, country: form.countryOf('address') }} />
        {vatNumber ? (
          <p>
            {t('checkout.field.vatNumber')} {vatNumber}
          </p>
        ) : null}
        <p>{[draft.address.email, draft.address.phoneNumber].filter(Boolean).join(' · ')}</p>
      </div>
      {draft.elsewhere ? (
        <div>
          <h3>{t('checkout.shippingAddress')}</h3>
          <PostalAddress address={{ ...draft.shippingAddress, country: form.deliveryCountry }} />
        </div>
      ) : null}
    </div>
  )
}
