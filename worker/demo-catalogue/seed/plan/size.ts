import * as v from 'valibot'

/** How many products a demo catalogue has: parts and sets, without further colours of a part and deposits. */
export const minProducts = 5_000
export const maxProducts = 100_000

/** Decimal digits, as variables are written, to a size between `minProducts` and `maxProducts`. */
export const CatalogueSize = v.pipe(
  v.string(),
  v.regex(/^\d{4,6}$/),
  v.transform(Number),
  v.minValue(minProducts),
  v.maxValue(maxProducts),
)

/** Scales a number that is planned for a catalogue of `minProducts`. */
export const scaled = (planned: number, products: number) => Math.round((planned * products) / minProducts)
