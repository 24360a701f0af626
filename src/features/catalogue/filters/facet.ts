export interface Facet {
  field: string
  name: string
  groups: FacetGroup[]
  /** True for sizes, which are short and stand side by side. */
  isSizes?: boolean
  chosen: number
  more: number
  ranges?: { value: string; name: string }[]
  range?: RangeFacet
}

/** The limits of a range of measures: minimum, maximum, and the common distance of all values. */
export interface RangeFacet {
  min: number
  max: number
  step: number
  unit: string
  text: { from: string; to: string; apply: string }
}

export interface FacetGroup {
  name: string
  values: FacetValue[]
  /** The choice of all values of the group; absent unless it is a model of car with a key. */
  model?: FacetValue
}

export interface FacetValue {
  value: string
  name: string
  /** The size, fuel and power of an engine, which few know by its code alone. */
  about?: string
  /** A value without products is disabled. Absent if products are not counted, and for a model unless each of its cars has none. */
  count?: number
  /** The colour of a swatch, `#ff0000`. */
  colour?: string
  /** Absent if false, like `isModel`: a listing has many values, each twice in its document. */
  chosen?: boolean
  isModel?: boolean
  /** The chosen cars of a model of which not all are, with blanks between them. */
  part?: string
  /** The values below an open category, which has a ticked box: it or one of these is chosen. Absent if there are none. */
  children?: FacetValue[]
}

export const technicalPrefix = 'tech.'

/** The values with those below them. */
export function withChildren(values: readonly FacetValue[]): FacetValue[] {
  return values.flatMap((value) => [value, ...withChildren(value.children ?? [])])
}

export function countValues(groups: readonly FacetGroup[]): number {
  return groups.reduce((sum, { values }) => sum + values.length, 0)
}
