import * as v from 'valibot'
import content from '../data/bundles.json'
import { loadData, TranslatedText } from './data-file.ts'

const BundlePlan = v.object({
  id: v.string(),
  name: TranslatedText,
  sections: v.array(
    v.object({ id: v.string(), partType: v.string(), qty: v.number(), required: v.boolean() }),
  ),
})
export type BundlePlan = v.InferOutput<typeof BundlePlan>

/** Bundles of each kind, each for another car. */
export const bundlesPerCategory = 10

/** The eight kinds of bundle. */
export const bundlePlans = loadData(
  'bundles.json',
  v.object({ bundles: v.array(BundlePlan) }),
  content,
).bundles

export const plannedBundles = bundlePlans.length * bundlesPerCategory

/** True if a kind of bundle is sold as it is; of the others, the buyer chooses one part of each section. */
export const isFixedPlan = (plan: string) => ['timing-service', 'suspension-front'].includes(plan)
