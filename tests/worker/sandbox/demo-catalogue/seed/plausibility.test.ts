import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FitmentRow } from '#worker/sandbox/demo-catalogue/seed/fitment/fitment.ts'
import { type Car, car, cars, type Engine } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { oilNeed } from '#worker/sandbox/demo-catalogue/seed/plan/oil-needs.ts'
import { partType } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import { type SeededProduct, seededShop } from './seeded-shop.ts'

const shop = seededShop()
const Stored = v.pipe(v.string(), v.parseJson(), FitmentRow)
const byProduct = new Map(shop.parts.map((part) => [part.product, part]))

/** A part on one car that it fits, with the engine of that car. */
interface Fitted {
  part: SeededProduct
  row: FitmentRow
  car: Car
  engine: Engine
}

const fitted: Fitted[] = shop.sql
  .all('select product, row from fitment')
  .flatMap(({ product, row: stored }) => {
    const row = v.parse(Stored, stored)
    const part = byProduct.get(Number(product))
    if (!part || row.advice) return []
    const found = car(row.model)
    return found.engines
      .filter(({ id }) => row.engine === undefined || row.engine === id)
      .map((engine) => ({ part, row, car: found, engine }))
  })

/** True for a Beetle of the years up to 1967. */
const hasFiveStuds = ({ id }: Car, { yearFrom }: FitmentRow) => id === 'vw-beetle' && yearFrom < 1968

/** The last model year with a dynamo, of cars that had one. */
const dynamoUntil: Readonly<Record<string, number>> = {
  'volvo-pv544': 1965,
  'volvo-amazon': 1968,
  'volvo-p1800': 1968,
  'vw-beetle': 1973,
  'mini-classic': 1972,
  'mg-mgb': 1967,
}

