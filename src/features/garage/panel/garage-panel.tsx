import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { devicePhotosKey, maxGuestCars } from '#src/config.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { isStored } from '#src/effects/browser/storage.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { changeGarageAtom } from '../change-garage.atoms.ts'
import { garageAtom, offeredCarAtom } from '../garage.atoms.ts'
import {
  emptyGarage,
  type GarageCar,
  type GarageChange,
  withAccountCar,
  withCar,
  withCurrent,
  withoutCar,
} from '../garage.ts'
import type { Vehicles } from '../vehicles/vehicle-tree.ts'
import { CarPicker } from './car-picker.tsx'
import { CarRow } from './car-row.tsx'
import sheet from './garage-panel.css?url'

interface GaragePanelProps {
  open: boolean
  onClose(): void
  cartCountry: string | null
  /** Loads the cars of the customer's account, null if that fails; null for a guest. */
  loadAccountCars: (() => Promise<Car[] | null>) | null
  /** The way to all parts for a car. */
  allParts(car: GarageCar): ReactNode
  /** Called after a car, or none, was chosen. */
  onChosen(): void
}

export function GaragePanel({
  open,
  onClose,
  cartCountry,
  loadAccountCars,
  allParts,
  onChosen,
}: GaragePanelProps) {
  const { t, locale } = useI18n()
  const garage = useAtomValue(garageAtom) ?? emptyGarage
  const change = useSetAtom(changeGarageAtom)
  const offered = useAtomValue(offeredCarAtom)
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
  const [accountFailed, setAccountFailed] = useState(false)
  const account = useLazyWhen(
    open && loadAccountCars !== null && !accountFailed,
    async () => {
      const [{ AccountCars }, cars] = await Promise.all([import('./account-cars.tsx'), loadAccountCars?.()])
      if (!cars) throw new Error('The cars could not be loaded')
      return { AccountCars, cars }
    },
    () => setAccountFailed(true),
  )

  async function remove({ id, saved, fromAccount }: GarageCar) {
    const removal = withoutCar(id)
    if (id === garage.current) choose(removal)
    else change(removal)
    if (saved || fromAccount || !isStored(devicePhotosKey, 'localStorage')) return
    const photos = await import('../details/car-photos.ts').catch(() => null)
    await photos?.devicePhotos().remove(id)
  }

  function choose(chosen: GarageChange) {
    change(chosen)
    onChosen()
  }

  function take(taken: GarageChange) {
    choose(taken)
    onClose()
  }

  return (
    <Panel open={open} onClose={onClose} title={t('garage.title')} closeLabel={t('cart.close')}>
      <StyleSheet href={sheet} />
      <div className="garage-panel">
        {garage.cars.length > 0 ? (
          <fieldset>
            <legend>{t('garage.partsFor')}</legend>
            <ul className="garage-cars">
              {garage.cars.map((car) => (
                <CarRow
                  key={car.id}
                  car={car}
                  vehicles={vehicles?.makes ?? null}
                  isCurrent={car.id === garage.current}
                  onChoose={() => choose(withCurrent(car.id))}
                  onRemove={() => void remove(car)}
                >
                  {car.id === garage.current ? allParts(car) : null}
                </CarRow>
              ))}
              <li>
                <label>
                  <input
                    type="radio"
                    name="garage-car"
                    checked={garage.current === null}
                    onChange={() => choose(withCurrent(null))}
                  />
                  {t('garage.anyCar')}
                </label>
              </li>
            </ul>
          </fieldset>
        ) : null}
        {garage.cars.length === 0 ? <p className="purpose">{t('garage.purpose')}</p> : null}
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
        <Notice tone="error" role="alert">
          {accountFailed ? (
            <>
              {t('garage.accountNotLoaded')}{' '}
              <Button size="small" onClick={() => setAccountFailed(false)}>
                {t('shell.tryAgain')}
              </Button>
            </>
          ) : null}
        </Notice>
        {vehicles && account ? (
          <account.AccountCars
            cars={account.cars}
            garage={garage}
            vehicles={vehicles.makes}
            hasRoom={!isFull}
            onChoose={(car) => take(withAccountCar(car))}
          />
        ) : null}
        {vehicles && !isFull ? (
          <CarPicker
            key={JSON.stringify(offered)}
            title={t(garage.cars.length > 0 ? 'garage.otherCar' : 'garage.addCar')}
            offered={offered}
            vehicles={vehicles.makes}
            hasLookup={vehicles.hasLookup}
            deliveryCountry={cartCountry ?? vehicles.country}
            onAdd={(car) => take(withCar(car))}
          />
        ) : null}
      </div>
    </Panel>
  )
}
