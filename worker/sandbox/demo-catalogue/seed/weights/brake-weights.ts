import { cylinder, density, type Measures, pipe, type Weights } from './measures.ts'

/** The share of a friction ring that is iron, not air. */
const solidShare: Readonly<Record<string, number>> = { solid: 1, vented: 0.68, drilled: 0.65, slotted: 0.66 }
/** Diameters of a disc in relation to the outer one: the inside of its friction ring, and its hat. */
const ringInside = 0.6
const hatWidth = 0.55
const hatThickness = 6
/** The hole of a disc that is not on a hub, but at the gearbox. */
const inboardBore = 60

/** A friction ring and a hat: its top with the centre bore, and its wall. */
function disc({ number, value }: Measures): number {
  const [diameter, thickness, hat] = [
    number('diameter_mm'),
    number('thickness_mm'),
    number('diameter_mm') * hatWidth,
  ]
  const ring = pipe(diameter, diameter * ringInside, thickness) * (solidShare[value('disc_type')] ?? 1)
  const top = pipe(hat, Number(value('centre_bore_mm') || inboardBore), hatThickness)
  const wall = pipe(hat + hatThickness, hat - hatThickness, Math.max(0, number('height_mm') - thickness))
  return (ring + top + wall) * density.iron
}

const backPlate = 5

/** Four pads: the lining of each covers nine tenths of a steel plate. */
function pads({ number }: Measures): number {
  const area = (number('width_mm') * number('height_mm') * 0.9) / 100
  const [plate, lining] = [backPlate / 10, (number('thickness_mm') - backPlate) / 10]
  return 4 * area * (plate * density.steel + lining * density.lining)
}

/** A wall and a back with the flange, and a third more for ribs and rim. */
function drum({ number }: Measures): number {
  const [inside, height] = [number('inner_diameter_mm'), number('height_mm')]
  return 1.3 * (pipe(inside + 16, inside, height) + cylinder(inside, 7)) * density.iron
}

/** The factor of a caliper's weight by its number of pistons, against a single piston of that size. */
const byPistons: Readonly<Record<string, number>> = { '1': 1, '2': 1.2, '4': 1.8 }

export const brakeWeights: Weights = {
  'brake-disc': disc,
  'brake-pads': pads,
  'brake-shoes': ({ number }) => 0.00023 * number('drum_diameter_mm') * number('width_mm'),
  'brake-drum': drum,
  'brake-caliper': ({ number, value }) =>
    (1.1 + 0.0013 * number('piston_diameter_mm') ** 2) * (byPistons[value('pistons')] ?? 1) +
    0.02 * number('disc_thickness_mm'),
  'caliper-repair-kit': ({ number, value }) =>
    0.06 + (value('set_contents').includes('piston') ? 2.2e-6 * number('piston_diameter_mm') ** 3 : 0),
  'brake-hose': ({ number, value }) =>
    0.05 + number('length_mm') * (value('material') === 'stainless' ? 0.000_22 : 0.0003),
  'brake-master-cylinder': ({ number }) =>
    0.3 + 0.045 * number('piston_diameter_mm') * (number('ports') === 1 ? 0.7 : 1),
  'wheel-cylinder': ({ number }) => 0.15 + 0.016 * number('piston_diameter_mm'),
  'handbrake-cable': ({ number }) => 0.1 + 0.000_55 * number('length_mm'),
  'abs-sensor': ({ number }) => 0.04 + 0.000_06 * number('length_mm'),
}
