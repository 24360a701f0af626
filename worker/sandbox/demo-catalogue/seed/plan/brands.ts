import * as v from 'valibot'
import content from '../data/brands.json'
import { loadData } from './data-file.ts'

const Brand = v.object({
  name: v.string(),
  uri: v.string(),
  /** The country of its maker's postal address, an ISO 3166 code. */
  country: v.string(),
  /** Category groups the brand makes parts for, or their first segment. */
  domains: v.array(v.string()),
  tier: v.picklist([1, 2, 3]),
  gpsr: v.object({
    manufacturer: v.string(),
    address: v.string(),
    email: v.string(),
    /** The responsible person in the Union of a maker outside of it. */
    representative: v.optional(
      v.object({ name: v.string(), address: v.string(), country: v.string(), email: v.string() }),
    ),
  }),
})

/** All brands, numbered from 1 in file order; `code` is the suffix of their part numbers. */
export const brands = loadData('brands.json', v.object({ brands: v.array(Brand) }), content).brands.map(
  (brand, index) => ({ ...brand, brand: index + 1, code: brand.uri.slice(0, 3).toUpperCase() }),
)
export type Brand = (typeof brands)[number]

/** Names of further product lines; the first three letters are unique. */
const lineNames = [
  'Pro',
  'Plus',
  'Eco',
  'Sport',
  'Classic',
  'Comfort',
  'Ultra',
  'Max',
  'Select',
  'Origin',
  'Touring',
  'Active',
  'Basic',
  'Extra',
  'Royal',
  'Alpine',
  'Nordic',
  'City',
  'Rally',
  'Vintage',
  'Titan',
  'Solid',
  'Master',
  'Quick',
]

/** Brands for a category group: `engine` covers `engine.exhaust`. */
export function makersOf(group: string): Brand[] {
  return brands.filter(({ domains }) =>
    domains.some((domain) => group === domain || group.startsWith(`${domain}.`)),
  )
}

/**
 * At least `count` further product lines of these brands, as far as there are any. A line is a brand entry with the
 * same number, such as "Bromsvik Pro"; larger catalogues offer a part in several.
 */
export function productLines(makers: readonly Brand[], count: number): Brand[] {
  return lineNames.slice(0, Math.ceil(count / makers.length)).flatMap((line) =>
    makers.map((maker) => ({
      ...maker,
      name: `${maker.name} ${line}`,
      uri: `${maker.uri}-${line.toLowerCase()}`,
      code: `${maker.code}-${line.slice(0, 3).toUpperCase()}`,
    })),
  )
}
