import type { Draft, Recipe } from '../../assortment/design.ts'
import { seededRandom } from '../../random.ts'
import { between, sharedBy, short, shortEngine } from '../derive.ts'
import { engineGroups, power } from './engine-groups.ts'

function* fuelPumps(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ mixture, yearTo, singlePoint }, car) =>
    mixture === 'diesel' && yearTo < 1998
      ? null
      : `${sharedBy(car, 'fuel pump')} ${mixture}${singlePoint ? ' single-point' : ''}`,
  )) {
    const type =
      engine.mixture === 'carburettor'
        ? 'mechanical'
        : car.yearFrom < 1990 && !engine.singlePoint
          ? 'in-line'
          : 'in-tank'
    const pressure =
      type === 'mechanical'
        ? between(0.2, 0.4, power(engine), 0.05)
        : engine.mixture === 'diesel'
          ? 0.6
          : engine.singlePoint
            ? 1
            : between(2.5, 5, power(engine), 0.1)
    yield {
      key: name,
      code: `${String(pressure).replace('.', '')}-${short(car)}${engine.mixture === 'diesel' ? 'D' : type === 'mechanical' ? 'M' : ''}`,
      rows,
      label: car.label,
      staple: engine.singlePoint,
      measures: {
        pressure_bar: pressure,
        voltage_v: type === 'mechanical' ? undefined : 12,
        pump_type: type,
      },
      level: type === 'mechanical' ? 0.05 : 0.25 + power(engine) * 0.4,
    }
  }
}

function carburettorOf(car: string, engine: { code: string; kw: number }): string {
  if (['volvo-amazon', 'volvo-pv544', 'volvo-p1800', 'mg-mgb'].includes(car) && engine.kw > 60)
    return 'twin-side-draught'
  if (['mini-classic', 'mg-mgb', 'volvo-140'].includes(car)) return 'side-draught'
  return engine.kw > 60 ? 'twin-choke' : 'downdraught'
}

function* carburettorKits(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups((engine, car) =>
    engine.mixture === 'carburettor' ? `${engine.family} ${carburettorOf(car.id, engine)}` : null,
  )) {
    const type = carburettorOf(car.id, engine)
    for (const contents of ['gaskets, needle-valve', 'gaskets, needle-valve, diaphragm, jets']) {
      yield {
        key: `${name} ${contents}`,
        code: `${shortEngine(engine)}-${type.startsWith('twin') ? '2' : '1'}${type.includes('side') ? 'S' : 'D'}${contents.includes('jets') ? 'F' : ''}`,
        rows,
        label: engine.needs.label,
        measures: { carburettor_type: type, set_contents: contents },
        level: 0.05 + (type.startsWith('twin') ? 0.3 : 0.05) + (contents.includes('jets') ? 0.25 : 0),
      }
    }
  }
}

/** The first model years with a sensor before the catalyst, and with a second one after it. */
const sensorsSince = { pre: 1988, post: 2000 }

function* lambdaSensors(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ mixture, yearTo, family }, { platform }) =>
    mixture === 'injection' && yearTo >= 1990 ? `${platform} ${family}` : null,
  )) {
    for (const position of car.yearTo >= 2001 ? (['pre', 'post'] as const) : (['pre'] as const)) {
      const heated = car.yearTo >= 1993
      const poles = heated ? (car.yearTo >= 2001 && position === 'pre' ? 5 : 4) : 1
      const length = between(300, 1100, seededRandom(`lambda ${name} ${position}`), 100)
      yield {
        key: `${car.make} ${poles} ${length} ${position}`,
        code: `${poles}P${length}-${shortEngine(engine)}${position === 'post' ? 'B' : ''}`,
        rows: rows.flatMap((row) => {
          const yearFrom = Math.max(sensorsSince[position], row.yearFrom)
          return yearFrom > row.yearTo ? [] : [{ ...row, yearFrom }]
        }),
        label: engine.needs.label,
        measures: { thread: 'M18x1.5', length_mm: length, poles, lambda_position: position, heated },
        level: 0.1 + poles / 12 + power(engine) * 0.1,
      }
    }
  }
}

function* massMeters(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(
    ({ mixture, yearTo, turbo, family, singlePoint }, { platform }) =>
      yearTo >= 1990 &&
      !singlePoint &&
      (mixture === 'injection' || (mixture === 'diesel' && turbo && yearTo >= 1999))
        ? `${platform} ${family}`
        : null,
  )) {
    for (const housing of ['complete', 'insert']) {
      if (housing === 'insert' && car.yearFrom < 1995) continue
      yield {
        key: `${name} ${housing}`,
        code: `${shortEngine(engine)}${short(car)}${housing === 'insert' ? '-E' : ''}`,
        rows: rows.map((row) => ({ ...row, yearFrom: Math.max(1985, row.yearFrom) })),
        label: car.label,
        measures: {
          poles: car.yearTo > 2003 ? 5 : 4,
          housing,
          inner_diameter_mm: housing === 'complete' ? between(56, 82, power(engine), 1) : undefined,
        },
        level: (housing === 'complete' ? 0.3 : 0.05) + power(engine) * 0.3,
      }
    }
  }
}

export const fuelRecipes: Record<string, Recipe> = {
  'fuel-pump': fuelPumps,
  'carburettor-kit': carburettorKits,
  'lambda-sensor': lambdaSensors,
  'maf-sensor': massMeters,
}
