import type { FitmentRow } from '../fitment/fitment.ts'
import { type PartType, partType as planned } from '../plan/part-types.ts'

/** The position of a part on the car; keys of the position texts. */
export type Position =
  | 'front'
  | 'rear'
  | 'left'
  | 'right'
  | 'front-left'
  | 'front-right'
  | 'rear-left'
  | 'rear-right'
  | 'front-both'
  | 'rear-both'
  | 'upper'
  | 'lower'

/** Values by attribute id: numbers as plain text, true as "1", several values joined by ", ". */
export type Technical = Record<string, string>

/** Technical values in a recipe; false and undefined are omitted. */
export type Measures = Record<string, string | number | boolean | undefined>

/** One size of a product sold in several at one price; `value` is a value of the attribute. */
export interface Choice {
  attribute: string
  value: string
}

/** A part as a recipe describes it. Drafts with equal keys are merged into one part with all their fitment rows. */
export interface Draft {
  key: string
  /** The middle of its part number. */
  code: string
  /** Fitment; null for a universal part. */
  rows: readonly FitmentRow[] | null
  /** Cars of which there is only an advice; they are not among those it fits. */
  advised?: readonly FitmentRow[] | undefined
  measures?: Measures | undefined
  /** Values that differ by the brand's price tier. */
  grades?: Record<1 | 2 | 3, Measures> | undefined
  /** Groups parts of which a brand offers all or none, such as left and right; the draft's key when absent. */
  kin?: string | undefined
  /** The attribute in which parts of one kin differ as variants on the product page. */
  variantBy?: string | undefined
  /** Car or engine in the product name, where technical values do not distinguish it. */
  label?: string | undefined
  position?: Position | undefined
  /** Position in the price range of the part type, from 0 to 1, for a standard brand. */
  level?: number | undefined
  choices?: readonly Choice[] | undefined
  /** Colours, that of its measures first; each becomes a product. */
  colours?: readonly string[] | undefined
  /** Recommended quantity and its unit, where it differs from the part type's. */
  quantity?: number | undefined
  per?: 'car' | undefined
  /** The quantities it is sold in, where they differ from the part type's. */
  soldBy?: PartType['soldBy']
  /** Always in the assortment: a shop without it would look odd. */
  staple?: boolean | undefined
  /** Markets where it is not sold, in addition to those excluded by its kind of product. */
  notIn?: readonly number[] | undefined
}

export type Recipe = () => Iterable<Draft>

/** A part independent of its brand; two to four brands offer it. */
export interface Design extends Omit<Draft, 'measures' | 'rows'> {
  partType: string
  kin: string
  technical: Technical
  /** Fitment rows; empty for a universal part. */
  rows: FitmentRow[]
  level: number
}

export function technicalOf(measures: Measures): Technical {
  return Object.fromEntries(
    Object.entries(measures).flatMap(([id, value]) =>
      value === undefined || value === false ? [] : [[id, value === true ? '1' : String(value)]],
    ),
  )
}

/** Attributes that are also fitment conditions. */
const conditional = ['brake_system', 'steering_side']

/** Merges drafts with equal keys into designs. Drafts with an empty list of cars are dropped. */
export function mergeDrafts(partType: string, drafts: Iterable<Draft>): Design[] {
  const { attributes } = planned(partType)
  const designs = new Map<string, Design>()
  for (const { measures, rows, ...draft } of drafts) {
    // An empty list means that no car is left; null would mean that it fits all.
    if (rows?.length === 0) continue
    const technical = {
      ...positionValues(draft.position, attributes),
      ...technicalOf(measures ?? {}),
      ...choiceValues(draft.choices, attributes),
    }
    const known = designs.get(draft.key)
    if (known) {
      known.rows.push(...(rows ?? []))
      known.staple ||= draft.staple
      // A condition that only some of its cars have must not be stated as the part's own value.
      for (const id of conditional) if (known.technical[id] !== technical[id]) delete known.technical[id]
    } else
      designs.set(draft.key, {
        ...draft,
        partType,
        kin: draft.kin ?? draft.key,
        technical,
        rows: [...(rows ?? [])],
        level: Math.min(1, Math.max(0, draft.level ?? 0.4)),
      })
  }
  return [...designs.values()]
}

/** The attribute value of a product sold in several sizes: all of them. */
function choiceValues(choices: Draft['choices'], attributes: readonly string[]): Technical {
  const [first] = choices ?? []
  if (!choices || !first || !attributes.includes(first.attribute)) return {}
  return { [first.attribute]: choices.map(({ value }) => value).join(', ') }
}

function positionValues(position: Position | undefined, attributes: readonly string[]): Technical {
  const end = (['front', 'rear'] as const).find((name) => position?.startsWith(name)) ?? null
  const side = (['left', 'right', 'both'] as const).find((name) => position?.endsWith(name)) ?? null
  return {
    ...(end && attributes.includes('axle') && { axle: end }),
    ...(end && attributes.includes('position') && { position: end }),
    ...(side && attributes.includes('side') && { side }),
  }
}
