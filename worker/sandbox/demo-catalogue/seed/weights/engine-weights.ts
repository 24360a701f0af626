import { cylinder, density, type Measures, pipe, type Weights } from './measures.ts'

const boxOf = ({ number }: Measures) =>
  (number('length_mm') * number('width_mm') * number('height_mm')) / 1000
const canOf = ({ number }: Measures) => cylinder(number('outer_diameter_mm'), number('height_mm'))

/** A can of sheet steel around the paper of a spin-on filter; other filters are of paper and plastic. */
function oilFilter(part: Measures): number {
  const kind = part.value('filter_design')
  if (kind === 'strainer') return 0.05
  return kind === 'spin-on' ? 0.04 + 0.000_85 * canOf(part) : 0.01 + 0.000_22 * canOf(part)
}

function airFilter(part: Measures): number {
  if (part.value('filter_design') === 'panel') return 0.03 + 0.0001 * boxOf(part)
  const outer = part.number('outer_diameter_mm')
  return 0.03 + 0.000_17 * pipe(outer, outer * 0.74, part.number('height_mm'))
}

/** Filters of carburettor engines are of plastic and narrow. */
function fuelFilter(part: Measures): number {
  if (part.number('outer_diameter_mm') < 50) return 0.01 + 0.0004 * canOf(part)
  return part.value('filter_design') === 'cartridge'
    ? 0.02 + 0.0003 * canOf(part)
    : 0.1 + 0.0007 * canOf(part)
}

const partsOf = ({ value }: Measures) => value('set_contents').split(', ')

/** The weights of the parts of a timing belt kit other than the belt. */
const timingParts: Readonly<Record<string, number>> = { tensioner: 0.45, idler: 0.3, 'water-pump': 1.2 }

function timingBeltKit(part: Measures): number {
  const belt = 0.000_05 * part.number('teeth') * part.number('belt_width_mm')
  return partsOf(part).reduce((sum, name) => sum + (timingParts[name] ?? 0), belt)
}

/** The weight of a belt from its length, width and thickness. */
const belt = ({ number }: Measures, thickness: number) =>
  ((number('length_mm') * number('belt_width_mm') * thickness) / 1000) * density.rubber

const byCoil: Readonly<Record<string, number>> = { canister: 0.8, pencil: 0.27, block: 1 }
const byPump: Readonly<Record<string, number>> = { mechanical: 0.6, 'in-line': 0.95, 'in-tank': 0.55 }
const byHeater: Readonly<Record<string, number>> = { block: 0.7, hose: 1.2, contact: 0.5 }

function radiator({ number, value }: Measures): number {
  const core = (number('core_width_mm') * number('core_height_mm') * number('core_depth_mm')) / 1000
  return value('material') === 'copper' ? 1.2 + 0.0009 * core : 0.8 + 0.000_45 * core
}

const hoseWall = 4

export const engineWeights: Weights = {
  'oil-filter': oilFilter,
  'air-filter': airFilter,
  'cabin-filter': (part) =>
    (0.02 + 0.000_09 * boxOf(part)) * (part.value('filter_media') === 'carbon' ? 1.8 : 1),
  'fuel-filter': fuelFilter,
  'filter-set': (part) =>
    0.36 * partsOf(part).filter((name) => name.endsWith('filter')).length * (0.8 + 0.4 * part.size),
  'drain-plug': ({ number }) => 4.5e-6 * number('hex_mm') ** 2 * (number('length_mm') + 8),
  'timing-belt-kit': timingBeltKit,
  'ribbed-belt': (part) => belt(part, 4),
  'v-belt': (part) => belt(part, 8),
  'belt-tensioner': ({ number }) => 0.25 + 4e-6 * number('outer_diameter_mm') ** 2 * number('width_mm'),
  'head-gasket': ({ number }) => 0.000_06 * number('bore_mm') ** 2,
  'valve-cover-gasket': ({ value, size }) => (0.06 + 0.12 * size) * (value('material') === 'cork' ? 0.6 : 1),
  'engine-mount': ({ value, size }) => (0.7 + 0.8 * size) * (value('bearing_type') === 'hydraulic' ? 1.6 : 1),
  turbocharger: ({ size }) => 5 + 5 * size,
  silencer: ({ number, value }) =>
    (1.5 + 0.000_16 * number('length_mm') * number('pipe_diameter_mm')) *
    (value('material') === 'stainless' ? 0.95 : 1),
  'catalytic-converter': ({ number }) => 2.5 + 0.000_09 * number('length_mm') * number('pipe_diameter_mm'),
  'exhaust-hanger': ({ size }) => 0.05 + 0.06 * size,
  'spark-plug': ({ number }) => 0.01 + 1.6e-6 * number('hex_mm') ** 2 * (60 + number('reach_mm')),
  'glow-plug': ({ number, value }) =>
    0.01 + 2.6e-6 * Number.parseInt(value('thread').slice(1), 10) ** 2 * number('length_mm'),
  'ignition-coil': ({ value }) => byCoil[value('coil_type')] ?? 0.8,
  'ignition-lead-set': ({ number }) => 0.05 + 0.08 * number('leads'),
  'distributor-cap': ({ number }) => 0.1 + 0.025 * number('leads'),
  'fuel-pump': ({ value }) => byPump[value('pump_type')] ?? 0.8,
  'carburettor-kit': (part) =>
    0.03 * partsOf(part).length * (part.value('carburettor_type').startsWith('twin') ? 1.8 : 1),
  'lambda-sensor': ({ number }) => 0.07 + 0.000_08 * number('length_mm'),
  'maf-sensor': ({ number, value }) =>
    value('housing') === 'complete' ? 0.0045 * number('inner_diameter_mm') : 0.08,
  radiator,
  // Pumps with a cast-iron impeller have a body of cast iron, later ones one of aluminium.
  'water-pump': ({ number, value }) =>
    number('impeller_diameter_mm') ** 2 * (value('impeller_material') === 'cast-iron' ? 0.000_48 : 0.000_22),
  thermostat: ({ number, value }) => 0.0016 * number('outer_diameter_mm') + (value('with_housing') ? 0.2 : 0),
  'radiator-hose': ({ number }) => {
    const inside = number('inner_diameter_mm')
    return pipe(inside + 2 * hoseWall, inside, number('length_mm')) * density.rubber
  },
  'expansion-tank': ({ number }) => 0.1 + 0.25 * number('capacity_l'),
  'heater-blower': ({ number }) => 0.000_08 * number('outer_diameter_mm') ** 2,
  'engine-heater': ({ value }) => byHeater[value('heater_type')] ?? 1,
}
