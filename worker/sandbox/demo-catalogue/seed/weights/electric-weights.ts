import type { Measures, Weights } from './measures.ts'

/** The lead in a battery, in relation to that of one with free acid and the same capacity. */
const leadIn: Readonly<Record<string, number>> = { 'lead-acid': 1, efb: 1.04, agm: 1.13 }
/** One of 6 V has half the cells, in a thicker case. */
const sixVolts = 0.65

function battery({ number, value }: Measures): number {
  const lead = (0.6 + 0.235 * number('capacity_ah')) * (leadIn[value('battery_technology')] ?? 1)
  return number('voltage_v') === 6 ? lead * sixVolts : lead
}

const byFuses: Readonly<Record<string, number>> = {
  mini: 0.05,
  standard: 0.08,
  maxi: 0.15,
  torpedo: 0.06,
  glass: 0.06,
}

/** The weight of a bulb with its share of the packet, by its base. */
const byBase: Readonly<Record<string, number>> = {
  'P14.5s': 0.012,
  PK22s: 0.014,
  P43t: 0.035,
  PX26d: 0.025,
  P45t: 0.04,
  BA15s: 0.012,
  BAY15d: 0.013,
  BA9s: 0.004,
  BAX9s: 0.004,
  'W2.1x9.5d': 0.003,
  'SV8.5': 0.004,
}

/** A headlight of one size for both sides is round, and of glass. */
function headlight({ value, size }: Measures): number {
  if (value('side') === '') return 1.6
  return 1.4 + 3 * size + (value('light_source') === 'xenon' ? 0.8 : 0)
}

const byPlace: Readonly<Record<string, (size: number) => number>> = {
  front: (size) => 0.15 + 0.4 * size,
  wing: () => 0.08,
  bumper: (size) => 0.1 + 0.1 * size,
}

export const electricWeights: Weights = {
  'starter-battery': battery,
  alternator: ({ number }) => 3.4 + 0.026 * number('current_a'),
  'starter-motor': ({ number }) => 2.5 + 2 * number('power_kw'),
  relay: ({ number }) => 0.02 + 0.0004 * number('current_a') + 0.002 * number('poles'),
  'fuse-set': ({ value }) => byFuses[value('fuse_type')] ?? 0.08,
  'brake-light-switch': ({ value }) => (value('switch_type') === 'hydraulic' ? 0.07 : 0.04),
  bulb: ({ number, value }) => (byBase[value('base')] ?? 0.01) * number('pack_qty'),
  headlight,
  'tail-light': ({ size }) => 0.5 + 1.6 * size,
  indicator: ({ value, size }) => byPlace[value('mounting_place')]?.(size) ?? 0.2,
  'fog-light': ({ number }) => 0.000_06 * number('outer_diameter_mm') ** 2,
  'driving-light': ({ number, value }) =>
    0.000_045 * number('outer_diameter_mm') ** 2 * (value('light_source') === 'led' ? 1.1 : 1),
  'wiper-motor': ({ size }) => 1.2 + 1.2 * size,
  'washer-pump': ({ number }) => 0.06 + 0.03 * number('ports'),
}
