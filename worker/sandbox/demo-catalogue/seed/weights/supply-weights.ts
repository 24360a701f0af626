import type { Measures, Weights } from './measures.ts'

/** A fluid with its can. `perLitre` is the weight of a litre. */
const canned =
  (perLitre: number) =>
  ({ number }: Measures) => {
    const litres = number('volume_l')
    return 0.04 + (perLitre + 0.045) * litres
  }

export const supplyWeights: Weights = {
  'engine-oil': canned(0.86),
  'gearbox-oil': canned(0.88),
  coolant: (part) => canned(part.value('ready_mixed') ? 1.07 : 1.12)(part),
  'brake-fluid': (part) => canned(part.value('dot_class') === 'LHM' ? 0.84 : 1.06)(part),
  'washer-fluid': (part) => canned(part.value('ready_mixed') ? 0.97 : 0.86)(part),
  'car-shampoo': canned(1.02),
  'brake-cleaner': ({ number }) => 0.1 + 0.000_75 * number('volume_ml'),
  'touch-up-paint': ({ number }) => 0.02 + 0.0013 * number('volume_ml'),
  'torque-wrench': ({ number }) => 6e-6 * number('length_mm') ** 2,
  'workshop-manual': ({ number }) => 0.1 + 0.0025 * number('pages'),
}
