/**
 * The shop's categories whose goods fit every car, with all below them: their addresses, in each language that has its
 * own. A single product has the attribute `fit_scope` instead.
 */
const universalCategories: readonly string[] = []

/**
 * The scope of a product's cars: `cars` if it is for certain ones, `universal` if it fits every car. Null if nothing is
 * known: then the shop says nothing about cars.
 */
export type FitScope = 'cars' | 'universal' | null

/** The attributes and categories of a product that decide its scope. */
interface FitFacts {
  fit_scope: string
  fit_summary: string
  fitment_rows?: string
  categories: readonly { uri: string }[]
}

/** Stands for every car, as a summary and among the keys of cars; no summary or key of certain cars has this sign. */
export const everyCar = '*'

/**
 * Decides the scope of a product with a number of vehicles. It is universal if the attribute `fit_scope` or one of its
 * categories says so, never because its cars are missing. Cars of its own come first.
 */
export function fitScopeOf(
  { fit_scope, fit_summary, fitment_rows = '', categories }: FitFacts,
  vehicles: number,
  universal: readonly string[] = universalCategories,
): FitScope {
  if (vehicles > 0 || fit_summary !== '' || fitment_rows !== '') return 'cars'
  const isUniversal =
    fit_scope.trim().toLowerCase() === 'universal' ||
    categories.some(({ uri }) => universal.some((category) => `${uri}/`.startsWith(`${category}/`)))
  return isUniversal ? 'universal' : null
}

/** The summary of such a product; see `parseFitSummary`. */
export function fitSummaryOf(facts: FitFacts, vehicles: number): string {
  return fitScopeOf(facts, vehicles) === 'universal' ? everyCar : facts.fit_summary
}
