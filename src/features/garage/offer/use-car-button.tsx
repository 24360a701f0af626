import { useAtomValue, useStore } from 'jotai'
import { useRef } from 'react'
import { garageKey } from '#src/config.ts'
import { isStored } from '#src/effects/browser/storage.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { carTitle } from '../car-label.ts'
import { garageAtom, offeredCarAtom } from '../garage.atoms.ts'
import { useCurrentCar } from '../use-current-car.ts'
import { isAmong } from '../vehicles/is-among.ts'
import type { KnownCar } from '../vehicles/known-car.ts'

interface UseCarButtonProps {
  car: KnownCar
  /** The keys of the vehicles that it may be: all those of its model if its engine is unknown. */
  vehicles: readonly string[]
  text: string
  /** Opens the panel in which the car gets its year and is added. */
  onOpen(): void
}

/**
 * "Use this car": chooses a car that the browser keeps, or offers it in the panel. Once parts are chosen for the car, its
 * name instead. Cars are kept by scripts, so without script it is empty.
 */
export function UseCarButton({ car, vehicles, text, onOpen }: UseCarButtonProps) {
  const { t } = useI18n()
  const store = useStore()
  const garage = useAtomValue(garageAtom)
  const current = useCurrentCar()
  const isHydrated = useHydrated()
  const isKnown = isHydrated && (garage !== null || !isStored(garageKey, 'localStorage'))
  const place = useRef<HTMLDivElement>(null)

  async function use() {
    // The button is removed when the car is chosen; a dialog returns the focus to what had it.
    place.current?.focus()
    const kept = garage?.cars.find(({ facts }) => isAmong(facts, vehicles))
    if (kept) {
      const changes = await import('../change-garage.atoms.ts').catch(() => null)
      if (changes) store.set(changes.chooseCarAtom, kept.id)
      return
    }
    store.set(offeredCarAtom, car)
    onOpen()
  }

  return (
    <div className="use-car" role="status" tabIndex={-1} ref={place}>
      {!isKnown ? null : current && isAmong(current.facts, vehicles) ? (
        <>
          <Icon name="check" /> {t('garage.yourCar', { car: carTitle(current) })}
        </>
      ) : (
        <Button kind="primary" onClick={() => void use()}>
          {text}
        </Button>
      )}
    </div>
  )
}
