import { minProducts } from './plan/size.ts'

/**
 * Names what the seed writes: a hash of the tables of the smallest catalogue. A test computes it and fails when it has
 * to be changed here.
 */
export const edition = 'c68ccd119849'

/** The edition of a catalogue of `products`. A database of another edition is refilled. */
export const editionOf = (products: number) => (products === minProducts ? edition : `${edition}-${products}`)
