import { share } from '../chance.ts'
import type { Draft, Recipe } from '../design.ts'
import { rowsOf } from '../fitment.ts'
import type { Engine } from '../plan/cars.ts'
import { cars } from '../plan/cars.ts'
import { between, groupsOf, pair, sharedBy, short, shortEngine } from './derive.ts'
import { type EngineGroup, engineGroups, power } from './engine-groups.ts'

const familiesWhere = (test: (engine: Engine) => boolean): EngineGroup[] =>
  engineGroups((engine) => (test(engine) ? engine.family : null))

function* timingBeltKits(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(({ timing }) => timing === 'belt')) {
    for (const pump of engine.yearFrom >= 2000 ? [false, true] : [false]) {
      yield {
        key: `${name} ${pump}`,
        code: `${engine.needs.beltTeeth}-${shortEngine(engine)}${pump ? 'W' : ''}`,
        rows,
        label: engine.needs.label,
        measures: {
          teeth: engine.needs.beltTeeth,
          belt_width_mm: between(19, 30, power(engine), 1),
          set_contents: `timing-belt, tensioner${engine.yearFrom >= 1990 ? ', idler' : ''}${pump ? ', water-pump' : ''}`,
          with_water_pump: pump,
        },
        level: 0.08 + power(engine) * 0.4 + (pump ? 0.25 : 0),
      }
    }
  }
}

/** Old engines run on plain V-belts, which the shop does not carry. */
const ribbedFrom = 1988

function* ribbedBelts(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups((engine, car) =>
    engine.yearTo >= ribbedFrom &&
    !(car.classic && engine.mixture === 'carburettor') &&
    car.cooling === 'water'
      ? `${engine.family} ${car.id}`
      : null,
  )) {
    for (const air of [false, true]) {
      const ribs = between(4, 7, power(engine) + (air ? 0.15 : 0))
      const length = between(air ? 1350 : 780, air ? 2450 : 1420, share(`belt ${name}`), air ? 70 : 40)
      yield {
        key: `${ribs} ${length}`,
        code: `${ribs}PK${length}`,
        rows: rows.map((row) => ({ ...row, yearFrom: Math.max(row.yearFrom, ribbedFrom) })),
        label: car.label,
        measures: { ribs, length_mm: length, belt_width_mm: Number((ribs * 3.56).toFixed(1)) },
        level: 0.05 + length / 5000 + ribs / 40,
      }
    }
  }
}

function* tensioners(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(
    ({ yearTo, mixture, family }) => yearTo >= 1992 && mixture !== 'carburettor' && family !== 'porsche-930',
  )) {
    const diameter = between(55, 80, share(`tensioner ${name}`), 0.5)
    yield {
      key: name,
      code: `${Math.round(diameter)}-${shortEngine(engine)}`,
      rows: rows.filter(({ yearTo }) => yearTo >= ribbedFrom),
      label: engine.needs.label,
      measures: { outer_diameter_mm: diameter, width_mm: between(18, 32, power(engine), 0.5) },
      level: 0.1 + power(engine) * 0.5,
    }
  }
}

/** The bore of a square cylinder of this size: close enough for a gasket that says "plausible". */
const boreOf = ({ cc, cylinders }: Engine) => Math.cbrt((cc / cylinders) * 1000 * (4 / Math.PI))

function* headGaskets(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups((engine) =>
    engine.family === 'citroen-flat-twin' || engine.family === 'vw-flat-four'
      ? null
      : `${engine.family} ${Math.round(boreOf(engine))}`,
  )) {
    const bore = Math.round(boreOf(engine)) + 1
    yield {
      key: name,
      code: `${bore}-${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: {
        thickness_mm: between(1.1, 1.8, share(`gasket ${name}`), 0.05),
        bore_mm: bore,
        material: engine.yearFrom >= 1995 ? 'mls' : 'composite',
      },
      level: 0.08 + engine.cylinders / 30 + power(engine) * 0.4,
    }
  }
}

function* valveCoverGaskets(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(() => true)) {
    yield {
      key: name,
      code: `${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: { material: engine.yearFrom < 1975 ? 'cork' : 'nitrile' },
      level: 0.08 + power(engine) * 0.5,
    }
  }
}

