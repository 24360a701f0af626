import { expect, test } from 'vitest'
import { partType, partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import { type SeededProduct, seededShop } from '../seeded-shop.ts'

const { parts } = seededShop()

/** The weights in kilograms that a mechanic would believe of a part, by its type. */
const believable: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'brake-disc': [2, 11],
  'brake-pads': [0.6, 3],
  'brake-shoes': [0.7, 3.5],
  'brake-drum': [3, 10],
  'brake-caliper': [2, 8],
  'caliper-repair-kit': [0.03, 0.5],
  'brake-hose': [0.1, 0.3],
  'brake-master-cylinder': [0.7, 2],
  'wheel-cylinder': [0.3, 0.7],
  'handbrake-cable': [0.5, 1.5],
  'abs-sensor': [0.05, 0.2],
  'oil-filter': [0.03, 0.9],
  'air-filter': [0.1, 0.8],
  'cabin-filter': [0.1, 0.5],
  'fuel-filter': [0.03, 1.1],
  'filter-set': [0.7, 2],
  'drain-plug': [0.02, 0.1],
  'timing-belt-kit': [0.4, 3],
  'ribbed-belt': [0.05, 0.4],
  'v-belt': [0.05, 0.2],
  'belt-tensioner': [0.3, 1.5],
  'head-gasket': [0.2, 0.8],
  'valve-cover-gasket': [0.02, 0.3],
  'engine-mount': [0.5, 2.5],
  turbocharger: [5, 12],
  silencer: [3, 11],
  'catalytic-converter': [3, 9],
  'exhaust-hanger': [0.04, 0.2],
  'spark-plug': [0.03, 0.08],
  'glow-plug': [0.02, 0.08],
  'ignition-coil': [0.2, 1.3],
  'ignition-lead-set': [0.3, 1],
  'distributor-cap': [0.15, 0.4],
  'fuel-pump': [0.4, 1.3],
  'carburettor-kit': [0.03, 0.4],
  'lambda-sensor': [0.08, 0.3],
  'maf-sensor': [0.05, 0.6],
  radiator: [2, 10],
  'water-pump': [0.7, 4],
  thermostat: [0.05, 0.4],
  'radiator-hose': [0.1, 0.6],
  'expansion-tank': [0.3, 1.2],
  'heater-blower': [0.8, 2.5],
  'shock-absorber': [1.5, 6],
  'coil-spring': [1.5, 4.5],
  'strut-mount': [0.4, 1.5],
  'control-arm': [1, 5.5],
  'control-arm-bush': [0.08, 0.5],
  'ball-joint': [0.3, 1.2],
  'tie-rod-end': [0.2, 1],
  'anti-roll-link': [0.2, 0.8],
  'wheel-bearing': [0.3, 3.5],
  'steering-boot': [0.08, 0.3],
  'steering-pump': [2, 5],
  'clutch-kit': [3, 10],
  'clutch-slave-cylinder': [0.4, 1],
  'clutch-cable': [0.2, 0.8],
  'drive-shaft': [4, 10],
  'cv-boot': [0.15, 0.5],
  'propshaft-bearing': [0.4, 1.2],
  'starter-battery': [8, 28],
  alternator: [4, 8],
  'starter-motor': [3.5, 8],
  relay: [0.02, 0.08],
  'fuse-set': [0.03, 0.2],
  'brake-light-switch': [0.02, 0.1],
  bulb: [0.002, 0.2],
  headlight: [1, 5.5],
  'tail-light': [0.4, 2.5],
  indicator: [0.04, 0.6],
  'fog-light': [0.3, 1.3],
  'driving-light': [0.7, 2.8],
  'wiper-blade': [0.1, 0.6],
  'wiper-motor': [1, 2.5],
  'washer-pump': [0.05, 0.2],
  'door-mirror': [0.4, 2.2],
  'mirror-glass': [0.1, 0.5],
  'front-wing': [1.5, 6.5],
  bumper: [3, 10],
  grille: [0.4, 2.5],
  'door-seal': [0.7, 1.3],
  'gas-strut': [0.3, 0.7],
  emblem: [0.02, 0.2],
  'floor-mat-set': [0.8, 5],
  'boot-mat': [1.3, 5],
  upholstery: [2, 7],
  'steering-wheel': [1.2, 2.8],
  'gear-knob': [0.08, 0.4],
  'window-regulator': [1, 3.5],
  'alloy-wheel': [4, 14],
  'wheel-bolt': [0.05, 0.15],
  towbar: [9, 28],
  'roof-bars': [4, 7],
  'engine-heater': [0.4, 1.6],
  'torque-wrench': [0.3, 8],
  'workshop-manual': [0.5, 1.6],
  'engine-oil': [0.8, 20],
  'gearbox-oil': [0.8, 4],
  coolant: [1.5, 6],
  'brake-fluid': [0.25, 1.2],
  'washer-fluid': [0.8, 5.5],
  'brake-cleaner': [0.25, 0.6],
  'touch-up-paint': [0.02, 0.06],
  'car-shampoo': [0.5, 5.8],
}

test('a part has a weight that a mechanic would believe', () => {
  expect(Object.keys(believable).sort()).toEqual(partTypes.map(({ id }) => id).sort())
  const wrong = parts.filter(({ spec: { partType: id, kilograms } }) => {
    const [from, to] = believable[id ?? ''] ?? [0, 0]
    return kilograms < from || kilograms > to
  })
  expect(wrong.map(({ sku, spec }) => `${sku} ${spec.kilograms} kg`)).toEqual([])
})

