import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FitmentRow } from '#worker/sandbox/demo-catalogue/seed/fitment/fitment.ts'
import { type Car, car, cars, type Engine } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { oilNeed } from '#worker/sandbox/demo-catalogue/seed/plan/oil-needs.ts'
import { partType } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import { isDrum } from '#worker/sandbox/demo-catalogue/seed/recipes/brakes/brake-systems.ts'
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

/** The first model year with ABS, where it is not 1985. */
const absSince: Readonly<Record<string, number>> = { 'mb-w123': 1980, 'volvo-240': 1987 }

/** The offset (ET) of the rims of some cars when they were new. */
const offsets: Readonly<Record<string, number>> = {
  'volvo-240': 20,
  'volvo-850': 43,
  'volvo-xc60-1': 55,
  'saab-900': 33,
  'saab-9-5': 49,
  'vw-golf-4': 38,
  'bmw-e46': 42,
  'peugeot-205': 19,
}

/** The bulbs of the fog lamps of some cars; that of a headlight is in none. */
const fogBulbs: Readonly<Record<string, string>> = {
  'volvo-v40-2': 'H11',
  'volvo-xc60-1': 'H11',
  'mb-w204': 'H11',
  'renault-clio-3': 'H11',
}

/** The front wiper blades of some cars, driver’s first. */
const wiperLengths: Readonly<Record<string, string>> = {
  'volvo-240': '450 450',
  'saab-900': '400 400',
  'renault-clio-3': '600 400',
}

/** The diameters of some clutches; that of a 911 by its gearbox. */
const clutchOf = ({ id }: Car, { fuel }: Engine, { yearTo }: FitmentRow) =>
  id === 'porsche-911g'
    ? yearTo < 1987
      ? '225'
      : '240'
    : id === 'vw-t4' && fuel === 'diesel'
      ? '228'
      : undefined

/** The current of some alternators of cars from before 1975. */
const currents: Readonly<Record<string, string>> = { 'saab-99': '55', 'vw-beetle': '50', 'vw-golf-1': '55' }

/** The teeth of some timing belts. */
const beltTeeth: Readonly<Record<string, number>> = {
  'volvo-240-b230f': 123,
  'vw-golf-4-akl': 138,
  'vw-golf-4-agu': 150,
  'vw-passat-b6-bvy': 153,
}