function* engineMounts(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(
    ({ mixture }, car) => `${sharedBy(car, 'engine mount')} ${mixture === 'diesel' ? 'diesel' : 'petrol'}`,
  )) {
    yield* pair({
      key: name,
      code: `${short(car)}${engine.mixture === 'diesel' ? 'D' : ''}-`,
      rows,
      label: engine.mixture === 'diesel' ? engine.needs.label : car.label,
      measures: { bearing_type: car.yearFrom >= 1985 && car.size > 0.4 ? 'hydraulic' : 'rubber' },
      level: 0.05 + car.size * 0.5,
    })
  }
}

function* turbochargers(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(({ turbo }) => turbo)) {
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${shortEngine(engine)}${condition === 'new' ? '' : '-X'}`,
        rows,
        label: engine.needs.label,
        measures: { condition },
        level: 0.1 + power(engine) * 0.4 + (condition === 'new' ? 0.3 : 0),
      }
    }
  }
}

function* silencers(): Iterable<Draft> {
  for (const car of cars) {
    for (const position of car.drive === 'rear-engine' || car.size < 0.2
      ? ['rear']
      : ['front', 'middle', 'rear']) {
      const length = between(350, 820, share(`silencer ${position} ${car.platform}`), 5)
      for (const material of position === 'rear' ? ['steel', 'stainless'] : ['steel'])
        yield {
          key: `${sharedBy(car, `silencer ${position}`)} ${position} ${material}`,
          code: `${short(car)}-${position.charAt(0).toUpperCase()}${material === 'stainless' ? 'S' : ''}`,
          rows: rowsOf(car),
          label: car.label,
          measures: {
            exhaust_position: position,
            pipe_diameter_mm: between(38, 63, car.size, 0.5),
            length_mm: length,
            material,
          },
          level: 0.05 + car.size * 0.35 + (material === 'stainless' ? 0.4 : 0),
          weight: between(3.5, 9, length / 820, 0.1),
        }
    }
  }
}

function* catalysts(): Iterable<Draft> {
  for (const car of cars) {
    for (const [, engines] of groupsOf(car.engines, ({ mixture, yearTo }) =>
      mixture === 'injection' && yearTo >= 1990
        ? 'petrol'
        : mixture === 'diesel' && yearTo >= 2000
          ? 'diesel'
          : null,
    )) {
      const [engine] = engines
      const standard =
        car.yearTo >= 2014
          ? 'Euro 5'
          : car.yearTo >= 2005
            ? 'Euro 4'
            : car.yearTo >= 2000
              ? 'Euro 3'
              : 'Euro 2'
      yield {
        key: `${car.platform} ${engine.mixture}`,
        code: `${short(car)}-${standard.replace(' ', '')}${engine.mixture === 'diesel' ? 'D' : ''}`,
        rows: rowsOf(car, { yearFrom: 1988 }, engines),
        label: car.label,
        measures: {
          emission_standard: standard,
          pipe_diameter_mm: between(45, 63, car.size, 0.5),
          length_mm: between(420, 980, share(`catalyst ${car.platform}`), 5),
        },
        level: 0.1 + car.size * 0.6,
      }
    }
  }
}

function* hangers(): Iterable<Draft> {
  for (const car of cars) {
    yield {
      key: `${car.make} ${car.classic}`,
      code: `${short(car)}`,
      rows: rowsOf(car),
      label: car.make === 'Austin/Rover' ? 'Mini' : car.make,
      measures: { material: 'rubber' },
      level: 0.1 + car.size * 0.4,
    }
  }
  for (const material of ['rubber', 'silicone']) {
    yield {
      key: `universal ${material}`,
      code: `UNI-${material.charAt(0).toUpperCase()}`,
      rows: null,
      measures: { material },
      level: material === 'rubber' ? 0.05 : 0.4,
    }
  }
}

export const engineRecipes: Record<string, Recipe> = {
  'timing-belt-kit': timingBeltKits,
  'ribbed-belt': ribbedBelts,
  'belt-tensioner': tensioners,
  'head-gasket': headGaskets,
  'valve-cover-gasket': valveCoverGaskets,
  'engine-mount': engineMounts,
  turbocharger: turbochargers,
  silencer: silencers,
  'catalytic-converter': catalysts,
  'exhaust-hanger': hangers,
}
