import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { countryChoices } from '#src/features/region/country-choices.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { AddressKind, FormField } from '../../form/address-form-fields.ts'
import { typedValue } from '../../form/draft.ts'
import { draftAtom, formAtom } from '../../form/form.atoms.ts'
import { AddressField } from './address-field.tsx'
import { DeliveryCountryNotes } from './delivery-country-notes.tsx'
import { PlaceField } from './place-field.tsx'

export function AddressFields({ kind, fields }: { kind: AddressKind; fields: FormField[] }) {
  const i18n = useI18n()
  const form = useAtomValue(formAtom)
  const draft = useAtomValue(draftAtom)
  const countries = (useAtomValue(selectionAtom)?.countries ?? []).map((entry) => entry.country)
  if (!form || !draft) return null
  const country = form.countryOf(kind)
  const deliveryKind: AddressKind = draft.elsewhere ? 'shippingAddress' : 'address'
  return (
    <div className="address-fields">
      {fields.map((field) => {
        if (field.key === 'country') {
          return (
            <Fragment key={field.name}>
              <PlaceField
                {...{ field, kind }}
                value={country}
                options={countryChoices(countries, i18n).map((choice) => ({
                  value: choice.country,
                  name: choice.name,
                }))}
                locationOf={(value) => ({ country: value })}
              />
              {kind === deliveryKind ? <DeliveryCountryNotes kind={kind} /> : null}
            </Fragment>
          )
        }
        if (field.key === 'state') {
          return (
            <PlaceField
              key={field.name}
              {...{ field, kind }}
              value={typedValue(draft, kind, 'state')}
              options={form.statesOf(kind).map(({ state, name }) => ({ value: state, name }))}
              locationOf={(state) => ({ country, state })}
            />
          )
        }
        return <AddressField key={field.name} {...{ field, kind }} />
      })}
    </div>
  )
}
