import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
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

/** The service parts of the visitor's car. The document keeps room for them if the browser stores a car. */
export function CarBand({ title, action }: CarBandProps) {
  const garage = useAtomValue(garageAtom)
  const hydrated = useHydrated()
  const car = hydrated && garage ? carOfGarage(garage) : null
  const isKnown = garage !== null || (hydrated && !isStored(garageKey, 'localStorage'))
  if (hydrated && isKnown && !car) return null
  return (
    <div className="car-band" data-known={car ? '' : undefined}>
      {car ? (
        <Parts key={car.key} car={car.key} title={title} action={action} />
      ) : (
        <ProductBandSkeleton title={title} />
      )}
    </div>
  )
}

function Parts({ car, title, action }: CarBandProps & { car: string }) {
  const setCounts = useSetAtom(carCountsAtom)
  const address = useHref(paths.partsOfCar(car))
  const parts = useLazyWhen(
    true,
    async () => {
      const loaded = await fetchJson<CarParts>(address)
      if (loaded) setCounts({ car, counts: loaded.counts })
      return loaded ?? Promise.reject()
    },
    () => {},
  )
  if (!parts) return <ProductBandSkeleton title={title} />
  return (
    <>
      <ProductBand list="service-parts" title={parts.title} cards={parts.cards} action={action} />
      <Link to={parts.all.path}>{parts.all.name}</Link>
    </>
  )
}
