import * as v from 'valibot'

/** Smallest number of products in a demo catalogue: parts and bundles, without colour variants and deposits. */
export const minProducts = 5_000
export const maxProducts = 100_000

/** Parses a catalogue size from text, between `minProducts` and `maxProducts`. */
export const CatalogueSize = v.pipe(
  v.string(),
  v.regex(/^\d{4,6}$/),
  v.transform(Number),
  v.minValue(minProducts),
  v.maxValue(maxProducts),
)

/** Scales a planned number from a catalogue of `minProducts` to one of `products`. */
export const scaled = (planned: number, products: number) => Math.round((planned * products) / minProducts)
