import type { Draft, Measures, Recipe } from '../../assortment/design.ts'
import { anyEngine, type FitmentRow, rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { type OilNeed, oilNeed } from '../../plan/oil-needs.ts'
import { cans } from '../engine/cans.ts'

interface Oil {
  viscosity: string
  type: 'synthetic' | 'semi-synthetic' | 'mineral'
  acea?: string
  api?: string
  /** Approvals of car makers. */
  approvals?: readonly string[]
}

const oils: readonly (Oil & { litres: readonly number[]; perLitre: number })[] = [
  {
    viscosity: '0W-20',
    type: 'synthetic',
    acea: 'C6',
    api: 'SP',
    approvals: ['VCC RBS0-2AE'],
    litres: [1, 5],
    perLitre: 11,
  },
  {
    viscosity: '0W-30',
    type: 'synthetic',
    acea: 'A5/B5',
    api: 'SN',
    litres: [1, 5],
    perLitre: 10.5,
  },
  {
    viscosity: '5W-30',
    type: 'synthetic',
    acea: 'A5/B5',
    api: 'SN',
    approvals: ['Ford WSS-M2C913-D', 'RN0700'],
    litres: [1, 5],
    perLitre: 9,
  },
  {
    viscosity: '5W-30',
    type: 'synthetic',
    acea: 'C3',
    api: 'SN',
    approvals: ['VW 504 00', 'VW 507 00', 'MB 229.51', 'BMW LL-04'],
    litres: [1, 5],
    perLitre: 9.5,
  },
  {
    viscosity: '5W-40',
    type: 'synthetic',
    acea: 'C3',
    api: 'SN',
    approvals: [
      'VW 502 00',
      'VW 505 00',
      'VW 505 01',
      'MB 229.51',
      'BMW LL-04',
      'GM dexos2',
      'RN0700',
      'RN0710',
    ],
    litres: [1, 5],
    perLitre: 9.3,
  },
  {
    viscosity: '5W-40',
    type: 'synthetic',
    acea: 'A3/B4',
    api: 'SN',
    approvals: ['VW 502 00', 'VW 505 00', 'MB 229.3', 'MB 229.5', 'BMW LL-01', 'RN0700', 'RN0710'],
    litres: [1, 5],
    perLitre: 9,
  },
  {
    viscosity: '10W-40',
    type: 'semi-synthetic',
    acea: 'A3/B4',
    api: 'SL',
    approvals: ['VW 501 01', 'VW 505 00', 'MB 229.1'],
    litres: [1, 4, 5],
    perLitre: 7.5,
  },
  {
    viscosity: '15W-40',
    type: 'mineral',
    acea: 'A3/B3',
    api: 'SL',
    approvals: ['VW 501 01', 'VW 505 00', 'MB 229.1'],
    litres: [1, 4, 5, 20],
    perLitre: 7,
  },
  {
    viscosity: '20W-50',
    type: 'mineral',
    api: 'SG',
    litres: [1, 5],
    perLitre: 7.5,
  },
]

/** True if an oil meets one of these specifications. An API class for petrol includes the classes before it. */
function meetsOne({ acea, api = '', approvals = [] }: Oil, specifications: readonly string[]): boolean {
  return specifications.some((specification) => {
    const [, petrol] = /^API (S[A-Z])$/.exec(specification) ?? []
    return petrol ? api >= petrol : specification === `ACEA ${acea}` || approvals.includes(specification)
  })
}

/** The answer about an oil for a car; null where it does not fit. */
export function oilAnswer(oil: Oil, need: OilNeed): 'fits' | 'handbook' | 'otherGrade' | null {
  const answer = meetsOne(oil, need.meets) ? 'fits' : meetsOne(oil, need.perhaps) ? 'handbook' : null
  if (answer === null || need.grades.length === 0 || need.grades.includes(oil.viscosity)) return answer
  return need.otherGrades.includes(oil.viscosity) ? 'otherGrade' : null
}

function* engineOils(): Iterable<Draft> {
  for (const { litres, perLitre, ...oil } of oils) {
    const { viscosity, type, acea, api, approvals } = oil
    yield* cans(
      'engine-oil',
      {
        key: `${viscosity} ${acea ?? api}`,
        code: `${viscosity} ${acea ?? api}`.replace(/[^\w]/g, ''),
        rows: enginesFor(oil),
        advised: advisedFor(oil),
        measures: { viscosity, oil_type: type, acea, api, approvals: approvals?.join(', ') },
        staple: true,
      },
      litres,
      perLitre,
    )
  }
}

/** The engines that an oil fits, with the litres of a change. */
function enginesFor(oil: Oil): FitmentRow[] {
  return cars.flatMap((car) =>
    car.engines
      .filter(({ id }) => oilAnswer(oil, oilNeed(id)) === 'fits')
      .flatMap((engine) => rowsOf(car, { qty: engine.oilLitres }, [engine])),
  )
}

/** The engines of which there is an advice about an oil. */
function advisedFor(oil: Oil): FitmentRow[] {
  return cars.flatMap((car) =>
    car.engines.flatMap((engine) => {
      const answer = oilAnswer(oil, oilNeed(engine.id))
      if (answer === 'handbook') return rowsOf(car, { qty: engine.oilLitres, advice: answer }, [engine])
      // There are many of these: with the years of the car, its engines share a row.
      return answer === 'otherGrade' ? [{ ...anyEngine(car), engine: engine.id, advice: answer }] : []
    }),
  )
}

function* gearboxOils(): Iterable<Draft> {
  // GL-5 is for axles: its additives harm the brass of synchronised gearboxes.
  const kinds: [viscosity: string, norm: Measures, gearbox: string | undefined, perLitre: number][] = [
    ['75W-80', { api: 'GL-4' }, 'manual', 12],
    ['75W-90', { api: 'GL-5' }, undefined, 14],
    ['80W-90', { api: 'GL-4' }, 'manual', 9],
    ['ATF', { approvals: 'Dexron III' }, 'automatic', 11],
  ]
  for (const [viscosity, norm, gearbox, perLitre] of kinds) {
    yield* cans(
      'gearbox-oil',
      {
        key: viscosity,
        code: viscosity.replace('-', ''),
        rows: null,
        measures: { viscosity, ...norm, transmission_type: gearbox },
      },
      [1, 4],
      perLitre,
    )
  }
}

export const oilRecipes: Record<string, Recipe> = {
  'engine-oil': engineOils,
  'gearbox-oil': gearboxOils,
}
