/** A filter of a listing with its values. */
export interface Facet {
  field: string
  name: string
  groups: FacetGroup[]
  /** How many of its values are chosen. */
  chosen: number
  /** How many values are left out. */
  more: number
  /** The ranges among the chosen values, each with its words: "240–260 mm". */
  ranges?: { value: string; name: string }[]
  /** Where all values are shown and are measures: what a range is chosen from. */
  range?: RangeFacet
}

/** What a range of measures is chosen from: the least and the greatest there is, and the distance of all values. */
export interface RangeFacet {
  min: number
  max: number
  step: number
  unit: string
  text: { from: string; to: string; apply: string }
}

/** Values with a common heading; the name is empty when there is one group. */
export interface FacetGroup {
  name: string
  values: FacetValue[]
}

export interface FacetValue {
  value: string
  name: string
  /**
   * Products with this value; a value without products is shown but disabled. Absent for a model, whose engines share parts, and
   * where products are not counted.
   */
  count?: number
  /** Absent, as `isModel`, where it is false: a listing has many values, each twice in its document. */
  chosen?: boolean
  /** Whether it is a model, which stands for all its engines. */
  isModel?: boolean
}

/** Begins the fields of technical attributes: `tech.diameter`. */
export const technicalPrefix = 'tech.'
