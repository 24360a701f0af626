import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
import { maxTypedVin } from '../vin/typed-vin.ts'

interface ChassisNumberFieldProps {
  vehicles: VehicleTree
  currentYear: number
  /** Called with the car that a number names; null if it names none. */
  onRead(car: KnownCar | null): void
}

/** Decodes a chassis number or type plate, only in the browser. The decoder loads on use. */
export function ChassisNumberField({ vehicles, currentYear, onRead }: ChassisNumberFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const [typed, setTyped] = useState('')
  const [lines, setLines] = useState<string[]>([])

  async function read() {
    const modules = await Promise.all([
      import('../vin/vin-text.ts'),
      import('../vin/decode-vin.ts'),
      import('../vin/vin-car.ts'),
    ]).catch(() => null)
    if (!modules) return setLines([t('garage.notLoaded')])
    const [{ vinText }, { decodeVin }, { vinCar }] = modules
    const car = vinCar(decodeVin(typed, { currentYear }), vehicles)
    const known = car?.model || car?.make || ''
    const { lines: said } = vinText(i18n, { vinNumber: typed, year: '', model: '', known }, currentYear)
    setLines(car ? said : [...said, t('garage.numberUnknown')])
    onRead(car)
  }

  return (
    <div className="way">
      <Field
        label={t('garage.number')}
        hint={
          <span aria-live="polite">
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            value={typed}
            maxLength={maxTypedVin}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void read()
            }}
          />
        )}
      </Field>
      <Button onClick={() => void read()}>{t('garage.readNumber')}</Button>
    </div>
  )
}
