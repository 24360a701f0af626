import { share } from '../chance.ts'
import type { Draft, Recipe } from '../design.ts'
import { rowsOf } from '../fitment.ts'
import { type Car, cars, type Engine } from '../plan/cars.ts'
import { between, carsWhere, short } from './derive.ts'
import { engineGroups, power } from './engine-groups.ts'

/** Ah, A (EN), length, width, height, terminals, technology; and who takes it. */
const batteries: readonly {
  size: [number, number, number, number, number]
  layout: '0' | '1'
  technology: string
  takes: (car: Car, engine: Engine) => boolean
}[] = [
  {
    size: [36, 330, 175, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { fuel }) => size < 0.28 && fuel === 'petrol',
  },
  {
    size: [45, 400, 207, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { fuel }) => size < 0.4 && fuel === 'petrol',
  },
  {
    size: [52, 470, 207, 175, 190],
    layout: '1',
    technology: 'lead-acid',
    takes: ({ size, classic }) => classic && size < 0.4,
  },
  {
    size: [60, 540, 242, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }) => size >= 0.3 && size < 0.6,
  },
  {
    size: [60, 540, 242, 175, 190],
    layout: '1',
    technology: 'lead-acid',
    takes: ({ size, classic }) => classic && size >= 0.3,
  },
  {
    size: [62, 550, 242, 175, 175],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ classic, size }) => !classic && size < 0.6,
  },
  {
    size: [70, 640, 278, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { fuel }) => size >= 0.4 && fuel === 'diesel',
  },
  {
    size: [74, 680, 278, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size, yearTo }) => size >= 0.45 && yearTo < 2012,
  },
  {
    size: [80, 740, 315, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { kw }) => size >= 0.5 && kw > 90,
  },
  { size: [60, 560, 242, 175, 190], layout: '0', technology: 'efb', takes: ({ yearTo }) => yearTo >= 2012 },
  {
    size: [70, 650, 278, 175, 190],
    layout: '0',
    technology: 'efb',
    takes: ({ yearTo }, { fuel }) => yearTo >= 2012 && fuel === 'diesel',
  },
  {
    size: [70, 720, 278, 175, 190],
    layout: '0',
    technology: 'agm',
    takes: ({ yearTo, size }) => yearTo >= 2010 && size > 0.5,
  },
  {
    size: [80, 800, 315, 175, 190],
    layout: '0',
    technology: 'agm',
    takes: ({ yearTo, size }) => yearTo >= 2010 && size > 0.6,
  },
  {
    size: [95, 850, 353, 175, 190],
    layout: '0',
    technology: 'agm',
    takes: ({ yearTo, size }, { fuel }) => yearTo >= 2007 && size >= 0.6 && fuel === 'diesel',
  },
]

function* starterBatteries(): Iterable<Draft> {
  for (const { size, layout, technology, takes } of batteries) {
    const [capacity, current, length, width, height] = size
    yield {
      key: `${capacity} ${current} ${layout} ${technology}`,
      code: `${capacity}-${current}${layout === '1' ? 'L' : ''}${technology === 'lead-acid' ? '' : technology.charAt(0).toUpperCase()}`,
      rows: cars.flatMap((car) =>
        car.volts === 12
          ? rowsOf(
              car,
              {},
              car.engines.filter((engine) => takes(car, engine)),
            )
          : [],
      ),
      measures: {
        voltage_v: 12,
        capacity_ah: capacity,
        cca_en: current,
        length_mm: length,
        width_mm: width,
        height_mm: height,
        terminal_layout: layout,
        battery_technology: technology,
      },
      level: (capacity - 36) / 110 + (technology === 'agm' ? 0.35 : technology === 'efb' ? 0.15 : 0.05),
      weight: Number((capacity * 0.235 + 1).toFixed(1)),
    }
  }
  yield {
    key: '6 V',
    code: '77-360-6V',
    rows: carsWhere(({ volts }) => volts === 6).flatMap((car) => rowsOf(car)),
    measures: {
      voltage_v: 6,
      capacity_ah: 77,
      cca_en: 360,
      length_mm: 215,
      width_mm: 169,
      height_mm: 184,
      terminal_layout: '0',
      battery_technology: 'lead-acid',
    },
    level: 0.3,
    weight: 13,
  }
}

