/** Chosen values by filter field: one value suffices within a field, and every field must be met. */
export type Filters = ReadonlyMap<string, readonly string[]>