test.each([
  ['brake-disc', { diameter_mm: '288', thickness_mm: '25' }, [6, 7.5]],
  ['brake-disc', { diameter_mm: '280', thickness_mm: '12.7' }, [4.5, 5.5]],
  ['starter-battery', { capacity_ah: '70', battery_technology: 'lead-acid' }, [16, 18]],
  ['starter-battery', { capacity_ah: '95' }, [24, 28]],
  ['alternator', { current_a: '35' }, [4, 5]],
  ['relay', { current_a: '30' }, [0.03, 0.06]],
  ['bulb', { bulb_type: 'H4', pack_qty: '2' }, [0.06, 0.08]],
  ['alloy-wheel', { rim_size: '6Jx15' }, [6, 7.5]],
  ['engine-oil', { volume_l: '5' }, [4.3, 5]],
  ['workshop-manual', {}, [0.7, 1.4]],
  ['radiator', { material: 'copper' }, [3.5, 9.5]],
  ['door-mirror', { mirror_adjust: 'manual' }, [0.4, 0.8]],
] as const)('a %s with %o weighs as much as a real one: %o kg', (id, wanted, [from, to]) => {
  const found = parts.filter(
    ({ spec }) =>
      spec.partType === id && Object.entries(wanted).every(([name, value]) => spec.technical[name] === value),
  )
  expect(found.length).toBeGreaterThan(0)
  const wrong = found.filter(({ spec: { kilograms } }) => kilograms < from || kilograms > to)
  expect(wrong.map(({ sku, spec }) => `${sku} ${spec.kilograms} kg`)).toEqual([])
})

test.each([
  ['brake-disc', 'diameter_mm'],
  ['brake-pads', 'width_mm'],
  ['brake-shoes', 'drum_diameter_mm'],
  ['brake-drum', 'inner_diameter_mm'],
  ['brake-caliper', 'piston_diameter_mm'],
  ['brake-hose', 'length_mm'],
  ['wheel-cylinder', 'piston_diameter_mm'],
  ['handbrake-cable', 'length_mm'],
  ['abs-sensor', 'length_mm'],
  ['oil-filter', 'height_mm'],
  ['drain-plug', 'hex_mm'],
  ['ribbed-belt', 'length_mm'],
  ['v-belt', 'length_mm'],
  ['belt-tensioner', 'outer_diameter_mm'],
  ['head-gasket', 'bore_mm'],
  ['silencer', 'length_mm'],
  ['catalytic-converter', 'length_mm'],
  ['ignition-lead-set', 'leads'],
  ['distributor-cap', 'leads'],
  ['lambda-sensor', 'length_mm'],
  ['radiator-hose', 'length_mm'],
  ['expansion-tank', 'capacity_l'],
  ['heater-blower', 'outer_diameter_mm'],
  ['shock-absorber', 'length_mm'],
  ['coil-spring', 'wire_mm'],
  ['control-arm-bush', 'outer_diameter_mm'],
  ['ball-joint', 'cone_mm'],
  ['tie-rod-end', 'length_mm'],
  ['anti-roll-link', 'length_mm'],
  ['steering-boot', 'length_mm'],
  ['clutch-kit', 'diameter_mm'],
  ['clutch-slave-cylinder', 'piston_diameter_mm'],
  ['clutch-cable', 'length_mm'],
  ['drive-shaft', 'length_mm'],
  ['cv-boot', 'outer_diameter_mm'],
  ['propshaft-bearing', 'inner_diameter_mm'],
  ['starter-battery', 'capacity_ah'],
  ['alternator', 'current_a'],
  ['starter-motor', 'power_kw'],
  ['relay', 'current_a'],
  ['fog-light', 'outer_diameter_mm'],
  ['driving-light', 'outer_diameter_mm'],
  ['wiper-blade', 'wiper_length_2_mm'],
  ['door-seal', 'length_mm'],
  ['gas-strut', 'length_mm'],
  ['floor-mat-set', 'pieces'],
  ['steering-wheel', 'outer_diameter_mm'],
  ['wheel-bolt', 'hex_mm'],
  ['towbar', 'max_trailer_kg'],
  ['torque-wrench', 'length_mm'],
  ['workshop-manual', 'pages'],
  ['engine-oil', 'volume_l'],
  ['brake-cleaner', 'volume_ml'],
])('of all %s, one with the largest %s is heavier than one with the smallest', (id, attribute) => {
  const measure = ({ spec }: SeededProduct) => Number(spec.technical[attribute])
  const sorted = parts
    .filter(({ spec }) => spec.partType === id && spec.technical[attribute] !== undefined)
    .sort((left, right) => measure(left) - measure(right))
  const [smallest, largest] = [sorted[0], sorted.at(-1)]
  expect(largest?.spec.kilograms).toBeGreaterThan(Number(smallest?.spec.kilograms))
})

test('a letter weighs no more than a letter may, and a parcel no more than a parcel', () => {
  const most = { letter: 1, parcel: 30, hazmat: 30, 'hazmat-lq': 30, bulky: Number.POSITIVE_INFINITY }
  const tooHeavy = parts.filter(({ spec }) => spec.kilograms > most[partType(spec.partType ?? '').shipping])
  expect(tooHeavy.map(({ sku, spec }) => `${sku} ${spec.kilograms} kg`)).toEqual([])
})
