import * as v from 'valibot'
import content from '../data/brands.json'
import { loadData } from './data-file.ts'

const Brand = v.object({
  name: v.string(),
  uri: v.string(),
  country: v.string(),
  /** Category groups it makes parts for, or the first part of their names. */
  domains: v.array(v.string()),
  tier: v.picklist([1, 2, 3]),
  gpsr: v.object({
    manufacturer: v.string(),
    address: v.string(),
    email: v.string(),
    representative: v.optional(v.string()),
  }),
})

/** The makers, numbered from 1 in the order of the file; `code` ends their part numbers. */
export const brands = loadData('brands.json', v.object({ brands: v.array(Brand) }), content).brands.map(
  (brand, index) => ({ ...brand, brand: index + 1, code: brand.uri.slice(0, 3).toUpperCase() }),
)
export type Brand = (typeof brands)[number]

/** What a maker calls its further product lines; the first three letters of each are different. */
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

/** Makers of a category group's parts: `engine` covers `engine.exhaust`. */
export function makersOf(group: string): Brand[] {
  return brands.filter(({ domains }) =>
    domains.some((domain) => group === domain || group.startsWith(`${domain}.`)),
  )
}

/**
 * At least `count` further product lines of these makers, or as many as there are. A line is an entry of its own with
 * the maker's number, as in "Bromsvik Pro": larger catalogues offer the same part in several.
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
