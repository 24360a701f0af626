import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { CarChange, ChangeCarsResult } from '#src/commerce/change-cars.ts'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { garageAtom, noteSavedAtom } from '#src/features/garage/garage.atoms.ts'
import { guestCars } from '#src/features/garage/guest-cars.ts'

interface MergeGuestCarsProps {
  /** The cars of the account. */
  cars: readonly Car[]
  onChange(change: CarChange): Promise<ChangeCarsResult>
  /** Called with the cars of the account afterwards, and how many of them are new. */
  onMerged(cars: Car[], added: number): void
}

/**
 * Adds the cars that this browser remembers to the account of the customer who has logged in, each once. What does not get
 * there, because the account is full or the service does not answer, stays in the browser and is tried again next time.
 */
export function MergeGuestCars({ cars, onChange, onMerged }: MergeGuestCarsProps) {
  const garage = useAtomValue(garageAtom)
  const noteSaved = useSetAtom(noteSavedAtom)
  const started = useRef(false)

  async function merge() {
    if (!garage || started.current) return
    started.current = true
    const missing = guestCars(garage.cars, cars)
    let list: Car[] | null = null
    const failed: string[] = []
    for (const car of missing) {
      const ended = failed.length === 0 ? await onChange({ do: 'put', car }) : null
      if (ended?.kind === 'saved') list = ended.cars
      else failed.push(car.id)
    }
    const open = garage.cars.filter(({ id, saved }) => !saved && !failed.includes(id))
    if (open.length > 0) noteSaved(open.map(({ id }) => id))
    if (list) onMerged(list, missing.length - failed.length)
  }

  useAfterHydration(() => void merge(), [garage ? 1 : 0])
  return null
}
