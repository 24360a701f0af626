import { type FormEvent, type ReactNode, useState } from 'react'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { isCompleteVin } from '#src/features/garage/car.ts'
import { brakesText } from '#src/i18n/brakes.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { carFacts, carName } from './car-name.ts'
import { ChoosePartsButton } from './choose-parts-button.tsx'

interface CarCardProps {
  car: Car
  photo: string | null
  onRemove(): Promise<unknown>
  onPrepare(): void
  open: boolean
  children: ReactNode
}

const details = ['vinNumber', 'colorCode', 'interiorCode', 'steeringSide', 'brakeType', 'brake'] as const

export function CarCard({ car, photo, onRemove, onPrepare, open, children }: CarCardProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const [busy, setBusy] = useState(false)

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await onRemove()
    setBusy(false)
  }

  const name = carName(car)
  const facts = carFacts(car)
  const shown = (fact: (typeof details)[number]) => {
    if (fact === 'steeringSide') return t(`account.car.steering.${car.steeringSide || 'none'}`)
    if (fact === 'brakeType') return t(`account.car.brakes.${car.brakeType || 'none'}`)
    if (fact === 'brake') return brakesText(car.brake, i18n) ?? car.brake
    return car[fact]
  }
  return (
    <li className="car-card">
      <span className="photo">
        {photo ? (
          <img src={photo} alt={t('account.car.photoOf', { car: name })} loading="lazy" />
        ) : (
          <Icon name="car" />
        )}
      </span>
      <div className="car-text">
        <h2>{name}</h2>
        {facts === name ? null : <p>{facts}</p>}
        <dl>
          {details.map((fact) =>
            car[fact] ? (
              <div key={fact}>
                <dt>{t(`account.car.${fact}`)}</dt>
                <dd>{shown(fact)}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {isCompleteVin(car) ? null : <p className="hint">{t('account.car.vinUnusual')}</p>}
      </div>
      <div className="car-ways">
        <ChoosePartsButton car={car} />
        <details open={open}>
          <summary aria-label={t('account.changeCar', { car: name })}>{t('account.change')}</summary>
          {children}
        </details>
        <form
          method="post"
          action={localized(locale, paths.accountCars())}
          onSubmit={remove}
          onFocus={onPrepare}
        >
          <input type="hidden" name="do" value="remove" />
          <input type="hidden" name="id" value={car.id} />
          <Button type="submit" kind="quiet" busy={busy} aria-label={t('account.removeCar', { car: name })}>
            {t('account.remove')}
          </Button>
        </form>
      </div>
    </li>
  )
}
