import * as v from 'valibot'
import content from '../data/bundles.json'
import { readData, Words } from './data-file.ts'

const SetPlan = v.object({
  id: v.string(),
  name: Words,
  sections: v.array(
    v.object({ id: v.string(), partType: v.string(), qty: v.number(), required: v.boolean() }),
  ),
})
export type SetPlan = v.InferOutput<typeof SetPlan>

/** Of each kind, for as many cars. */
export const setsEach = 10

/** The eight kinds of set. */
export const setPlans = readData('bundles.json', v.object({ bundles: v.array(SetPlan) }), content).bundles

export const plannedSets = setPlans.length * setsEach
