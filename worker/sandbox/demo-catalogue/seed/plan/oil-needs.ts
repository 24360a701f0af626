import * as v from 'valibot'
import content from '../data/oil-needs.json'
import { loadData } from './data-file.ts'

const names = v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), [])

/**
 * The oil of some engines. Specifications are written as on cans: `ACEA C3`, `API SE`, `VW 507 00`. An engine whose need
 * is not known for certain has no `meets`.
 */
const OilNeed = v.object({
  /** Ids of the engines. */
  engines: names,
  /** Specifications of which a right oil meets one. */
  meets: names,
  /** Specifications that are right by some sources only: the handbook of the car decides. */
  perhaps: names,
  /** The recommended viscosities; any of an oil that meets a specification when empty. */
  grades: names,
  /** Viscosities that were usual or are harmless, but are not recommended. */
  otherGrades: names,
  /** A particle filter, which the ash of other oils than those of ACEA class C clogs. */
  particleFilter: v.optional(v.boolean(), false),
})
export type OilNeed = v.InferOutput<typeof OilNeed>

export const { needs: oilNeeds } = loadData('oil-needs.json', v.object({ needs: v.array(OilNeed) }), content)

const byEngine = new Map(oilNeeds.flatMap((need) => need.engines.map((engine) => [engine, need] as const)))

/** The oil that an engine needs, by its id. */
export function oilNeed(engine: string): OilNeed {
  const found = byEngine.get(engine)
  if (!found) throw new Error(`seed/data/oil-needs.json: nothing about ${engine}`)
  return found
}
