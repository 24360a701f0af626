import { inEveryLanguage } from '../../../in-every-language.ts'
import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, choicesOf, draftForCar, pair, short } from '../derive.ts'

/** Cars whose round headlights are not 7 inches wide, or are set in a shell of their own. */
const withOwnRoundLamps = ['mini-classic', 'citroen-2cv', 'bmw-e30']

const withXenon = inEveryLanguage({
  en: 'Only for cars that came with xenon headlights',
  sv: 'Endast för bilar med xenonstrålkastare från fabrik',
  fi: 'Vain autoihin, joissa on tehdasasennetut xenonvalot',
  da: 'Kun til biler med xenonlygter fra fabrikken',
  fr: 'Seulement pour les voitures équipées de phares au xénon d’origine',
  nl: 'Alleen voor auto’s met xenonkoplampen af fabriek',
  de: 'Nur für Fahrzeuge mit Xenon-Scheinwerfern ab Werk',
})

/** The gas discharge lamp of a car: since 2012 one without mercury. */
const xenonBulbOf = ({ yearFrom }: Car) => (yearFrom >= 2012 ? 'D3S' : 'D2S')

function* headlights(): Iterable<Draft> {
  for (const car of cars) {
    const round = car.headlampShape === 'round' && !withOwnRoundLamps.includes(car.id)
    const xenon = car.yearFrom >= 2000 && car.size > 0.5
    for (const steering of ['lhd', 'rhd'] as const) {
      if (!car.steering.includes(steering)) continue
      for (const source of xenon && steering === 'lhd' ? ['halogen', 'xenon'] : ['halogen']) {
        const draft: Draft = {
          key: `${round ? `round ${car.headlampBulb}` : car.platform} ${steering} ${source}`,
          code: `${round ? `7IN-${car.headlampBulb}` : short(car)}${steering === 'rhd' ? '-RHD' : ''}${source === 'xenon' ? '-X' : ''}-`,
          rows: rowsOf(car, source === 'xenon' ? { steering, note: withXenon } : { steering }),
          label: round ? '7"' : car.label,
          measures: {
            bulb_type: source === 'xenon' ? xenonBulbOf(car) : car.headlampBulb,
            light_source: source === 'halogen' && car.headlampBulb.startsWith('R') ? 'incandescent' : source,
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
        // A round lamp is the same on both sides.
        if (round) yield { ...draft, code: draft.code.replace(/-$/, ''), quantity: 2, per: 'car' }
        else yield* pair(draft)
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
          colour: car.classic ? 'red' : seededRandom(`lens ${car.id}`) < 0.3 ? 'smoked' : 'red',
          ece_approved: true,
        },
        level: 0.08 + car.size * 0.5,
      })
    }
  }
}

function mountPointOf(car: Car): string {
  return car.classic ? 'front' : car.yearFrom < 2005 ? 'wing' : 'bumper'
}

function* indicators(): Iterable<Draft> {
  for (const car of cars) {
    yield* pair({
      ...draftForCar(car),
      measures: {
        mounting_place: mountPointOf(car),
        colour: 'amber',
        bulb_type: mountPointOf(car) === 'front' ? 'P21W' : 'W5W',
      },
      choices: choicesOf('colour', car.classic ? ['amber', 'clear'] : ['amber', 'smoked']),
      level: 0.1 + car.size * 0.5,
    })
  }
}

/** The bulbs of fog lamps of cars since 2000; older ones have an H3. */
const fogBulbs: Readonly<Record<string, string>> = {
  'volvo-v70-2': 'H1',
  'vw-golf-7': 'H8',
  'vw-passat-b6': 'HB4',
}

function* fogLights(): Iterable<Draft> {
  for (const car of carsWhere(({ id, yearTo }) => yearTo >= 1990 && id !== 'citroen-2cv')) {
    const diameter = between(90, 140, seededRandom(`fog ${car.platform}`), 1)
    yield* pair({
      key: car.platform,
      code: `${diameter}-${short(car)}`,
      rows: rowsOf(car, { yearFrom: 1980 }),
      label: car.label,
      measures: {
        bulb_type: car.yearFrom < 2000 ? 'H3' : (fogBulbs[car.id] ?? 'H11'),
        outer_diameter_mm: diameter,
        ece_approved: true,
      },
      level: 0.1 + car.size * 0.55,
    })
  }
}

export const lightingRecipes: Record<string, Recipe> = {
  headlight: headlights,
  'tail-light': tailLights,
  indicator: indicators,
  'fog-light': fogLights,
}
