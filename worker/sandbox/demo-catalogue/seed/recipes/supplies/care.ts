import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars } from '../../plan/cars.ts'
import { pick } from '../../random.ts'
import { choicesOf, short } from '../derive.ts'
import { cans } from '../engine/cans.ts'

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
    }
  }
}

const paints = [
  'black',
  'white',
  'red',
  'blue',
  'green',
  'silver',
  'grey',
  'beige',
  'yellow',
  'brown',
] as const

/** Invented paint codes in the style of type plates. */
function* touchUpPaints(): Iterable<Draft> {
  for (const car of cars) {
    for (const index of [0, 1, 2]) {
      const code = paintCode(car, index)
      const colour = pick(paints, `paint ${car.make} ${code}`)
      yield {
        key: `${car.id} ${code}`,
        code: `${short(car)}-${code}`,
        rows: rowsOf(car, { colourCode: code }),
        label: car.label,
        measures: {
          colour_code: code,
          colour,
          finish: colour === 'silver' || colour === 'grey' ? 'metallic' : 'solid',
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
  for (const [kind, code, perLitre] of [
    ['neutral', 'PH7', 9],
    ['foam', 'SNOW', 10],
  ] as const) {
    const draft: Draft = { key: kind, code, rows: null, measures: { shampoo_type: kind } }
    yield* cans('car-shampoo', draft, [0.5, 1, 5], perLitre)
  }
}

export const careRecipes: Record<string, Recipe> = {
  'brake-cleaner': brakeCleaners,
  'touch-up-paint': touchUpPaints,
  'car-shampoo': carShampoos,
}
