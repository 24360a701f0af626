import type { Draft, Recipe } from '../../assortment/design.ts'
import { car } from '../../plan/cars.ts'
import { systemRows } from '../brakes/brake-systems.ts'
import { cans } from '../engine/cans.ts'

function* coolants(): Iterable<Draft> {
  const kinds: [name: string, colour: string, mixed: boolean, perLitre: number][] = [
    ['G11', 'blue', false, 7],
    ['G12+', 'pink', false, 7.5],
    ['G13', 'violet', false, 8],
    ['G12+', 'pink', true, 4.5],
  ]
  for (const [name, colour, mixed, perLitre] of kinds) {
    yield* cans(
      'coolant',
      {
        key: `${name} ${mixed}`,
        code: `${name.replace('+', 'P')}${mixed ? '-RTU' : ''}`,
        rows: null,
        measures: { coolant_class: name, colour, ready_mixed: mixed },
      },
      mixed ? [5] : [1.5, 5],
      perLitre,
    )
  }
}

function* brakeFluids(): Iterable<Draft> {
  const kinds: [name: string, wet: number, perLitre: number][] = [
    ['DOT 4', 165, 14],
    ['DOT 5.1', 185, 20],
  ]
  for (const [name, wet, perLitre] of kinds) {
    yield* cans(
      'brake-fluid',
      {
        key: name,
        code: name.replace(/[ .]/g, ''),
        rows: null,
        measures: { dot_class: name, wet_boiling_c: wet },
      },
      [0.25, 0.5, 1],
      perLitre,
    )
  }
  // The only car here whose brakes must not be filled with DOT fluid.
  yield* cans(
    'brake-fluid',
    { key: 'LHM', code: 'LHM', rows: systemRows(car('citroen-2cv'), ['B']), measures: { dot_class: 'LHM' } },
    [1],
    12,
  )
}

function* washerFluids(): Iterable<Draft> {
  for (const [key, frost, perLitre] of [
    ['ready', -20, 4.2],
    ['concentrate', -60, 5.5],
  ] as const) {
    yield* cans(
      'washer-fluid',
      { key, code: `${-frost}`, rows: null, measures: { frost_c: frost, ready_mixed: key === 'ready' } },
      [1, 4, 5],
      perLitre,
    )
  }
}

export const fluidRecipes: Record<string, Recipe> = {
  coolant: coolants,
  'brake-fluid': brakeFluids,
  'washer-fluid': washerFluids,
}
