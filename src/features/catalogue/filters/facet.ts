export interface Facet {
  field: string
  name: string
  groups: FacetGroup[]
  /** Number of chosen values. */
  chosen: number
  /** Number of values left out. */
  more: number
  /** The chosen ranges with their names: "240–260 mm". */
  ranges?: { value: string; name: string }[]
  /** The input of a range, if all values are shown and are measures. */
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
}

export interface FacetValue {
  value: string
  name: string
  /**
   * Number of products; a value without products is disabled. Absent for a model, whose engines share parts, and if
   * products are not counted.
   */
  count?: number
  /** Absent if false, like `isModel`: a listing has many values, each twice in its document. */
  chosen?: boolean
  /** True for a model, which includes all its engines. */
  isModel?: boolean
}

/** Prefix of the fields of technical attributes: `tech.diameter`. */
export const technicalPrefix = 'tech.'
