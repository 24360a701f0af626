// Meilisearch, "Filter expression reference": https://www.meilisearch.com/docs/learn/filtering_and_sorting/filter_expression_reference

import { everyCar } from '../catalogue/fit-scope.ts'

/** The filters of a search: products with one of the values of each list. Empty lists, and null, filter nothing. */
export interface SearchFilters {
  /** Names of brands. */
  brands: readonly string[]
  /** URIs of categories, of which those above are wider. */
  categories: readonly string[]
  /** Keys of vehicles that it fits; what fits every car fits them too. */
  vehicles: readonly string[]
  /** `true` for products that can be bought now. */
  availability: readonly 'true'[]
  /** The price range in the currency of the price list, ends included; an end that is null is open. */
  price: { from: number | null; to: number | null } | null
  /** Cars in a model year, of which it fits one: values of `modelYearValues`. Not counted. */
  modelYears?: readonly string[]
  /** URIs of categories that the words of a search name, besides chosen ones. Not counted. */
  within?: readonly string[]
}

/** Facets by which products are counted; for prices, the lowest and the highest. */
export type SearchFacet = Exclude<keyof SearchFilters, 'modelYears' | 'within'>

/** The market and price list that a search is made in. */
export interface SearchPlace {
  market: number
  pricelist: number
}

export const noSearchFilters: SearchFilters = {
  brands: [],
  categories: [],
  vehicles: [],
  availability: [],
  price: null,
}

const lists = ['brands', 'categories', 'vehicles', 'availability'] as const
export const searchFacets: readonly SearchFacet[] = [...lists, 'price']

/** The attribute of documents that has the values of a facet. */
export function facetAttribute(facet: SearchFacet, { market, pricelist }: SearchPlace): string {
  const attributes = {
    brands: 'brandName',
    categories: 'categories',
    vehicles: 'vehicleKeys',
    availability: 'inStock',
    price: `prices.${market}.${pricelist}.priceAsNumber`,
  }
  return attributes[facet]
}

/** The facets that a search is narrowed by. */
export function chosenFacets(filters: SearchFilters): SearchFacet[] {
  return searchFacets.filter((facet) =>
    facet === 'price' ? filters.price !== null : filters[facet].length > 0,
  )
}

/** Filter expressions of which all have to be met: the market's, and those of the filters except for one. */
export function filterExpressions(
  filters: SearchFilters,
  place: SearchPlace,
  except: SearchFacet | null = null,
): string[] {
  const chosen = chosenFacets(filters).filter((facet) => facet !== except)
  const { from, to } = (chosen.includes('price') && filters.price) || { from: null, to: null }
  const price = facetAttribute('price', place)
  const { modelYears = [], within = [] } = filters
  return [
    `markets = ${place.market}`,
    ...lists
      .filter((facet) => chosen.includes(facet))
      .map((facet) => {
        const values = facet === 'vehicles' ? [...filters.vehicles, everyCar] : filters[facet]
        return `${facetAttribute(facet, place)} IN ${listed(values)}`
      }),
    ...(within.length === 0 ? [] : [`${facetAttribute('categories', place)} IN ${listed(within)}`]),
    ...(modelYears.length === 0 ? [] : [`modelYears IN ${listed(modelYears)}`]),
    ...(from === null ? [] : [`${price} >= ${from}`]),
    ...(to === null ? [] : [`${price} <= ${to}`]),
  ]
}

const listed = (values: readonly string[]) => `[${values.flatMap(quoted).join(', ')}]`

/** A value as a filter expression takes it. One with a backslash cannot be written: the service has no escape for it. */
const quoted = (value: string) => (value.includes('\\') ? [] : [`"${value.replaceAll('"', String.raw`\"`)}"`])
