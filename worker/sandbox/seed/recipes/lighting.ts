import { share } from '../chance.ts'
import type { Draft, Recipe } from '../design.ts'
import { rowsOf } from '../fitment.ts'
import { type Car, cars } from '../plan/cars.ts'
import { between, carsWhere, choicesOf, pair, short } from './derive.ts'

/** Type, base, watts at 12 V. */
const bulbs: readonly [type: string, base: string, watts: number, volts: number][] = [
  ['H1', 'P14.5s', 55, 12],
  ['H3', 'PK22s', 55, 12],
  ['H4', 'P43t', 60, 12],
  ['H7', 'PX26d', 55, 12],
  ['R2', 'P45t', 45, 12],
  ['R2', 'P45t', 45, 6],
  ['P21W', 'BA15s', 21, 12],
  ['P21W', 'BA15s', 21, 6],
  ['P21/5W', 'BAY15d', 21, 12],
  ['R5W', 'BA15s', 5, 12],
  ['R10W', 'BA15s', 10, 12],
  ['T4W', 'BA9s', 4, 12],
  ['W5W', 'W2.1x9.5d', 5, 12],
  ['C5W', 'SV8.5', 5, 12],
  ['H6W', 'BAX9s', 6, 12],
]

function* bulbPacks(): Iterable<Draft> {
  for (const [type, base, watts, volts] of bulbs) {
    const headlamp = /^[HR][1-7]?$|^R2$/.test(type) && watts > 40
    const source = headlamp && type.startsWith('H') ? 'halogen' : 'incandescent'
    const kinds = [
      { source, kelvin: headlamp ? 3200 : 2700, approved: true, level: 0, code: '' },
      ...(headlamp && type.startsWith('H')
        ? [{ source, kelvin: 4200, approved: true, level: 0.12, code: 'W' }]
        : []),
      ...(['W5W', 'C5W'].includes(type)
        ? [{ source: 'led', kelvin: 6000, approved: false, level: 0.15, code: 'L' }]
        : []),
    ]
    for (const kind of kinds) {
      for (const pack of headlamp ? [1, 2] : [1, 2, 10]) {
        yield {
          key: `${type} ${volts} ${kind.kelvin} ${pack}`,
          kin: `${type} ${volts} ${kind.kelvin}`,
          variantBy: 'pack_qty',
          code: `${type.replace('/', '')}${volts === 6 ? '-6V' : ''}${kind.code}${pack > 1 ? `-${pack}` : ''}`,
          rows: null,
          measures: {
            bulb_type: type,
            voltage_v: volts,
            power_w: kind.source === 'led' ? 1 : watts,
            base,
            light_source: kind.source,
            colour_temp_k: kind.kelvin,
            pack_qty: pack,
            ece_approved: kind.approved,
          },
          level: (headlamp ? 0.09 : 0.01) + kind.level + (pack - 1) * (headlamp ? 0.09 : 0.022),
        }
      }
    }
  }
}

function* headlights(): Iterable<Draft> {
  for (const car of cars) {
    const round = car.headlampShape === 'round' && car.id !== 'mini-classic' && car.id !== 'citroen-2cv'
    const xenon = car.yearFrom >= 2000 && car.size > 0.5
    for (const steering of ['lhd', 'rhd'] as const) {
      if (!car.steering.includes(steering)) continue
      for (const source of xenon && steering === 'lhd' ? ['halogen', 'xenon'] : ['halogen']) {
        const draft: Draft = {
          key: `${round ? `round ${car.headlampBulb}` : car.platform} ${steering} ${source}`,
          code: `${round ? `7IN-${car.headlampBulb}` : short(car)}${steering === 'rhd' ? '-RHD' : ''}${source === 'xenon' ? '-X' : ''}-`,
          rows: rowsOf(car, { steering }),
          label: round ? '7"' : car.label,
          measures: {
            bulb_type: source === 'xenon' ? 'D2S' : car.headlampBulb,
            light_source: source,
            steering_side: steering,
            ece_approved: true,
            levelling:
              car.yearFrom < 1990
                ? 'none'
                : source === 'xenon'
                  ? 'electric'
                  : car.yearFrom < 1996
                    ? 'manual'
                    : 'electric',
          },
          level: (round ? 0.02 : 0.1) + car.size * 0.35 + (source === 'xenon' ? 0.35 : 0),
          notIn: steering === 'lhd' ? [5] : [1, 2, 3, 4, 6, 7],
        }
        yield* pair(draft)
      }
    }
  }
}

