/**
 * How often tests try a property with random input: 500 times, in the whole check 20 000 times, or as often as
 * `PROPERTY_RUNS` says. `npm run fuzz` tries what reads texts from outside a million times.
 */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? (process.env.CHECKS === 'all' ? 20_000 : 500))
