import { foldWords, type PartKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import type { VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { namedCars } from '../car/named-models.ts'

/** The words of a search that say most, as indexes. */
export interface KeptWords {
  /** Those that name a kind of part. */
  part: ReadonlySet<number>
  /** Those that name a car, with the number that follows a make: `volvo 940`. */
  car: ReadonlySet<number>
}

/** Words of a place or a measure name no part. */
const noParts = new Set(['front', 'rear', 'left', 'right', 'inch', 'millimetre', 'litre'])
const maxPartWords = 5

/** Finds the words that name a part, the longest name first, and those that name a car. */
export function keptWords(words: readonly string[], kinds: PartKinds, makes: VehicleTree): KeptWords {
  const cars = namedCars(words, makes)
  const ofCar = cars?.words ?? []
  const unknownModels = cars?.isMake
    ? ofCar.flatMap((at) => (/^\d{1,4}$/.test(words[at + 1] ?? '') ? [at + 1] : []))
    : []
  return { part: partWords(words, kinds), car: new Set([...ofCar, ...unknownModels]) }
}

function partWords(words: readonly string[], kinds: PartKinds): ReadonlySet<number> {
  for (let length = Math.min(maxPartWords, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const kind = kinds.kindOf(foldWords(words.slice(from, from + length).join(' ')))
      if (kind !== null && !noParts.has(kind))
        return new Set(Array.from({ length }, (_, more) => from + more))
    }
  return new Set()
}
