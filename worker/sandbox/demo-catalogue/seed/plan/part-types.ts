import * as v from 'valibot'
import { tradeWords } from '#src/commerce/contract/search/trade-words/trade-words.ts'
import { perLanguage } from '../../in-every-language.ts'
import file from '../data/part-types.json'
import { loadData, translations } from './data-file.ts'

const positive = v.pipe(v.number(), v.minValue(1))

/** The data file's entry of a part type. */
export const PartTypeEntry = v.object({
  id: v.string(),
  /** Prefix of its part numbers. */
  code: v.string(),
  /** Category group, such as `brakes.disc`. */
  group: v.string(),
  shape: v.string(),
  shapePreset: v.nullable(v.string()),
  names: translations(v.object({ one: v.string(), many: v.string(), g: v.optional(v.string()) })),
  plannedProducts: positive,
  /** Attribute ids in display order. */
  attributes: v.array(v.string()),
  recommendedQty: v.object({
    per: v.picklist(['axle', 'side', 'cylinder', 'wheel', 'car', 'litre']),
    n: v.optional(positive, 1),
  }),
  /** The quantities it is sold in, where they are not 1, 2, 3, …: at least so many, or so many at a time. */
  soldBy: v.optional(v.object({ minimum: v.optional(positive, 1), multiple: v.optional(positive, 1) })),
  fitment: v.picklist(['vehicle', 'engine', 'universal']),
  /**
   * `universal` if it suits every car, whatever its measures. Of other goods that are made for no certain cars, such as
   * bulbs and gearbox oils, it depends on measures or approvals which car they are for.
   */
  fitScope: v.optional(v.literal('universal')),
  priceEurInclVat: v.tuple([v.number(), v.number()]),
  coreDepositEur: v.number(),
  shipping: v.picklist(['letter', 'parcel', 'bulky', 'hazmat', 'hazmat-lq']),
  /** The codes of its label: pictograms, signal word and statements (Regulation (EC) 1272/2008). */
  hazardCodes: v.array(v.string()),
  /** Those of its kinds with another label, by a measure or by `label` of their specification. */
  otherHazards: v.optional(
    v.array(v.object({ measure: v.string(), value: v.string(), hazardCodes: v.array(v.string()) })),
    [],
  ),
  /** The kind of waste it becomes, as the shop names it: `lead-battery`, `oil`, `electrical`. */
  takeBack: v.optional(v.string(), ''),
  related: v.array(v.string()),
})

const content = loadData('part-types.json', v.object({ partTypes: v.array(PartTypeEntry) }), file)
const words = perLanguage(tradeWords)

export const partTypes = content.partTypes.map((entry) => ({
  ...entry,
  /** Further trade names. */
  synonyms: perLanguage((locale) => {
    const { names = [], wider = [] } = words[locale].get(entry.id) ?? {}
    const { one } = entry.names[locale]
    return [...names, ...wider].filter((name) => name !== one.toLowerCase())
  }),
}))
export type PartType = (typeof partTypes)[number]

const byId = new Map(partTypes.map((partType) => [partType.id, partType]))

export function partType(id: string): PartType {
  const found = byId.get(id)
  if (!found) throw new Error(`seed/data/part-types.json: no part type ${id}`)
  return found
}
