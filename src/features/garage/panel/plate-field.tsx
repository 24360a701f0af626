import { type KeyboardEvent, useState } from 'react'
import { countryName } from '#src/features/region/region-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { findVehicle } from '../lookup/find-vehicle.ts'
import {
  firstLookupCountry,
  lookupCountries,
  lookupKind,
  maxTypedPlate,
  parseNationalCode,
  parsePlate,
  parseTypeKey,
} from '../lookup/plate.ts'
import { registeredCar } from '../lookup/registered-car.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'

interface PlateFieldProps {
  vehicles: VehicleTree
  deliveryCountry: string | null
  /** Called with the car of a plate or type; null if it was not found, or is none the shop has parts for. */
  onAnswer(car: KnownCar | null): void
}

export function PlateField({ vehicles, deliveryCountry, onAnswer }: PlateFieldProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const [chosen, setChosen] = useState<string | null>(null)
  const country = chosen ?? firstLookupCountry(deliveryCountry, locale)
  const [typed, setTyped] = useState({ plate: '', hsn: '', tsn: '', nationalCode: '' })
  const [message, setMessage] = useState('')
  const [waiting, setWaiting] = useState(false)
  const kind = lookupKind(country)

  function parsed() {
    if (kind === 'type') return parseTypeKey(typed.hsn, typed.tsn)
    return kind === 'plate' ? parsePlate(country, typed.plate) : parseNationalCode(typed.nationalCode)
  }

  async function find() {
    if (waiting) return
    const query = parsed()
    if (!query) return setMessage(t(`garage.${kind}Problem`))
    setWaiting(true)
    setMessage(t('garage.finding'))
    const found = await findVehicle(localized(locale, paths.vehicles()), query)
    setWaiting(false)
    const car = typeof found === 'string' ? null : registeredCar(found, vehicles)
    onAnswer(car)
    if (typeof found === 'string') return setMessage(t(`garage.lookup.${found}`))
    const name = car ? car.model : found.name
    setMessage(
      name ? t(car ? 'garage.carFound' : 'garage.noPartsForCar', { car: name }) : t('garage.lookup.none'),
    )
  }

  const input = (name: keyof typeof typed, maxLength: number) => ({
    value: typed[name],
    maxLength,
    autoCapitalize: 'characters',
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return
      // The surrounding form adds the present choice.
      event.preventDefault()
      void find()
    },
  })

  return (
    <div className="way">
      <Field label={t('garage.registeredIn')}>
        {(control) => (
          <Select {...control} value={country} onChange={(event) => setChosen(event.target.value)}>
            {lookupCountries.map((code) => (
              <option key={code} value={code}>
                {countryName(code, i18n)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === 'type' ? (
        <>
          <Field label={t('garage.hsn')} hint={t('garage.hsnHint')}>
            {(control) => <input {...control} {...input('hsn', 10)} inputMode="numeric" />}
          </Field>
          <Field label={t('garage.tsn')} hint={t('garage.tsnHint')}>
            {(control) => <input {...control} {...input('tsn', maxTypedPlate)} />}
          </Field>
        </>
      ) : kind === 'nationalCode' ? (
        <Field label={t('garage.nationalCode')} hint={t('garage.nationalCodeHint')}>
          {(control) => <input {...control} {...input('nationalCode', maxTypedPlate)} inputMode="numeric" />}
        </Field>
      ) : (
        <Field label={t('garage.plate')}>
          {(control) => <input {...control} {...input('plate', maxTypedPlate)} />}
        </Field>
      )}
      <Button onClick={() => void find()}>{t('garage.findCar')}</Button>
      <p role="status" className="hint">
        {message}
      </p>
    </div>
  )
}
