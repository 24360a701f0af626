import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useHref } from 'react-router'
import { bandSize, garageKey } from '#src/config.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { isStored } from '#src/effects/browser/storage.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import * as paths from '#src/paths.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import type { ProductCard } from '../cards/card.ts'
import { carOfGarage } from '../listing/car/carried-car.ts'
import type { CarParts } from './car-parts.ts'

/**
 * The parts of the visitor's car; null without a car, or if they cannot be loaded. Undefined until that is known, as on the
 * server.
 */
export function useCarParts(): CarParts | null | undefined {
  const garage = useAtomValue(garageAtom)
  const hydrated = useHydrated()
  const [loaded, setLoaded] = useState<Record<string, CarParts | null>>({ '': null })
  const car = garage ? (carOfGarage(garage)?.key ?? '') : null
  const address = useHref(paths.partsOfCar(car ?? ''))
  useAfterHydration(() => {
    if (!car) return
    void fetchJson<CarParts>(address).then((parts) => setLoaded((before) => ({ ...before, [car]: parts })))
  }, [car ?? ''])
  if (!hydrated) return undefined
  if (car === null) return isStored(garageKey, 'localStorage') ? undefined : null
  return loaded[car]
}

/** Leaves out the cards that a band has no room for, and those of parts that do not fit the visitor's car. */
export function useFittingCards(): (cards: readonly ProductCard[]) => ProductCard[] {
  const carFit = useCarFit()
  return (cards) => cards.filter(({ fit }) => carFit?.of(fit).kind !== 'refuses').slice(0, bandSize)
}
