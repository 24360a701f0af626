import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { carsWhere, short } from '../derive.ts'

const relays = [
  { use: 'flasher', amperes: 21, poles: 3 },
  { use: 'fuel-pump', amperes: 30, poles: 6 },
  { use: 'main', amperes: 40, poles: 4 },
  { use: 'headlamp', amperes: 30, poles: 5 },
  { use: 'glow', amperes: 70, poles: 6 },
] as const

/** The first model year of cars whose lamps are switched by a control module instead of relays. */
const lampModulesFrom = 1997

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
      const rows = carsWhere(
        (car) =>
          car.make === make &&
          car.volts === 12 &&
          car.yearTo > 1975 &&
          (car.yearFrom < lampModulesFrom || !['flasher', 'headlamp'].includes(use)),
      ).flatMap((car) =>
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
  const fuseSets = [
    ['mini', 'fuses-5-30'],
    ['standard', 'fuses-5-30'],
    ['maxi', 'fuses-20-80'],
    ['torpedo', 'fuses-8-25'],
    ['glass', 'fuses-8-25'],
  ]
  for (const [type = '', contents] of fuseSets) {
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

export const electricalPartRecipes: Record<string, Recipe> = {
  relay: switchRelays,
  'fuse-set': fuseSets,
  'brake-light-switch': brakeLightSwitches,
}
