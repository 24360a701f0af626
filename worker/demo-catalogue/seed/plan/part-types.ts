import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'
import content from '../data/part-types.json'
import { loadData, translations } from './data-file.ts'

const positive = v.pipe(v.number(), v.minValue(1))

export const PartType = v.object({
  id: v.string(),
  /** Prefix of its part numbers. */
  code: v.string(),
  /** Category group, such as `brakes.disc`. */
  group: v.string(),
  shape: v.string(),
  shapePreset: v.nullable(v.string()),
  names: translations(v.object({ one: v.string(), many: v.string(), g: v.optional(v.string()) })),
  synonyms: v.object(v.entriesFromList(locales, v.optional(v.array(v.string()), []))),
  plannedProducts: positive,
  /** Attribute ids in display order. */
  attributes: v.array(v.string()),
  recommendedQty: v.object({
    per: v.picklist(['axle', 'side', 'cylinder', 'wheel', 'car', 'litre']),
    n: positive,
  }),
  /** The quantities it is sold in, where they are not 1, 2, 3, …: at least so many, or so many at a time. */
  soldBy: v.optional(v.object({ minimum: v.optional(positive, 1), multiple: v.optional(positive, 1) })),
  fitment: v.picklist(['vehicle', 'engine', 'universal']),
  priceEurInclVat: v.tuple([v.number(), v.number()]),
  weightKg: v.number(),
  coreDepositEur: v.number(),
  shipping: v.picklist(['letter', 'parcel', 'bulky', 'hazmat', 'hazmat-lq']),
  hazardCodes: v.array(v.string()),
  related: v.array(v.string()),
})
export type PartType = v.InferOutput<typeof PartType>

export const { partTypes } = loadData('part-types.json', v.object({ partTypes: v.array(PartType) }), content)

const byId = new Map(partTypes.map((partType) => [partType.id, partType]))

export function partType(id: string): PartType {
  const found = byId.get(id)
  if (!found) throw new Error(`seed/data/part-types.json: no part type ${id}`)
  return found
}
