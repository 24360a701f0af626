import { shuffled } from '../chance.ts'
import type { Draft, Recipe } from '../design.ts'
import { rowsOf } from '../fitment.ts'
import { type Car, car, cars } from '../plan/cars.ts'
import { systemRows } from './brake-systems.ts'
import { choicesOf, short } from './derive.ts'

/** One fluid in several cans: variants of each other, dearer by the litre the smaller they are. */
function* cans(draft: Draft, litres: readonly number[], perLitre: number, need: number): Iterable<Draft> {
  for (const volume of litres) {
    yield {
      ...draft,
      key: `${draft.key} ${volume}`,
      kin: draft.key,
      variantBy: 'volume_l',
      code: `${draft.code}-${String(volume).replace('.', '')}L`,
      measures: { ...draft.measures, volume_l: volume },
      level: perLitre * volume ** 0.86,
      weight: Number((volume * 0.92 + 0.08).toFixed(2)),
      quantity: Math.max(1, Math.ceil(need / volume - 0.1)),
    }
  }
}

const oils: readonly [
  viscosity: string,
  type: string,
  acea: string | undefined,
  api: string,
  perLitre: number,
][] = [
  ['0W-20', 'synthetic', 'C6', 'SP', 0.062],
  ['0W-30', 'synthetic', 'C2', 'SN', 0.06],
  ['5W-30', 'synthetic', 'C3', 'SN', 0.05],
  ['5W-40', 'synthetic', 'A3/B4', 'SN', 0.046],
  ['10W-40', 'semi-synthetic', 'A3/B4', 'SL', 0.034],
  ['15W-40', 'mineral', 'A3/B3', 'SL', 0.028],
  ['20W-50', 'mineral', undefined, 'SG', 0.03],
]

function* engineOils(): Iterable<Draft> {
  for (const [viscosity, type, acea, api, perLitre] of oils) {
    yield* cans(
      {
        key: viscosity,
        code: viscosity.replace('-', ''),
        rows: null,
        measures: { viscosity, oil_type: type, acea, api },
      },
      [1, 4, 5, 20],
      perLitre,
      5,
    )
  }
}

function* gearboxOils(): Iterable<Draft> {
  const kinds: [viscosity: string, api: string, gearbox: string, perLitre: number][] = [
    ['75W-80', 'GL-4', 'manual', 0.16],
    ['75W-90', 'GL-5', 'manual', 0.19],
    ['80W-90', 'GL-4', 'manual', 0.09],
    ['ATF', 'Dexron III', 'automatic', 0.14],
  ]
  for (const [viscosity, api, gearbox, perLitre] of kinds) {
    const norm = viscosity === 'ATF' ? undefined : api
    yield* cans(
      {
        key: `${viscosity} ${api}`,
        code: viscosity.replace('-', ''),
        rows: null,
        measures: { viscosity, api: norm, transmission_type: gearbox },
      },
      [1, 4],
      perLitre,
      2,
    )
  }
}

function* coolants(): Iterable<Draft> {
  const kinds: [name: string, colour: string, mixed: boolean, perLitre: number][] = [
    ['G11', 'blue', false, 0.1],
    ['G12+', 'pink', false, 0.12],
    ['G13', 'violet', false, 0.14],
    ['G12+', 'pink', true, 0.06],
  ]
  for (const [name, colour, mixed, perLitre] of kinds) {
    yield* cans(
      {
        key: `${name} ${mixed}`,
        code: `${name.replace('+', 'P')}${mixed ? '-RTU' : ''}`,
        rows: null,
        measures: { coolant_class: name, colour, ready_mixed: mixed },
      },
      mixed ? [5] : [1.5, 5],
      perLitre,
      mixed ? 6 : 3,
    )
  }
}

function* brakeFluids(): Iterable<Draft> {
  const kinds: [name: string, wet: number, perLitre: number][] = [
    ['DOT 4', 165, 0.4],
    ['DOT 5.1', 185, 0.7],
  ]
  for (const [name, wet, perLitre] of kinds) {
    yield* cans(
      {
        key: name,
        code: name.replace(/[ .]/g, ''),
        rows: null,
        measures: { dot_class: name, wet_boiling_c: wet },
      },
      [0.25, 0.5, 1],
      perLitre,
      1,
    )
  }
  // The one car here whose brakes must never see a DOT fluid.
  yield* cans(
    { key: 'LHM', code: 'LHM', rows: systemRows(car('citroen-2cv'), ['B']), measures: { dot_class: 'LHM' } },
    [1],
    0.5,
    1,
  )
}

function* washerFluids(): Iterable<Draft> {
  for (const [key, frost, perLitre] of [
    ['ready', -20, 0.16],
    ['concentrate', -60, 0.34],
  ] as const) {
    yield* cans({ key, code: `${-frost}`, rows: null, measures: { frost_c: frost } }, [1, 4, 5], perLitre, 4)
  }
}

function* brakeCleaners(): Iterable<Draft> {
  for (const volume of [300, 500, 600]) {
    yield {
      key: String(volume),
      kin: 'cleaner',
      variantBy: 'volume_ml',
      code: String(volume),
      rows: null,
      measures: { volume_ml: volume },
      level: volume / 1500,
      weight: Number((volume * 0.0008 + 0.1).toFixed(2)),
    }
  }
}

const paints = ['black', 'white', 'red', 'blue', 'green', 'silver', 'grey', 'beige', 'yellow', 'brown']

/** Invented paint codes in the manner of type plates. */
function* touchUpPaints(): Iterable<Draft> {
  for (const painted of cars) {
    for (const [index, colour] of shuffled(paints, (name) => name, `paint ${painted.id}`)
      .slice(0, 3)
      .entries()) {
      const code = paintCode(painted, index)
      yield {
        key: `${painted.id} ${code}`,
        code: `${short(painted)}-${code}`,
        rows: rowsOf(painted, { colourCode: code }),
        label: painted.label,
        measures: {
          colour_code: code,
          colour,
          finish:
            painted.yearFrom < 1972
              ? 'solid'
              : colour === 'silver' || colour === 'grey'
                ? 'metallic'
                : index === 2 && painted.yearFrom > 1995
                  ? 'pearl'
                  : 'solid',
          volume_ml: 12,
        },
        choices: choicesOf('applicator', ['pen', 'brush']),
        staple: index === 0,
        level: 0.2 + index * 0.2,
      }
    }
  }
}

function paintCode({ id, make }: Car, index: number): string {
  const number = 100 + ((id.length * 37 + index * 53 + id.charCodeAt(id.length - 1) * 7) % 800)
  return make === 'Volkswagen' ? `L${number}` : String(number)
}

function* carShampoos(): Iterable<Draft> {
  for (const [label, perLitre] of [
    ['pH 7', 0.35],
    ['Snow Foam', 0.5],
  ] as const) {
    const code = label
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 4)
      .toUpperCase()
    yield* cans({ key: label, code, label, rows: null, measures: {} }, [0.5, 1, 5], perLitre, 0.5)
  }
}

export const fluidRecipes: Record<string, Recipe> = {
  'engine-oil': engineOils,
  'gearbox-oil': gearboxOils,
  coolant: coolants,
  'brake-fluid': brakeFluids,
  'washer-fluid': washerFluids,
  'brake-cleaner': brakeCleaners,
  'touch-up-paint': touchUpPaints,
  'car-shampoo': carShampoos,
}
