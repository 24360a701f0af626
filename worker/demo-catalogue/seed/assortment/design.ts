import type { FitmentRow } from '../fitment/fitment.ts'
import { partType as planned } from '../plan/part-types.ts'

/** Where on the car a part goes: the keys of the position words. */
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

/** How a recipe states values; false and undefined are left out. */
export type Measures = Record<string, string | number | boolean | undefined>

/** One size of a product that comes in several at one price; `value` is a value of the attribute. */
export interface Choice {
  attribute: string
  value: string
}

/** What a recipe says of a part. Drafts with one key are one part, and their rows are put together. */
export interface Draft {
  key: string
  /** The middle of its part number. */
  code: string
  /** Null: a universal part. */
  rows: readonly FitmentRow[] | null
  measures?: Measures | undefined
  /** What a maker's grade changes, by tier. */
  grades?: Record<1 | 2 | 3, Measures> | undefined
  /** Parts a maker has all of or none: left and right, one litre and four. Its own key when absent. */
  kin?: string | undefined
  /** Attribute by which the parts of one kin are variants of each other on the product page. */
  variantBy?: string | undefined
  /** The car or engine it is named after, where its measures do not tell it from others. */
  label?: string | undefined
  position?: Position | undefined
  /** 0–1: where in the price range of its part type a standard one lies. */
  level?: number | undefined
  /** Kilograms, where it differs from the part type's. */
  weight?: number | undefined
  choices?: readonly Choice[] | undefined
  /** The colours it is made in, that of its measures first: each is a product of its own. */
  colours?: readonly string[] | undefined
  /** Pieces to buy, where it differs from the part type's, and what they are for. */
  quantity?: number | undefined
  per?: 'car' | undefined
  /** Carried before others: a shop without it would look odd. */
  staple?: boolean | undefined
  /** Markets it is not sold in, beside those its kind of goods excludes. */
  notIn?: readonly number[] | undefined
}

export type Recipe = () => Iterable<Draft>

/** A part as it is engineered; two to four makers offer it. */
export interface Design extends Omit<Draft, 'measures' | 'rows'> {
  partType: string
  kin: string
  technical: Technical
  /** None: a universal part. */
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

/** Attributes that are conditions on the car as well. */
const conditional = ['brake_system', 'steering_side']

/** Drafts become designs: same key, same part. A draft with an empty list of cars is none. */
export function gather(partType: string, drafts: Iterable<Draft>): Design[] {
  const { attributes } = planned(partType)
  const designs = new Map<string, Design>()
  for (const { measures, rows, ...draft } of drafts) {
    // No car was left for it, which is not the same as fitting all of them.
    if (rows?.length === 0) continue
    const technical = {
      ...placed(draft.position, attributes),
      ...technicalOf(measures ?? {}),
      ...offered(draft.choices, attributes),
    }
    const known = designs.get(draft.key)
    if (known) {
      known.rows.push(...(rows ?? []))
      // What one car has to be asked about says nothing of a part that others take unasked.
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

/** A product that comes in several colours has all of them. */
function offered(choices: Draft['choices'], attributes: readonly string[]): Technical {
  const [first] = choices ?? []
  if (!choices || !first || !attributes.includes(first.attribute)) return {}
  return { [first.attribute]: choices.map(({ value }) => value).join(', ') }
}

function placed(position: Position | undefined, attributes: readonly string[]): Technical {
  const axle = position?.startsWith('front') ? 'front' : position?.startsWith('rear') ? 'rear' : null
  const side = (['left', 'right', 'both'] as const).find((name) => position?.endsWith(name)) ?? null
  return {
    ...(axle && attributes.includes('axle') && { axle }),
    ...(side && attributes.includes('side') && { side }),
  }
}
