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

/** The makers, numbered from 1 in the order of the file. */
export const brands = loadData('brands.json', v.object({ brands: v.array(Brand) }), content).brands.map(
  (brand, index) => ({ ...brand, brand: index + 1 }),
)
export type Brand = (typeof brands)[number]

/** Those who make parts of a category group: `engine` covers `engine.exhaust`. */
export function makersOf(group: string): Brand[] {
  return brands.filter(({ domains }) =>
    domains.some((domain) => group === domain || group.startsWith(`${domain}.`)),
  )
}