const hasAbs = ({ brakeSystem }: FitmentRow) => /(?<!-no)-abs$/.test(brakeSystem ?? '')

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
    'wheel bolts fill their thread, and do not reach the brake behind the hub',
    'wheel-bolt',
    ({ part }) => Math.abs(Number(part.spec.technical.length_mm) - 26.5) <= 2.5,
  ],
  [
    'a rim stands where that of the car did, within five millimetres',
    'alloy-wheel',
    ({ part, car: { id } }) =>
      Math.abs(Number(part.spec.technical.offset_et) - (offsets[id] ?? NaN)) <= 5 ||
      offsets[id] === undefined,
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
    'a timing belt has as many teeth as the engine asks for',
    'timing-belt-kit',
    ({ part, engine: { id } }) =>
      beltTeeth[id] === undefined || part.spec.technical.teeth === String(beltTeeth[id]),
  ],
  [
    'the opening of a head gasket is a little wider than the cylinder',
    'head-gasket',
    ({ part, engine: { bore } }) => {
      const gap = Number(part.spec.technical.bore_mm) - bore
      return gap > 0 && gap <= 2
    },
  ],
  [
    'a head gasket is for engines with as many cylinders, a valve cover gasket too',
    'head-gasket valve-cover-gasket',
    ({ part: { spec }, engine }) =>
      cars.every(({ engines }) =>
        engines.every(({ needs, cylinders }) => needs.label !== spec.label || cylinders === engine.cylinders),
      ),
  ],
  [
    'a caliper that floats has one piston',
    'brake-caliper',
    ({ part: { spec }, car }) =>
      !['bmw-e46', 'volvo-xc60-1', 'mb-w204'].includes(car.id) || spec.technical.pistons === '1',
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
    ({ part: { spec }, row, car }) => {
      // A 911 got hydraulics with the gearbox of model year 1987.
      const clutch = car.id === 'porsche-911g' && row.yearTo < 1987 ? 'cable' : car.clutch
      return (spec.partType === 'clutch-cable' ? 'cable' : 'hydraulic') === clutch
    },
  ],
  [
    'clutches are made in certain sizes',
    'clutch-kit',
    ({ part }) =>
      '160 170 180 190 200 210 215 220 225 228 240 250 260 267'
        .split(' ')
        .includes(part.spec.technical.diameter_mm ?? ''),
  ],
  [
    'a clutch is large enough for the strongest engine that it is for',
    'clutch-kit',
    ({ part, engine }) => Number(part.spec.technical.diameter_mm) >= 160 + engine.kw * 0.38,
  ],
  [
    'a clutch has the size of the gearbox, where that is known',
    'clutch-kit',
    ({ part, row, car, engine }) => {
      const diameter = clutchOf(car, engine, row)
      return diameter === undefined || part.spec.technical.diameter_mm === diameter
    },
  ],
  [
    'a fog lamp has an H3 until 2000, and later no bulb of a headlight',
    'fog-light',
    ({ part: { spec }, car }) => {
      const { bulb_type: bulb } = spec.technical
      const known = fogBulbs[car.id]
      return car.yearFrom < 2000 ? bulb === 'H3' : bulb !== 'H7' && (known === undefined || bulb === known)
    },
  ],
  [
    'one injector for all cylinders takes a pump of 0.8 to 1.2 bar, in the tank',
    'fuel-pump',
    ({ part: { spec }, engine }) => {
      const pressure = Number(spec.technical.pressure_bar)
      return engine.id === 'peugeot-205-tu1m'
        ? pressure >= 0.8 && pressure <= 1.2 && spec.technical.pump_type === 'in-tank'
        : engine.mixture !== 'injection' || pressure >= 2.5
    },
  ],
  [
    'an engine with one injector does not measure its air',
    'maf-sensor',
    ({ engine }) => engine.id !== 'peugeot-205-tu1m',
  ],
  [
    'an oil filter is screwed to the thread of the engine: the Ford engines of Volvo have their own',
    'oil-filter',
    ({ part: { spec }, engine }) => {
      const isOfFord = ['volvo-xc60-1-b4204t7', 'volvo-v40-2-b4164t3'].includes(engine.id)
      const { thread } = spec.technical
      return (
        (thread === 'M22x1.5') === isOfFord && (thread === undefined || thread === engine.needs.oilFilter)
      )
    },
  ],
  [
    'wiper blades have the length of the arms, where that is known',
    'wiper-blade',
    ({ part: { spec }, car }) => {
      const { window, wiper_length_mm: driver, wiper_length_2_mm: other } = spec.technical
      const known = wiperLengths[car.id]
      return known === undefined || window === 'rear' || `${driver} ${other}` === known
    },
  ],
  [
    'the late 240 has black mirrors, the early one chromed ones',
    'door-mirror',
    ({ part, row, car }) =>
      car.id !== 'volvo-240' ||
      (part.spec.technical.colour === 'chrome' ? row.yearTo < 1980 : row.yearFrom > 1979),
  ],
  [
    'the grille of a Golf I is of black plastic',
    'grille',
    ({ part: { spec }, car }) =>
      car.id !== 'vw-golf-1' || (spec.technical.material === 'plastic' && spec.technical.colour === 'black'),
  ],
  [
    'a 240 pulls 1500 kg',
    'towbar',
    ({ part, car }) => car.id !== 'volvo-240' || part.spec.technical.max_trailer_kg === '1500',
  ],
  [
    'a coupé has short roof bars on its gutters',
    'roof-bars',
    ({ part: { spec }, car }) =>
      car.id !== 'porsche-911g' ||
      (spec.technical.roof_type === 'gutter' && Number(spec.technical.length_mm) <= 1200),
  ],
  [
    'the six of an E30 is stopped by vented discs and has discs behind',
    'brake-disc brake-drum brake-pads brake-caliper',
    ({ part: { spec }, row, engine }) =>
      engine.id !== 'bmw-e30-m20b25' ||
      (spec.partType !== 'brake-drum' &&
        !row.brakeSystem?.startsWith('solid') &&
        (spec.technical.axle !== 'front' || spec.technical.disc_type !== 'solid')),
  ],
  [
    'a wheel has one bearing: two for an axle',
    'wheel-bearing',
    ({ part: { spec } }) => spec.quantity.n === 2 && spec.quantity.per === 'side',
  ],
  [
    'a disc or drum goes on the hub of the car; brakes at the gearbox have no wheel studs',
    'brake-disc brake-drum',
    ({ part: { spec }, row, car }) => {
      const { axle, holes, pcd_mm: pcd, centre_bore_mm: bore } = spec.technical
      if (car.id === 'citroen-2cv' && axle === 'front') return holes === undefined
      const hub = hasFiveStuds(car, row)
        ? [5, 205, 144]
        : car.id === 'saab-900' && row.yearTo < 1988
          ? [4, 114.3, 63.5]
          : [car.studs, car.pcd, car.bore]
      return hub.join() === [holes, pcd, bore].join()
    },
  ],
  [
    'brakes are of their time: ABS since 1980 at Mercedes, since 1987 in a 240, elsewhere since 1985; the discs of a Beetle since 1967',
    'abs-sensor brake-disc brake-pads brake-caliper',
    ({ row, car }) =>
      row.brakeSystem === undefined ||
      ((!hasAbs(row) || row.yearFrom >= (absSince[car.id] ?? 1985)) &&
        (car.id !== 'vw-beetle' || row.brakeSystem.startsWith('drum') || row.yearFrom >= 1967)),
  ],
  [
    'a caliper with four pistons is for a car that has them',
    'brake-caliper',
    ({ part: { spec }, car }) =>
      (spec.technical.pistons === '4') ===
      (spec.technical.axle === 'front' &&
        ['volvo-amazon', 'volvo-p1800', 'volvo-140', 'volvo-240', 'bmw-2002'].includes(car.id)),
  ],
  [
    'the rear calipers of the older Volvos have two pistons that face each other',
    'brake-caliper',
    ({ part: { spec }, car }) =>
      spec.technical.axle === 'front' ||
      !['volvo-p1800', 'volvo-140', 'volvo-240'].includes(car.id) ||
      spec.technical.pistons === '2',
  ],
  [
    'a handbrake that motors work has no cable',
    'handbrake-cable',
    ({ car }) => !['volvo-xc60-1', 'vw-golf-7', 'vw-passat-b6'].includes(car.id),
  ],
  [
    'a damper is a strut where the car has struts',
    'shock-absorber',
    ({ part: { spec }, car }) =>
      (spec.technical.mounting === 'strut') === (spec.technical.axle === 'front' && car.front === 'strut'),
  ],
  [
    'a glow plug has the voltage of its time: it burns out on more',
    'glow-plug',
    ({ part, engine }) =>
      Number(part.spec.technical.voltage_v) ===
      (engine.yearFrom >= 2009 ? 4.4 : engine.yearFrom >= 2005 ? 7 : 11),
  ],
  [
    'a water pump is on the timing belt of no engine that drives it by another',
    'water-pump',
    ({ part, engine }) =>
      part.spec.technical.pulley !== 'toothed' ||
      (engine.timing === 'belt' && !['bmw-m20', 'bmw-m40', 'bmw-m21', 'vw-ea827'].includes(engine.family)),
  ],
  [
    'a second lambda sensor is for a car with diagnosis of its catalyst',
    'lambda-sensor',
    ({ part, row }) => part.spec.technical.lambda_position !== 'post' || row.yearFrom >= 2000,
  ],
  [
    'a larger car of today has no small battery',
    'starter-battery',
    ({ part, car }) => car.yearFrom < 1997 || car.size < 0.5 || Number(part.spec.technical.capacity_ah) >= 60,
  ],
  [
    'relays switch the lamps of cars without control modules',
    'relay',
    ({ part, car }) =>
      !['flasher', 'headlamp'].includes(part.spec.technical.relay_function ?? '') || car.yearFrom < 1997,
  ],
  [
    'a steering wheel without an airbag is for cars that have none',
    'steering-wheel',
    ({ row }) => row.yearTo < 1987,
  ],
  [
    'xenon headlights are for cars that came with them, since 2012 without mercury',
    'headlight',
    ({ part, row, car }) =>
      part.spec.technical.light_source !== 'xenon' ||
      (row.note !== undefined && part.spec.technical.bulb_type === (car.yearFrom >= 2012 ? 'D3S' : 'D2S')),
  ],
  [
    'wiper blades of cars since 1974 are longer than those of the fifties',
    'wiper-blade',
    ({ part: { spec }, car }) =>
      car.yearFrom < 1974 ||
      spec.technical.window === 'rear' ||
      Number(spec.technical.wiper_length_mm) >= 400,
  ],
  [
    'a heated mirror is set by a motor',
    'mirror-glass door-mirror',
    ({ part, row }) => part.spec.technical.heated === undefined || row.yearFrom >= 1976,
  ],
  [
    'parts that a car never had are not sold for it',
    'heater-blower gas-strut fog-light head-gasket',
    ({ part: { spec }, car, engine }) => {
      if (spec.partType === 'heater-blower') return !['volvo-pv544', 'citroen-2cv'].includes(car.id)
      if (spec.partType === 'gas-strut') return car.id !== 'volvo-amazon'
      if (spec.partType === 'fog-light') return car.id !== 'citroen-2cv'
      return !['citroen-flat-twin', 'vw-flat-four', 'porsche-930'].includes(engine.family)
    },
  ],
  [
    'the smallest cars do not pull a caravan',
    'towbar',
    ({ part, car }) => car.size > 0.2 || Number(part.spec.technical.max_trailer_kg) <= 400,
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
      const { current_a: current } = spec.technical
      const known = currents[car.id]
      const isUsual =
        car.yearFrom < 1975 ? Number(current) <= 45 : Number(current) >= (car.yearFrom < 1995 ? 55 : 90)
      const isOfItsTime = known === undefined ? isUsual : current === known
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
    'coils are on the plugs of the turbocharged and the direct-injected VW, in a cassette in a Saab, in a block in a Clio 1.2',
    'ignition-coil',
    ({ part: { spec }, car, engine }) => {
      if (engine.id === 'renault-clio-3-d4f') return spec.technical.coil_type === 'block'
      if (['vw-golf-4-agu', 'vw-passat-b6-bvy'].includes(engine.id))
        return spec.technical.coil_type === 'pencil'
      return car.make !== 'Saab' || engine.spark === 'distributor' || spec.technical.coil_type === 'block'
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

test('the stroke of each engine follows from its bore and capacity', () => {
  const strokes = cars.flatMap(({ engines }) =>
    engines.map(({ id, cc, cylinders, bore }) => ({
      id,
      ratio: (cc * 1000) / cylinders / (Math.PI * (bore / 2) ** 2) / bore,
    })),
  )
  expect(strokes.filter(({ ratio }) => ratio < 0.75 || ratio > 1.3)).toEqual([])
})

/** Parts whose place decides how they are built: the cars of one part have the same construction there. */
const builtAlike: [trait: 'front' | 'rear' | 'rack', partTypes: string][] = [
  ['front', 'ball-joint control-arm tie-rod-end strut-mount'],
  ['rack', 'tie-rod-end steering-boot'],
]

test.each(builtAlike)('the cars of one part are built alike: %s (%s)', (trait, partTypes) => {
  const types = partTypes.split(' ')
  const judged = shop.parts.filter(
    ({ spec }) => types.includes(spec.partType ?? '') && spec.technical.axle !== 'rear',
  )
  expect(judged.length).toBeGreaterThan(20)
  const wrong = judged.filter(({ spec }) => new Set(spec.models.map((id) => car(id)[trait])).size > 1)
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})

test('dampers, springs, bushes and bearings are for axles of one kind', () => {
  const judged = shop.parts.filter(({ spec }) =>
    /^(shock-absorber|coil-spring|control-arm-bush|wheel-bearing|anti-roll-link)$/.test(spec.partType ?? ''),
  )
  const wrong = judged.filter(({ spec: { technical, models } }) => {
    const axle = technical.axle === 'rear' ? 'rear' : 'front'
    return new Set(models.map((id) => car(id)[axle])).size > 1
  })
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})

test('brake shoes are no wider than the drum they are in', () => {
  const wrong = fitted.filter(({ part: { spec }, car }) => {
    const { axle, drum_diameter_mm: diameter, width_mm: width } = spec.technical
    const drums = car.brakeSystems
      .map(({ front, rear }) => (axle === 'front' ? front : rear))
      .filter(isDrum)
      .filter((drum) => drum.diameter === Number(diameter))
    // Those of a handbrake are in the hub of a disc.
    return (
      spec.partType === 'brake-shoes' && drums.length > 0 && drums.every((drum) => drum.width < Number(width))
    )
  })
  expect(wrong.map(({ part, car }) => `${part.sku} ${car.id}`)).toEqual([])
})

test('a car has one size of master cylinder and one of pistons for each of its brakes', () => {
  const sizes = new Map<string, Set<string>>()
  for (const {
    part: { spec },
    row,
    engine,
  } of fitted) {
    const { axle = '', piston_diameter_mm: piston = '' } = spec.technical
    const isPiston = /^(brake-caliper|caliper-repair-kit)$/.test(spec.partType ?? '')
    if (!isPiston && spec.partType !== 'brake-master-cylinder') continue
    const name = `${isPiston ? `pistons ${axle}` : 'master'} ${engine.id} ${row.brakeSystem} ${row.steering}`
    sizes.set(name, (sizes.get(name) ?? new Set()).add(piston))
  }
  expect(sizes.size).toBeGreaterThan(100)
  expect([...sizes].filter(([, pistons]) => pistons.size > 1)).toEqual([])
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
    'a starter motor of a classic is for no car of today, whose gearbox is another',
    ({ spec }) =>
      spec.partType !== 'starter-motor' || new Set(spec.models.map((id) => car(id).classic)).size === 1,
  ],
  [
    'a part of the body, or fastened to it, is for one model',
    ({ spec }) =>
      !/^(window-regulator|door-seal|door-mirror|mirror-glass|bumper|front-wing|grille|gas-strut|towbar|wiper-motor)$/.test(
        spec.partType ?? '',
      ) || spec.models.length === 1,
  ],
  [
    'a spanner for the drain plug exists',
    ({ spec }) =>
      spec.partType !== 'drain-plug' || [17, 19, 21, 22, 24].includes(Number(spec.technical.hex_mm)),
  ],
  [
    'a gearbox oil says its class, and that of an axle is not for a gearbox',
    ({ spec: { partType: type, technical } }) =>
      type !== 'gearbox-oil' ||
      ((technical.api ?? technical.approvals) !== undefined &&
        (technical.api === 'GL-5') === (technical.transmission_type === undefined)),
  ],
  [
    'a ribbed belt says whether it also drives an air conditioner, a shampoo what kind it is',
    ({ spec: { partType: type, technical } }) =>
      (type !== 'ribbed-belt' || technical.air_conditioning !== undefined) &&
      (type !== 'car-shampoo' || technical.shampoo_type !== undefined),
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

test('a torque wrench beside wheel bolts reaches the torque of each', () => {
  const ranges = related
    .filter(({ part, offered }) => part.partType === 'wheel-bolt' && offered.partType === 'torque-wrench')
    .map(({ offered }) => offered.technical.torque_range_nm ?? '')
  expect(ranges.length).toBeGreaterThan(20)
  expect(ranges.filter((range) => !(Number(range.split('–')[1]) >= 180))).toEqual([])
})

test('a set for brakes with ABS is for years in which the car had it', () => {
  const sets = new Set(shop.listed.filter(({ spec }) => spec.bundle).map(({ product }) => product))
  const rows = shop.sql
    .all('select product, row from fitment')
    .flatMap(({ product, row }) => (sets.has(Number(product)) ? v.parse(Stored, row) : []))
  expect(rows.length).toBeGreaterThan(100)
  const isLate = ({ model, yearFrom }: FitmentRow) => yearFrom >= (absSince[model] ?? 1985)
  expect(rows.filter((row) => hasAbs(row) && !isLate(row))).toEqual([])
})

test('related parts fit at least half of the cars of the part, with the same brakes', () => {
  const rowsOf = Map.groupBy(fitted, ({ part }) => part.product)
  const together = ({ row, engine }: Fitted, other: Fitted) =>
    engine === other.engine &&
    row.yearFrom <= other.row.yearTo &&
    other.row.yearFrom <= row.yearTo &&
    (row.brakeSystem ?? other.row.brakeSystem) === (other.row.brakeSystem ?? row.brakeSystem)
  const wrong = shop.sql
    .all("select product, related from relation where relation in ('accessory', 'standard')")
    .filter(({ product, related: shown }) => {
      const [rows, others] = [rowsOf.get(Number(product)), rowsOf.get(Number(shown))]
      if (!rows || !others) return false
      const engines = new Set(rows.map(({ engine }) => engine.id))
      const both = rows.filter((row) => others.some((other) => together(row, other)))
      return new Set(both.map(({ engine }) => engine.id)).size < engines.size / 2
    })
  expect(wrong).toEqual([])
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
