/** The fields of a product that listings filter and sort by. */
export interface IndexEntry {
  product: number
  uri: string
  /** The time when the product was created: `YYYY-MM-DD HH:mm:ss`. */
  created: string
  modified: string
  /** Null for a bundle or a deposit. */
  brand: number | null
  /** Its categories, canonical first, each with the product's sort position there. */
  listedIn: { category: number; sort: number }[]
  markets: readonly number[]
  /** Engine ids of `vehicles.json` it fits, perhaps conditionally. */
  vehicles: readonly string[]
  /** Technical values by attribute id; several values are joined by a comma and a space. */
  technical: Readonly<Record<string, string>>
  prices: ReadonlyMap<number, { price: number; before: number }>
}
