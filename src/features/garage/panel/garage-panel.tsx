import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { useLazyWhen } from '#src/ui/use-lazy-when.ts'
import { carLabel } from '../car-label.ts'
import { changeGarageAtom } from '../change.atoms.ts'
import { carKey } from '../fit/car-key.ts'
import { garageAtom } from '../garage.atoms.ts'
import { emptyGarage, type GarageCar, maxGuestCars, withCar, withCurrent, withoutCar } from '../garage.ts'
import type { Vehicles } from '../vehicles/vehicle-tree.ts'
import { CarPicker } from './car-picker.tsx'

interface GaragePanelProps {
  open: boolean
  onClose(): void
}

/** The panel of the cars this browser remembers. Default export, because it is loaded on demand. */
export default function GaragePanel({ open, onClose }: GaragePanelProps) {
  const { t, locale } = useI18n()
  const garage = useAtomValue(garageAtom) ?? emptyGarage
  const change = useSetAtom(changeGarageAtom)
  const current = garage.cars.find(({ id }) => id === garage.current)
  const isFull = garage.cars.length >= maxGuestCars
  const [failed, setFailed] = useState(false)
  const vehicles = useLazyWhen(
    open && !failed,
    async () => {
      const loaded = await fetchJson<Vehicles>(localized(locale, paths.vehicles()))
      return loaded ?? Promise.reject(new Error('The vehicles could not be loaded'))
    },
    () => setFailed(true),
  )
  return (
    <Panel open={open} onClose={onClose} title={t('garage.title')} closeLabel={t('cart.close')}>
      <div className="garage-panel">
        {garage.cars.length > 0 ? (
          <fieldset>
            <legend>{t('garage.partsFor')}</legend>
            <ul>
              {garage.cars.map((car) => (
                <CarRow
                  key={car.id}
                  car={car}
                  isCurrent={car.id === garage.current}
                  onChoose={() => change(withCurrent(car.id))}
                  onRemove={() => change(withoutCar(car.id))}
                />
              ))}
              <li>
                <label>
                  <input
                    type="radio"
                    name="garage-car"
                    checked={garage.current === null}
                    onChange={() => change(withCurrent(null))}
                  />
                  {t('garage.anyCar')}
                </label>
              </li>
            </ul>
          </fieldset>
        ) : null}
        {current ? (
          <PageLink to={paths.parts(carKey(current.facts))} onClick={onClose}>
            {t('garage.allParts', { car: carLabel(current) })}
          </PageLink>
        ) : null}
        <Notice>{isFull ? t('garage.full', { count: maxGuestCars }) : null}</Notice>
        <p role="status" className="hint">
          {vehicles || failed ? null : t('garage.loading')}
        </p>
        <Notice tone="error" role="alert">
          {failed ? (
            <>
              {t('garage.notLoaded')}{' '}
              <Button size="small" onClick={() => setFailed(false)}>
                {t('shell.tryAgain')}
              </Button>
            </>
          ) : null}
        </Notice>
        {vehicles && !isFull ? (
          <CarPicker
            vehicles={vehicles.makes}
            hasLookup={vehicles.hasLookup}
            onAdd={(car) => {
              change(withCar(car))
              onClose()
            }}
          />
        ) : null}
      </div>
    </Panel>
  )
}

interface CarRowProps {
  car: GarageCar
  isCurrent: boolean
  onChoose(): void
  onRemove(): void
}

function CarRow({ car, isCurrent, onChoose, onRemove }: CarRowProps) {
  const { t } = useI18n()
  const name = carLabel(car)
  return (
    <li>
      <label>
        <input type="radio" name="garage-car" checked={isCurrent} onChange={onChoose} />
        {name}
      </label>
      <Button kind="quiet" size="small" aria-label={t('garage.remove', { car: name })} onClick={onRemove}>
        {t('garage.removeShort')}
      </Button>
    </li>
  )
}
