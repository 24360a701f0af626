import { useId } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import type { PlainView } from '../plain-view.ts'
import type { AddressChoice } from '../posted-step.ts'
import { PlainFields } from './plain-fields.tsx'
import { PlainForm } from './plain-form.tsx'

export function PlainAddress({ address }: { address: PlainView['address'] }) {
  const { t } = useI18n()
  const id = useId()
  const { business, company, contact, billing, parcel, elsewhere, unsure } = address
  const textAt = (choice: AddressChoice) => unsure.find((entry) => entry.choice === choice)?.text
  const businessText = textAt('business')
  const elsewhereText = textAt('elsewhere')
  const questioned = unsure.map(({ choice }): [string, string] => ['questioned', choice])
  return (
    <PlainForm fields={[['step', 'address'], ...questioned]}>
      {company.length > 0 ? (
        <fieldset className="customer-kind" aria-describedby={businessText ? `${id}-business` : undefined}>
          <legend>{t(business === null ? 'checkout.business' : 'checkout.orderAs')}</legend>
          {business === null ? null : (
            <div className="kinds">
              <label>
                <input type="radio" name="business" value="no" defaultChecked={!business} />
                <span>{t('checkout.consumer')}</span>
              </label>
              <label>
                <input type="radio" name="business" value="yes" defaultChecked={business} />
                <span>{t('checkout.business')}</span>
              </label>
            </div>
          )}
          {businessText ? <p id={`${id}-business`}>{businessText}</p> : null}
          {/* The style sheet shows it while a business orders. */}
          <PlainFields fields={company} />
        </fieldset>
      ) : null}
      <fieldset>
        <legend>{t('checkout.contact')}</legend>
        <PlainFields fields={contact} />
      </fieldset>
      <fieldset>
        <legend>{t('checkout.billing')}</legend>
        <PlainFields fields={billing} />
        {parcel.length > 0 ? (
          <Checkbox
            name="elsewhere"
            label={t('checkout.elsewhere')}
            defaultChecked={elsewhere}
            aria-describedby={elsewhereText ? `${id}-elsewhere` : undefined}
          >
            {elsewhereText ? <p id={`${id}-elsewhere`}>{elsewhereText}</p> : null}
          </Checkbox>
        ) : null}
      </fieldset>
      {parcel.length > 0 ? (
        // The style sheet shows it while the box is ticked.
        <fieldset className="parcel">
          <legend>{t('checkout.shippingAddress')}</legend>
          <PlainFields fields={parcel} />
        </fieldset>
      ) : null}
      <p className="next">
        <button type="submit" className="button" data-kind="primary" data-size="large">
          {t('checkout.toDelivery')}
        </button>
      </p>
    </PlainForm>
  )
}
