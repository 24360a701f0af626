import { atom } from 'jotai'
import { markChosenCar } from '#src/effects/browser/car-mark.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import type { Condition } from './fit/car-facts.ts'
import { withAnswer, withoutAnswer } from './fit/compare-facts.ts'
import { summaryFit } from './fit/summary-fit.ts'
import { carFitAtom, currentCarAtom, garageAtom } from './garage.atoms.ts'
import { changeGarage, type GarageChange, withCurrent, withFacts, withSaved, withShown } from './garage.ts'

const store = browserStore('localStorage')

export const changeGarageAtom = atom(null, (get, set, change: GarageChange) => {
  set(garageAtom, changeGarage(store, change))
  const car = get(currentCarAtom)
  markChosenCar(car !== null)
  set(carFitAtom, car && { of: (summary) => summaryFit(car.facts, summary) })
})

export const readGarageAtom = atom(null, (_get, set) => {
  set(changeGarageAtom, (garage) => garage)
})

/** Chooses a car that is kept, by its id. */
export const chooseCarAtom = atom(null, (_get, set, id: string) => {
  set(changeGarageAtom, withCurrent(id))
})

export const noteSavedCarsAtom = atom(null, (_get, set, ids: readonly string[]) => {
  set(changeGarageAtom, withSaved(ids))
})

export const chooseShownAtom = atom(null, (_get, set, showsAll: boolean) => {
  set(changeGarageAtom, withShown(showsAll))
})

/** Notes an answer about the current car; null takes the answer back. */
export const answerConditionAtom = atom(null, (get, set, condition: Condition, answer: boolean | null) => {
  const car = get(currentCarAtom)
  if (car)
    set(
      changeGarageAtom,
      withFacts(car.id, (facts) =>
        answer === null ? withoutAnswer(facts, condition) : withAnswer(facts, condition, answer),
      ),
    )
})
