import type { Measures, Weights } from './measures.ts'

/** One blade, or a pair. */
function wiperBlade({ number, value }: Measures): number {
  const length = number('wiper_length_mm') + (value('wiper_length_2_mm') ? number('wiper_length_2_mm') : 0)
  return 0.03 + length * (value('wiper_design') === 'flat' ? 0.0003 : 0.000_35)
}

const byAdjustment: Readonly<Record<string, (size: number) => number>> = {
  manual: (size) => 0.45 + 0.4 * size,
  cable: (size) => 0.7 + 0.6 * size,
  electric: (size) => 0.9 + 1.1 * size,
}

const byUpholstery: Readonly<Record<string, number>> = { textile: 3, vinyl: 4, leather: 5 }
const byKnob: Readonly<Record<string, number>> = { leather: 0.15, aluminium: 0.2, wood: 0.11 }

function windowRegulator({ value, size }: Measures): number {
  const front = value('regulator_type') === 'electric' ? 1.7 + 1.4 * size : 1.2 + 1.2 * size
  return value('position') === 'rear' ? 0.85 * front : front
}

export const bodyWeights: Weights = {
  'wiper-blade': wiperBlade,
  'door-mirror': ({ value, size }) => byAdjustment[value('mirror_adjust')]?.(size) ?? 1,
  'mirror-glass': ({ value, size }) => 0.12 + 0.2 * size + (value('heated') ? 0.02 : 0),
  'front-wing': ({ value, size }) => (2.6 + 3.6 * size) * (value('material') === 'aluminium' ? 0.5 : 1),
  bumper: ({ value, size }) => (value('material') === 'steel' ? 4 + 7 * size : 3 + 4 * size),
  grille: ({ value, size }) => (0.5 + 1.2 * size) * (value('material') === 'steel' ? 1.4 : 1),
  'door-seal': ({ number }) => 0.000_28 * number('length_mm'),
  'gas-strut': ({ number }) => 0.0007 * number('length_mm') + 0.0002 * number('force_n'),
  emblem: ({ value }) => (value('material') === 'aluminium' ? 0.07 : 0.03),
  'floor-mat-set': ({ number, value, size }) =>
    number('pieces') * (value('material') === 'rubber' ? 0.75 : 0.5) * (0.8 + 0.5 * size),
  'boot-mat': ({ value, size }) => (value('material') === 'rubber' ? 2 + 2.5 * size : 1.5 + 1.5 * size),
  upholstery: ({ value, size }) =>
    (byUpholstery[value('material')] ?? 4) * (0.8 + 0.5 * size) * (value('position') === 'rear' ? 0.9 : 1),
  'steering-wheel': ({ number, value }) =>
    0.000_012_5 * number('outer_diameter_mm') ** 2 * (value('material') === 'wood' ? 1.1 : 1),
  'gear-knob': ({ value }) => byKnob[value('material')] ?? 0.15,
  'window-regulator': windowRegulator,
  towbar: ({ number, value }) =>
    6 + 0.007 * number('max_trailer_kg') + (value('towbar_type') === 'detachable' ? 4 : 0),
  'roof-bars': ({ number, value }) =>
    value('material') === 'steel' ? 0.0048 * number('length_mm') : 0.6 + 0.0038 * number('length_mm'),
}