/** A mistake that a mechanic would notice, by the parts on whose cars it can be made. */
const rulesOfFit: [rule: string, partTypes: string, isRight: (fitted: Fitted) => boolean][] = [
  [
    'a wheel takes as many bolts as it has holes, with the thread of the hub',
    'wheel-bolt',
    ({ part, row, car }) => {
      const [studs, thread] = hasFiveStuds(car, row) ? [5, 'M12x1.5'] : [car.studs, car.wheelThread]
      return row.qty === studs * 4 && part.spec.technical.thread === thread && car.fastener === 'bolt'
    },
  ],
  [
    'wheel bolts are sold by the wheel: four for four holes, five for five',
    'wheel-bolt',
    ({ part: { spec }, row, car }) => {
      const holes = hasFiveStuds(car, row) ? 5 : car.studs
      const { minimum, multiple } = spec.soldBy ?? { minimum: 1, multiple: 1 }
      return minimum === holes && multiple === holes && spec.quantity.n === holes
    },
  ],
  [
    'a rim has the holes of the hub',
    'alloy-wheel',
    ({ part, row, car }) => {
      // A Saab 900 got other hubs with model year 1988.
      const [pcd, bore] = car.id === 'saab-900' && row.yearTo < 1988 ? [114.3, 63.5] : [car.pcd, car.bore]
      const { pcd: holes, centre_bore_mm: centre } = part.spec.technical
      return holes === `${car.studs}x${pcd}` && centre === String(bore) && !hasFiveStuds(car, row)
    },
  ],
  [
    'an oil has a specification that the engine needs, and little ash before a particle filter',
    'engine-oil',
    ({ part: { spec }, engine }) => {
      const { acea = '', api = '', approvals = '' } = spec.technical
      const { meets, particleFilter } = oilNeed(engine.id)
      const has = [`ACEA ${acea}`, ...approvals.split(', ')]
      const isMet = meets.some((one) => has.includes(one) || (/^API S/.test(one) && `API ${api}` >= one))
      return isMet && (!particleFilter || acea.startsWith('C'))
    },
  ],
  [
    'an oil is stated with the litres of the engine',
    'engine-oil',
    ({ row, engine }) => row.qty === engine.oilLitres,
  ],
  ['each cylinder has one plug', 'spark-plug glow-plug', ({ row, engine }) => row.qty === engine.cylinders],
  [
    'a spark plug is for a spark, a glow plug for a diesel',
    'spark-plug glow-plug',
    ({ part, engine }) => (part.spec.partType === 'glow-plug') === (engine.fuel === 'diesel'),
  ],
  [
    'belts and pulleys are those of the time of the car',
    'v-belt ribbed-belt belt-tensioner alternator steering-pump',
    ({ part: { spec }, car }) => {
      const drive = car.yearFrom < 1985 ? 'v-belt' : 'ribbed'
      return spec.technical.pulley
        ? spec.technical.pulley === drive
        : (spec.partType === 'v-belt') === (drive === 'v-belt')
    },
  ],
  [
    'a timing belt is for an engine that has one',
    'timing-belt-kit',
    ({ engine }) => engine.timing === 'belt',
  ],
  [
    'half shafts are at the driven wheels, a propeller shaft leads to them from a front engine',
    'drive-shaft cv-boot propshaft-bearing',
    ({ part: { spec }, car }) =>
      spec.partType === 'propshaft-bearing'
        ? car.drive === 'rear'
        : car.drive === 'front' || car.rear !== 'live',
  ],
  [
    'a part for one side of steering is for a car that was built with it',
    'handbrake-cable clutch-cable brake-master-cylinder wiper-motor headlight floor-mat-set heater-blower',
    ({ part: { spec }, row, car }) =>
      spec.technical.steering_side === undefined ||
      (row.steering === spec.technical.steering_side && car.steering.some((side) => side === row.steering)),
  ],
  [
    'a clutch is worked as the car works it',
    'clutch-cable clutch-slave-cylinder',
    ({ part: { spec }, car }) => (spec.partType === 'clutch-cable' ? 'cable' : 'hydraulic') === car.clutch,
  ],
  ['power steering is helped where the car has it', 'steering-pump', ({ car }) => car.powerSteering],
  [
    'a battery is large enough for a diesel, and not too large for a small engine',
    'starter-battery',
    ({ part: { spec }, engine }) => {
      const { capacity_ah: hours = '', cca_en: amperes = '' } = spec.technical
      if (engine.fuel === 'petrol') return Number(hours) <= 80
      return (
        Number(hours) >= (engine.cc < 2000 ? 70 : 88) && Number(amperes) >= (engine.cc < 2000 ? 640 : 700)
      )
    },
  ],
  [
    'a car that stops its engine at traffic lights has a battery for that',
    'starter-battery',
    ({ part: { spec }, car }) => car.yearFrom < 2012 || spec.technical.battery_technology !== 'lead-acid',
  ],
  [
    'electrics have the voltage of the car',
    'starter-battery starter-motor alternator ignition-coil',
    ({ part: { spec }, row, car: { sixVoltsUntil = 0 }, engine }) => {
      const volts = row.yearTo <= sixVoltsUntil ? 6 : engine.volts
      return spec.technical.voltage_v === String(volts) && (volts === 6 || row.yearFrom > sixVoltsUntil)
    },
  ],
  [
    'an alternator is for a car that has no dynamo, with a current of its time',
    'alternator',
    ({ part: { spec }, row, car }) => {
      const current = Number(spec.technical.current_a)
      const isOfItsTime = car.yearFrom < 1975 ? current <= 45 : current >= 55
      return row.yearFrom > (dynamoUntil[car.id] ?? 0) && isOfItsTime
    },
  ],
  [
    'carburettors, distributors, coils and injection are those of the engine',
    'carburettor-kit distributor-cap ignition-lead-set ignition-coil maf-sensor lambda-sensor turbocharger',
    ({ part: { spec }, engine }) => {
      if (spec.partType === 'carburettor-kit') return engine.mixture === 'carburettor'
      if (spec.partType === 'turbocharger') return engine.turbo
      if (spec.partType === 'ignition-coil') return engine.spark !== 'none'
      if (spec.partType === 'lambda-sensor') return engine.mixture === 'injection'
      if (spec.partType === 'maf-sensor') return engine.mixture !== 'carburettor'
      return engine.spark === 'distributor'
    },
  ],
  [
    'nothing that holds water is for an air-cooled car',
    'radiator radiator-hose thermostat water-pump expansion-tank',
    ({ car }) => car.cooling === 'water',
  ],
]

test.each(rulesOfFit)('%s (%s)', (_rule, partTypes, isRight) => {
  const types = partTypes.split(' ')
  const judged = fitted.filter(({ part }) => types.includes(part.spec.partType ?? ''))
  expect([...new Set(judged.map(({ part }) => part.spec.partType))].sort()).toEqual(types.toSorted())
  const wrong = judged.filter((each) => !isRight(each))
  expect(wrong.map(({ part, engine }) => `${part.sku} ${engine.id}`)).toEqual([])
})

test('the pulley of an alternator takes every belt of its engine', () => {
  const pulleys = fitted.filter(({ part: { spec } }) => spec.partType === 'alternator')
  const ribsOf = ({ part: { spec } }: Fitted) => Number(spec.technical.ribs)
  const ribbed = pulleys.filter(({ part: { spec } }) => spec.technical.pulley === 'ribbed')
  const belts = Map.groupBy(
    fitted.filter(({ part: { spec } }) => spec.partType === 'ribbed-belt'),
    ({ engine }) => engine.id,
  )
  const narrow = ribbed.filter((pulley) =>
    belts.get(pulley.engine.id)?.some((belt) => !(ribsOf(belt) <= ribsOf(pulley))),
  )
  expect(narrow.map(({ part, engine }) => `${part.sku} ${engine.id}`)).toEqual([])
  expect(pulleys.filter((pulley) => ribbed.includes(pulley) === Number.isNaN(ribsOf(pulley)))).toEqual([])
})

