import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { FormField } from '../../form/address-form-fields.ts'
import { draftAtom, formAtom, setBusinessAtom } from '../../form/form.atoms.ts'
import { AddressFields } from './address-fields.tsx'

/** The question whether a consumer or a business orders, with the fields that only a business has. */
export function CustomerKind({ fields }: { fields: FormField[] }) {
  const { t } = useI18n()
  const asks = useAtomValue(formAtom)?.asksForBusiness ?? false
  const business = useAtomValue(draftAtom)?.business ?? false
  const set = useSetAtom(setBusinessAtom)
  if (!asks && fields.length === 0) return null
  return (
    <fieldset className="customer-kind">
      <legend>{asks ? t('checkout.orderAs') : t('checkout.business')}</legend>
      {asks ? (
        <div className="kinds">
          {[false, true].map((kind) => (
            <label key={String(kind)}>
              <input
                type="radio"
                name="customerKind"
                checked={business === kind}
                onChange={() => set(kind)}
              />
              <span>{t(kind ? 'checkout.business' : 'checkout.consumer')}</span>
            </label>
          ))}
        </div>
      ) : null}
      {fields.length > 0 ? <AddressFields kind="address" fields={fields} /> : null}
    </fieldset>
  )
}
