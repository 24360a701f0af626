/** Chosen values by filter field: one of them suffices within a field, every field must be met. */
export type Filters = ReadonlyMap<string, readonly string[]>
