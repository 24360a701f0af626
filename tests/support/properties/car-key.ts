import fc from 'fast-check'
import { type ListingQuery, listingSearch, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { carKey, parseCarKey, vehiclesOf } from '#src/features/garage/fit/car-key.ts'

const word = fc.stringMatching(/^[a-z\d]{1,8}$/)
const key = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join('-'))
const anyText = fc.oneof(
  key,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('__proto__', 'constructor', 'volvo-240', '../x', '%00', 'a'.repeat(1_000)),
)

/**
 * Reads any text as the `car` of an address: never throws or changes a prototype, and what is read is written the same.
 * The key of some vehicles matches all of them.
 */
export function checkCarKeys(parameters: { numRuns: number; seed?: number }): void {
  fc.assert(
    fc.property(anyText, fc.array(key, { minLength: 1, maxLength: 4 }), (text, vehicles) => {
      const read = parseCarKey(text)
      if (read !== '' && read !== text) throw new Error(`${text} is read as ${read}`)
      const query: ListingQuery = parseListing(new URLSearchParams({ car: text }))
      const again = parseListing(new URLSearchParams(listingSearch(query)))
      if ((again.car?.key ?? '') !== read) throw new Error(`${text} is written as ${listingSearch(query)}`)
      const common = carKey({ engine: { is: vehicles, not: [] } })
      const found = vehiclesOf(common, vehicles)
      const isWhole = vehicles.every((vehicle) => found.includes(vehicle))
      if (common !== '' && !isWhole && !vehicles.includes(common))
        throw new Error(`${common} does not stand for ${vehicles}`)
      if (Object.keys(Object.prototype).length > 0) throw new Error('A prototype has changed')
    }),
    parameters,
  )
}
