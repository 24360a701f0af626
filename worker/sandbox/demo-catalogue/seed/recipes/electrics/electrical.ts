import type { Draft, Recipe } from '../../assortment/design.ts'
import { beltDriveOf, isEarlyRibbed } from '../../plan/belt-drive.ts'
import { seededRandom } from '../../random.ts'
import { between, short } from '../derive.ts'
import { engineGroups, power } from '../engine/engine-groups.ts'

function* alternators(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family }, car) =>
    car.volts === 12 && car.yearTo > 1966 ? `${family} ${beltDriveOf(car)}` : null,
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
        staple: isEarlyRibbed(car) && condition === 'remanufactured',
        label: engine.needs.label,
        measures: {
          voltage_v: 12,
          current_a: current,
          pulley: beltDriveOf(car),
          rotation: 'clockwise',
          condition,
        },
        level: 0.02 + current / 300 + (condition === 'new' ? 0.2 : 0),
      }
    }
  }
}

function* starterMotors(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family, volts }) => `${family} ${volts}`)) {
    const kilowatts = between(0.6, 2.3, power(engine) * 0.5 + (engine.fuel === 'diesel' ? 0.4 : 0.05), 0.1)
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${String(kilowatts).replace('.', '')}-${short(car)}${engine.fuel === 'diesel' ? 'D' : ''}${condition === 'new' ? '' : '-X'}`,
        rows,
        label: engine.needs.label,
        measures: {
          voltage_v: engine.volts,
          power_kw: kilowatts,
          pinion_teeth: between(9, 12, seededRandom(`pinion ${name}`), 1),
          rotation:
            car.drive === 'front' && seededRandom(`turn ${name}`) < 0.3 ? 'anticlockwise' : 'clockwise',
          condition,
        },
        level: 0.05 + kilowatts / 4 + (condition === 'new' ? 0.2 : 0),
      }
    }
  }
}

export const electricalRecipes: Record<string, Recipe> = {
  alternator: alternators,
  'starter-motor': starterMotors,
}