function* tailLights(): Iterable<Draft> {
  for (const car of cars) {
    const bodies = car.bodies.length > 1 && car.yearFrom >= 1970 ? car.bodies.slice(0, 2) : [null]
    for (const body of bodies) {
      yield* pair({
        key: `${car.id} ${body}`,
        code: `${short(car)}${body ? `-${body.slice(0, 1).toUpperCase()}` : ''}-`,
        rows: rowsOf(car, body ? { bodies: [body] } : {}),
        label: car.label,
        measures: {
          bulb_type: car.yearFrom < 1965 ? 'P21/5W' : 'P21/5W, P21W',
          colour: car.classic ? 'red' : share(`lens ${car.id}`) < 0.3 ? 'smoked' : 'red',
          ece_approved: true,
        },
        level: 0.08 + car.size * 0.5,
      })
    }
  }
}

function placeOf(car: Car): string {
  return car.classic ? 'front' : car.yearFrom < 2005 ? 'wing' : 'bumper'
}

function* indicators(): Iterable<Draft> {
  for (const car of cars) {
    yield* pair({
      key: car.id,
      code: `${short(car)}-`,
      rows: rowsOf(car),
      label: car.label,
      measures: {
        mounting_place: placeOf(car),
        colour: 'amber',
        bulb_type: placeOf(car) === 'front' ? 'P21W' : 'W5W',
      },
      choices: choicesOf('colour', car.classic ? ['amber', 'clear'] : ['amber', 'smoked']),
      level: 0.1 + car.size * 0.5,
    })
  }
}

function* fogLights(): Iterable<Draft> {
  for (const car of carsWhere(({ yearTo }) => yearTo >= 1990)) {
    const diameter = between(90, 140, share(`fog ${car.platform}`), 1)
    yield* pair({
      key: car.platform,
      code: `${diameter}-${short(car)}`,
      rows: rowsOf(car, { yearFrom: 1980 }),
      label: car.label,
      measures: {
        bulb_type: car.yearFrom < 2000 ? 'H3' : 'H7',
        outer_diameter_mm: diameter,
        ece_approved: true,
      },
      level: 0.1 + car.size * 0.55,
    })
  }
}

function* drivingLights(): Iterable<Draft> {
  const sizes = [
    { diameter: 140, watts: 55, lumens: 1450, reference: '12.5' },
    { diameter: 160, watts: 55, lumens: 1500, reference: '17.5' },
    { diameter: 180, watts: 100, lumens: 2400, reference: '25' },
    { diameter: 220, watts: 100, lumens: 2600, reference: '37.5' },
  ]
  for (const { diameter, watts, lumens, reference } of sizes) {
    for (const source of ['halogen', 'led']) {
      const led = source === 'led'
      yield {
        key: `${diameter} ${source}`,
        code: `${diameter}${led ? 'LED' : 'H'}`,
        rows: null,
        measures: {
          light_source: source,
          power_w: led ? Math.round(watts * 0.6) : watts,
          luminous_flux_lm: led ? lumens * 3 : lumens,
          reference_number: led ? '40' : reference,
          outer_diameter_mm: diameter,
          ece_approved: true,
        },
        choices: choicesOf('beam', ['driving', 'spread']),
        level: (diameter - 140) / 250 + (led ? 0.4 : 0.05),
      }
    }
  }
}

export const lightingRecipes: Record<string, Recipe> = {
  bulb: bulbPacks,
  headlight: headlights,
  'tail-light': tailLights,
  indicator: indicators,
  'fog-light': fogLights,
  'driving-light': drivingLights,
}
