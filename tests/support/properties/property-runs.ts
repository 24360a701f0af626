/**
 * Number of tries of a property with random input: 500, in the whole check 20 000, or the number in `PROPERTY_RUNS`.
 * `npm run fuzz` tries parsers of outside texts a million times.
 */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? (process.env.CHECKS === 'all' ? 20_000 : 500))
