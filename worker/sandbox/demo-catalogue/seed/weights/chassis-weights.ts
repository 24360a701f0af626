import { cylinder, density, type Measures, pipe, type Weights } from './measures.ts'

function shockAbsorber({ number, value }: Measures): number {
  const perMillimetre = value('mounting') === 'strut' ? 0.0095 : 0.0058
  return number('length_mm') * perMillimetre * (value('damper_system') === 'mono-tube' ? 1.1 : 1)
}

/** The distance between the coils of a free spring, in diameters of the wire. */
const coilDistance = 3.6

/** The wire of a spring: as many coils as its length holds. */
function coilSpring({ number }: Measures): number {
  const wire = number('wire_mm')
  const coils = number('length_mm') / (wire * coilDistance)
  return cylinder(wire, coils * Math.PI * (number('outer_diameter_mm') - wire)) * density.steel
}

const byArmMaterial: Readonly<Record<string, number>> = { steel: 1, 'cast-iron': 1.15, aluminium: 0.65 }

function controlArm({ value, size }: Measures): number {
  const arm = (1.6 + 3 * size) * (byArmMaterial[value('material')] ?? 1)
  return arm * (value('arm_position') === 'upper' ? 0.6 : 1) + (value('with_ball_joint') ? 0.4 : 0)
}

function wheelBearing({ number, value }: Measures): number {
  const rings = pipe(number('outer_diameter_mm'), number('inner_diameter_mm'), number('width_mm'))
  return 0.15 + 0.8 * rings * density.steel + (value('with_hub') ? 1.4 : 0)
}

/** `7.5Jx17`: a rim 7.5 inches wide for tyres of 17 inches. */
function alloyWheel({ value }: Measures): number {
  const [width = 0, inches = 0] = value('rim_size').split('Jx').map(Number)
  return 0.078 * width * inches - 0.3
}

const headOfBolt = 14

/** A shank and a hexagonal head with its seat, which is two fifths of both. */
function wheelBolt({ number, value }: Measures): number {
  const shank = cylinder(Number.parseInt(value('thread').slice(1), 10), number('length_mm'))
  const head = (0.866 * number('hex_mm') ** 2 * headOfBolt) / 1000
  return 1.4 * (shank + head) * density.steel
}

export const chassisWeights: Weights = {
  'shock-absorber': shockAbsorber,
  'coil-spring': coilSpring,
  'strut-mount': ({ value, size }) => 0.45 + 0.4 * size + (value('with_bearing') ? 0.3 : 0),
  'control-arm': controlArm,
  'control-arm-bush': ({ number, value }) =>
    0.000_11 * number('outer_diameter_mm') ** 2 * (value('material') === 'polyurethane' ? 0.8 : 1),
  'ball-joint': ({ number }) => 0.1 + 0.0022 * number('cone_mm') ** 2,
  'tie-rod-end': ({ number }) => 0.05 + 0.000_012_5 * number('length_mm') * number('cone_mm') ** 2,
  'anti-roll-link': ({ number, value }) =>
    0.12 + 0.0012 * number('length_mm') * (value('thread').startsWith('M12') ? 1.2 : 1),
  'wheel-bearing': wheelBearing,
  'steering-boot': ({ number }) => 0.0007 * number('length_mm'),
  'steering-pump': ({ size }) => 1.8 + 2 * size,
  'clutch-kit': ({ number }) => 0.000_122 * number('diameter_mm') ** 2,
  'clutch-slave-cylinder': ({ number }) => 0.0014 * number('piston_diameter_mm') ** 2,
  'clutch-cable': ({ number }) => 0.1 + 0.000_35 * number('length_mm'),
  'drive-shaft': ({ number }) => (2.4 + 0.0045 * number('length_mm')) * (number('splines') > 30 ? 1.15 : 1),
  'cv-boot': ({ number }) => 0.1 + 0.000_02 * number('outer_diameter_mm') ** 2,
  'propshaft-bearing': ({ number }) => 0.0007 * number('inner_diameter_mm') ** 2,
  'alloy-wheel': alloyWheel,
  'wheel-bolt': wheelBolt,
}