/** Mistakes in what a part says of itself. */
const rulesOfParts: [rule: string, isRight: (part: SeededProduct) => boolean][] = [
  [
    'only what is poured or sprayed has a volume, and so a price per litre',
    ({ spec }) =>
      /^(fluids|care)\./.test(partType(spec.partType ?? '').group) ===
      Boolean(spec.technical.volume_l ?? spec.technical.volume_ml),
  ],
  [
    'a deposit is asked for an exchange part, and in Germany for a starter battery',
    ({ spec }) =>
      spec.partType === 'starter-battery'
        ? spec.depositItem !== undefined && spec.depositCountry === 'DE'
        : (spec.depositItem !== undefined) === (spec.technical.condition === 'remanufactured'),
  ],
  [
    'a name has the first three cars at most of those that the part fits, and says if there are more',
    ({ spec }) => {
      const { label = '', models } = spec
      const isOfCar = cars.some((known) => label.startsWith(known.label))
      const fitting = models.map((id) => car(id).label)
      const named = fitting.slice(0, 3).every((full) => label.includes(full.replace(/^\S+ (?=.)/, '')))
      const others = cars.filter(({ id }) => !models.includes(id))
      return (
        !isOfCar ||
        (named &&
          label.endsWith(' …') === fitting.length > 3 &&
          others.every((other) => !label.split('/').includes(other.label)))
      )
    },
  ],
]

test.each(rulesOfParts)('%s', (_rule, isRight) => {
  expect(shop.parts.filter((part) => !isRight(part)).map(({ sku }) => sku)).toEqual([])
})

const related = shop.sql
  .all("select product, related from relation where relation in ('accessory', 'standard')")
  .flatMap(({ product, related: other }) => {
    const [part, offered] = [byProduct.get(Number(product)), byProduct.get(Number(other))]
    return part && offered
      ? [{ part: part.spec, offered: offered.spec, name: `${part.sku} ${offered.sku}` }]
      : []
  })

/** Mistakes in what is offered beside a part, by an attribute that what is offered has. */
const rulesOfRelations: [rule: string, attribute: string, isRight: (value: string, car: Car) => boolean][] = [
  [
    'a coolant is of the time of the car',
    'coolant_class',
    (kind, { yearFrom }) => kind === (yearFrom < 1996 ? 'G11' : yearFrom < 2008 ? 'G12+' : 'G13'),
  ],
  [
    'a gearbox gets no axle oil, and that of a Mini none of its own',
    'api',
    (api, { id }) => api !== 'GL-5' && !(api.startsWith('GL') && id === 'mini-classic'),
  ],
  ['a belt runs on the pulley', 'ribs', (_, { yearFrom }) => yearFrom >= 1985],
]

test.each(rulesOfRelations)('beside a part, %s', (_rule, attribute, isRight) => {
  const judged = related.filter(
    // The pulley of an alternator has ribs too.
    ({ offered }) => offered.technical[attribute] !== undefined && offered.technical.pulley === undefined,
  )
  expect(judged.length).toBeGreaterThan(20)
  const wrong = judged.filter(
    ({ part, offered }) => !part.models.every((id) => isRight(offered.technical[attribute] ?? '', car(id))),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

/** The part types that the shop has for every engine of every car, with the exceptions. */
const forEveryEngine: [partType: string, isExempt: (engine: Engine, car: Car) => boolean][] = [
  // A dynamo charges the battery of the older ones.
  ['alternator', ({ yearTo }, { id }) => yearTo <= (dynamoUntil[id] ?? 0)],
  ['starter-motor', () => false],
  ['starter-battery', () => false],
  ['thermostat', (_, { cooling }) => cooling === 'air'],
  ['water-pump', (_, { cooling }) => cooling === 'air'],
  ['air-filter', () => false],
  ['fuel-filter', () => false],
  ['oil-filter', () => false],
  ['ignition-coil', ({ fuel }) => fuel === 'diesel'],
  ['spark-plug', ({ fuel }) => fuel === 'diesel'],
  ['v-belt', (_, { yearFrom }) => yearFrom >= 1985],
  ['ribbed-belt', (_, { yearFrom }) => yearFrom < 1985],
  ['timing-belt-kit', ({ timing }) => timing !== 'belt'],
  ['wiper-blade', () => false],
]

test.each(forEveryEngine)('every engine that has one gets its %s', (wanted, isExempt) => {
  const supplied = new Set(
    fitted
      .filter(({ part: { spec } }) => spec.partType === wanted && spec.availability.kind !== 'discontinued')
      .map(({ engine }) => engine.id),
  )
  const missing = cars.flatMap((found) =>
    found.engines.filter((engine) => !supplied.has(engine.id) && !isExempt(engine, found)),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})
