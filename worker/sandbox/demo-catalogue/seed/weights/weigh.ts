import type { Technical } from '../assortment/design.ts'
import { bodyWeights } from './body-weights.ts'
import { brakeWeights } from './brake-weights.ts'
import { chassisWeights } from './chassis-weights.ts'
import { electricWeights } from './electric-weights.ts'
import { engineWeights } from './engine-weights.ts'
import { measuresOf, type Weights } from './measures.ts'
import { supplyWeights } from './supply-weights.ts'

const weights: Weights = {
  ...brakeWeights,
  ...engineWeights,
  ...chassisWeights,
  ...electricWeights,
  ...bodyWeights,
  ...supplyWeights,
}

/** The weight of a part in kilograms, from its measures and the cars it fits, to two digits. */
export function weigh(partType: string, technical: Technical, models: readonly string[]): number {
  const weightOf = weights[partType]
  if (!weightOf) throw new Error(`no weight for ${partType}`)
  return Number(weightOf(measuresOf(technical, models)).toPrecision(2))
}
