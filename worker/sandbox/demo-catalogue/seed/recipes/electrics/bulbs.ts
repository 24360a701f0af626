import type { Draft, Recipe } from '../../assortment/design.ts'
import { choicesOf } from '../derive.ts'

/** Type, base, watts, volts; the watts of a second filament, which is for the dipped beam or the rear light. */
const bulbs: readonly [type: string, base: string, watts: number, volts: number, second?: number][] = [
  ['H1', 'P14.5s', 55, 12],
  ['H3', 'PK22s', 55, 12],
  ['H4', 'P43t', 60, 12, 55],
  ['H7', 'PX26d', 55, 12],
  ['H8', 'PGJ19-1', 35, 12],
  ['H11', 'PGJ19-2', 55, 12],
  ['HB4', 'P22d', 51, 12],
  ['R2', 'P45t', 45, 12, 40],
  ['R2', 'P45t', 45, 6, 40],
  ['P21W', 'BA15s', 21, 12],
  ['P21W', 'BA15s', 21, 6],
  ['P21/5W', 'BAY15d', 21, 12, 5],
  ['R5W', 'BA15s', 5, 12],
  ['R10W', 'BA15s', 10, 12],
  ['T4W', 'BA9s', 4, 12],
  ['W5W', 'W2.1x9.5d', 5, 12],
  ['C5W', 'SV8.5', 5, 12],
  ['H6W', 'BAX9s', 6, 12],
]

/** Bulb types of headlights, which are always in the assortment. */
const headlightTypes = ['H4', 'H7', 'R2']
/** Those of other lamps, of which the usual kind is. */
const lampTypes = ['H1', 'H3', 'H8', 'H11', 'HB4', 'P21W', 'P21/5W', 'W5W']

function* bulbPacks(): Iterable<Draft> {
  for (const [type, base, watts, volts, second] of bulbs) {
    const headlamp = /^(H\d+|HB\d|R2)$/.test(type)
    const source = headlamp && type.startsWith('H') ? 'halogen' : 'incandescent'
    const kinds = [
      { source, kelvin: source === 'halogen' ? 3200 : 2700, approved: true, level: 0, code: '' },
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
          staple:
            headlightTypes.includes(type) ||
            (volts === 12 && lampTypes.includes(type) && (kind.level === 0 || kind.source === 'led')),
          measures: {
            bulb_type: type,
            voltage_v: volts,
            power_w: kind.source === 'led' ? 1 : watts,
            power_2_w: kind.source === 'led' ? undefined : second,
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
          // More than 60 W is not approved for the road.
          ece_approved: led || watts <= 60,
        },
        choices: choicesOf('beam', ['driving', 'spread']),
        level: (diameter - 140) / 250 + (led ? 0.4 : 0.05),
      }
    }
  }
}

export const bulbRecipes: Record<string, Recipe> = {
  bulb: bulbPacks,
  'driving-light': drivingLights,
}