function* alternators(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family }, { volts, yearTo }) =>
    volts === 12 && yearTo > 1966 ? family : null,
  )) {
    const current =
      car.yearFrom < 1975
        ? 35
        : car.yearFrom < 1995
          ? between(55, 80, car.size, 5)
          : between(90, 150, car.size, 10)
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${current}A-${short(car)}${engine.fuel === 'diesel' ? 'D' : ''}${condition === 'new' ? '' : '-X'}`,
        rows: rows.filter(({ yearTo }) => yearTo > 1966),
        label: engine.needs.label,
        measures: {
          voltage_v: 12,
          current_a: current,
          pulley: car.yearFrom < 1988 ? 'v-belt' : 'ribbed',
          rotation: 'clockwise',
          condition,
        },
        level: 0.02 + current / 300 + (condition === 'new' ? 0.2 : 0),
      }
    }
  }
}

function* starterMotors(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family }, { volts }) => `${family} ${volts}`)) {
    const kilowatts = between(0.6, 2.3, power(engine) * 0.5 + (engine.fuel === 'diesel' ? 0.4 : 0.05), 0.1)
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${String(kilowatts).replace('.', '')}-${short(car)}${engine.fuel === 'diesel' ? 'D' : ''}${condition === 'new' ? '' : '-X'}`,
        rows,
        label: engine.needs.label,
        measures: {
          voltage_v: car.volts,
          power_kw: kilowatts,
          pinion_teeth: between(9, 12, share(`pinion ${name}`), 1),
          rotation: car.drive === 'front' && share(`turn ${name}`) < 0.3 ? 'anticlockwise' : 'clockwise',
          condition,
        },
        level: 0.05 + kilowatts / 4 + (condition === 'new' ? 0.2 : 0),
      }
    }
  }
}

const relays = [
  { use: 'flasher', amperes: 21, poles: 3 },
  { use: 'fuel-pump', amperes: 30, poles: 6 },
  { use: 'main', amperes: 40, poles: 4 },
  { use: 'headlamp', amperes: 30, poles: 5 },
  { use: 'glow', amperes: 70, poles: 6 },
] as const

function* switchRelays(): Iterable<Draft> {
  for (const { amperes, poles } of [
    { amperes: 30, poles: 4 },
    { amperes: 30, poles: 5 },
    { amperes: 40, poles: 4 },
    { amperes: 40, poles: 5 },
    { amperes: 70, poles: 4 },
    { amperes: 20, poles: 4 },
    { amperes: 20, poles: 5 },
    { amperes: 70, poles: 5 },
  ]) {
    yield {
      key: `universal ${amperes} ${poles}`,
      code: `U${amperes}A-${poles}P`,
      rows: null,
      measures: { voltage_v: 12, current_a: amperes, poles, relay_function: 'universal' },
      level: 0.02 + amperes / 300,
    }
  }
  for (const { use, amperes, poles } of relays) {
    for (const make of ['Volvo', 'Saab', 'Volkswagen', 'BMW', 'Mercedes-Benz'].filter(
      (_, index) => use !== 'glow' || index > 1,
    )) {
      const rows = carsWhere((car) => car.make === make && car.volts === 12 && car.yearTo > 1975).flatMap(
        (car) =>
          use === 'glow' || use === 'fuel-pump'
            ? rowsOf(
                car,
                {},
                car.engines.filter(({ mixture }) =>
                  use === 'glow' ? mixture === 'diesel' : mixture === 'injection',
                ),
              )
            : rowsOf(car),
      )
      yield {
        key: `${use} ${make}`,
        code: `${use.charAt(0).toUpperCase()}${amperes}-${make.slice(0, 2).toUpperCase()}`,
        rows,
        label: make,
        measures: { voltage_v: 12, current_a: amperes, poles, relay_function: use },
        level: 0.15 + amperes / 150,
      }
    }
  }
}

function* fuseSets(): Iterable<Draft> {
  const sets = [
    ['mini', 'fuses-5-30'],
    ['standard', 'fuses-5-30'],
    ['maxi', 'fuses-20-80'],
    ['torpedo', 'fuses-8-25'],
    ['glass', 'fuses-8-25'],
  ]
  for (const [type = '', contents] of sets) {
    yield {
      key: type,
      code: type.slice(0, 4).toUpperCase(),
      rows: null,
      measures: { fuse_type: type, set_contents: `${contents}, fuse-puller` },
      level: type === 'maxi' ? 0.5 : 0.2,
    }
  }
}

function* brakeLightSwitches(): Iterable<Draft> {
  for (const car of cars) {
    const hydraulic = car.yearFrom < 1970
    const poles = hydraulic || car.yearFrom < 1990 ? 2 : 4
    yield {
      key: `${car.make} ${hydraulic} ${poles}`,
      code: `${poles}P-${short(car)}`,
      rows: rowsOf(car),
      label: car.make === 'Austin/Rover' ? 'Mini' : car.make,
      measures: { poles, switch_type: hydraulic ? 'hydraulic' : 'mechanical' },
      level: 0.1 + car.size * 0.5,
    }
  }
}

export const electricalRecipes: Record<string, Recipe> = {
  'starter-battery': starterBatteries,
  alternator: alternators,
  'starter-motor': starterMotors,
  relay: switchRelays,
  'fuse-set': fuseSets,
  'brake-light-switch': brakeLightSwitches,
}
