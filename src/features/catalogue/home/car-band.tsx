import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useHref } from 'react-router'
import { garageKey } from '#src/config.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { isStored } from '#src/effects/browser/storage.ts'
import { Link } from '#src/effects/router/link.tsx'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import * as paths from '#src/paths.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import type { ProductCard } from '../cards/card.ts'
import { carOfGarage } from '../listing/car/carried-car.ts'
import { carCountsAtom } from './car-counts.atoms.ts'
import type { CarParts } from './car-parts.ts'
import { ProductBand } from './product-band.tsx'
import { ProductBandSkeleton } from './product-band-skeleton.tsx'

interface CarBandProps {
  title: string
  action: (card: ProductCard) => ReactNode
}

/**
 * The service parts of the visitor's car; nothing if they cannot be loaded. The document keeps room for them if the browser
 * stores a car.
 */
export function CarBand({ title, action }: CarBandProps) {
  const garage = useAtomValue(garageAtom)
  const hydrated = useHydrated()
  const [failed, setFailed] = useState('')
  const car = hydrated && garage ? carOfGarage(garage) : null
  const isKnown = garage !== null || (hydrated && !isStored(garageKey, 'localStorage'))
  if (hydrated && isKnown && (!car || car.key === failed)) return null
  return (
    <div className="car-band" data-known={car ? '' : undefined}>
      {car ? (
        <Parts key={car.key} {...{ title, action }} car={car.key} onFailure={() => setFailed(car.key)} />
      ) : (
        <ProductBandSkeleton title={title} />
      )}
    </div>
  )
}

interface PartsProps extends CarBandProps {
  car: string
  onFailure: () => void
}

function Parts({ car, title, action, onFailure }: PartsProps) {
  const setCounts = useSetAtom(carCountsAtom)
  const address = useHref(paths.partsOfCar(car))
  const parts = useLazyWhen(
    true,
    async () => {
      const loaded = await fetchJson<CarParts>(address)
      if (loaded) setCounts({ car, counts: loaded.counts })
      return loaded ?? Promise.reject()
    },
    onFailure,
  )
  if (!parts) return <ProductBandSkeleton title={title} />
  return (
    <>
      <ProductBand list="service-parts" title={parts.title} cards={parts.cards} action={action} />
      <Link to={parts.all.path}>{parts.all.name}</Link>
    </>
  )
}
