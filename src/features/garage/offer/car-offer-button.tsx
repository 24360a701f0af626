import { useSetAtom } from 'jotai'
import { OnMount } from '#src/effects/browser/on-mount.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { carLabel } from '../car-label.ts'
import { carKey } from '../fit/car-key.ts'
import { offeredCarAtom } from '../garage.atoms.ts'
import type { GarageCar } from '../garage.ts'
import { useCurrentCar } from '../use-current-car.ts'
import type { CarOffer, OfferedCar } from './load-car-offer.ts'
import { lookUpPlateAtom } from './plate-cars.atoms.ts'
import { useOfferedCar } from './use-offered-car.ts'

interface CarOfferButtonProps {
  offer: CarOffer
  /** Opens the panel in which the car is completed and added. */
  onOpen(): void
}

/**
 * "Use this as your car: Volvo 1988 or 2018"; once it is, the way to its parts. Cars are kept by the browser, so without
 * script it leads to all cars.
 */
export function CarOfferButton({ offer, onOpen }: CarOfferButtonProps) {
  const { t, locale } = useI18n()
  const lookUp = useSetAtom(lookUpPlateAtom)
  const offered = useOfferedCar(offer)
  const setOffered = useSetAtom(offeredCarAtom)
  const current = useCurrentCar()
  const isHydrated = useHydrated()
  return (
    <div role="status">
      {offer.kind === 'plate' ? (
        <OnMount key={JSON.stringify(offer.query)} run={() => void lookUp(locale, offer.query)} />
      ) : null}
      {!offered ? null : current && isOffered(current, offered) ? (
        <Link to={paths.parts(carKey(current.facts))}>{t('next.car')}</Link>
      ) : isHydrated ? (
        <Button
          kind="primary"
          onClick={() => {
            setOffered(offered.car)
            onOpen()
          }}
        >
          {t('garage.offer', { car: offered.label })}
        </Button>
      ) : (
        <Link className="button" data-kind="primary" to={paths.parts()}>
          {t('garage.offer', { car: offered.label })}
        </Link>
      )}
    </div>
  )
}

/** True once the offered car is the one that parts are chosen for. */
function isOffered(current: GarageCar, { label, car }: OfferedCar): boolean {
  return car.vinNumber === '' ? carLabel(current) === label : current.vinNumber === car.vinNumber
}
