/** What listing, filtering and sorting need to know of a product. */
export interface IndexEntry {
  product: number
  uri: string
  /** YYYY-MM-DD HH:mm:ss */
  created: string
  modified: string
  /** Null for a set. */
  brand: number | null
  /** The categories it stands in, canonical first, each with its place there. */
  places: { category: number; sort: number }[]
  markets: readonly number[]
  /** Engines of `vehicles.json` it fits, perhaps under a condition; none for a universal part. */
  vehicles: readonly string[]
  /** Measures and technical values by attribute id; several values are joined by a comma and a space. */
  technical: Readonly<Record<string, string>>
  prices: ReadonlyMap<number, { price: number; before: number }>
}
