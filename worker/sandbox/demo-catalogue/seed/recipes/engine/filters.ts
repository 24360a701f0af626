import type { Draft, Recipe } from '../../assortment/design.ts'
import { seededRandom } from '../../random.ts'
import { between, sharedBy, short, shortEngine } from '../derive.ts'
import { engineGroups } from './engine-groups.ts'

function* oilFilters(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups(({ family, turbo, cc, needs }, { make }) =>
    needs.oilFilter.includes('x') || needs.oilFilter.includes('UNF')
      ? `${make} ${needs.oilFilter} ${Math.round(cc / 500)} ${turbo}`
      : `${family} ${turbo}`,
  )) {
    const fitting = engine.needs.oilFilter
    const at = Math.min(1, engine.cc / 3000 + (engine.turbo ? 0.1 : 0))
    const design = fitting === 'cartridge' || fitting === 'strainer' ? fitting : 'spin-on'
    const diameter = between(65, 93, at, 0.5)
    const lengths = design === 'spin-on' ? (['', 'long'] as const) : ([''] as const)
    for (const length of lengths) {
      const height = between(62, 125, at * 0.8 + seededRandom(name) * 0.2, 1) + (length === 'long' ? 16 : 0)
      yield {
        key: `${name} ${length}`,
        code: `${height}-${shortEngine(engine)}${engine.turbo ? 'T' : ''}`,
        rows,
        staple: length === '',
        label: engine.needs.label,
        measures: {
          filter_design: design,
          height_mm: design === 'strainer' ? 12 : height,
          outer_diameter_mm: diameter,
          ...(design === 'spin-on' && {
            gasket_diameter_mm: between(55, 72, at, 0.5),
            thread: fitting,
            bypass_bar: between(0.8, 2.5, at, 0.1),
            anti_return: engine.yearFrom >= 1975,
          }),
        },
        level: 0.1 + at * 0.4 + (length === 'long' ? 0.1 : 0),
      }
    }
  }
}

function* airFilters(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(
    ({ mixture, turbo, cylinders }, car) =>
      `${sharedBy(car, 'air filter')} ${mixture} ${turbo} ${cylinders > 4}`,
  )) {
    const round = engine.mixture === 'carburettor' && car.classic
    const at = Math.min(1, engine.kw / 160 + seededRandom(`air ${name}`) * 0.2)
    const [length, width] = [between(190, 340, at), between(130, 230, at)]
    yield {
      key: name,
      code: `${round ? between(180, 290, at, 2) : length}-${short(car)}${engine.mixture === 'diesel' ? 'D' : engine.turbo ? 'T' : ''}`,
      rows,
      staple: true,
      label: engine.mixture === 'diesel' ? engine.needs.label : car.label,
      measures: round
        ? {
            filter_design: 'round',
            outer_diameter_mm: between(180, 290, at, 2),
            height_mm: between(45, 75, at),
          }
        : { filter_design: 'panel', length_mm: length, width_mm: width, height_mm: between(38, 62, at) },
      level: 0.1 + at * 0.5,
    }
  }
}

function* fuelFilters(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(
    ({ mixture, family }, car) =>
      `${mixture === 'diesel' ? family : sharedBy(car, 'fuel filter')} ${mixture}`,
  )) {
    const at = Math.min(1, engine.kw / 180)
    const carburettor = engine.mixture === 'carburettor'
    const diesel = engine.mixture === 'diesel'
    const height = carburettor ? between(70, 100, at) : between(120, 190, at)
    yield {
      key: name,
      code: `${height}-${short(car)}${diesel ? 'D' : carburettor ? 'C' : 'I'}`,
      rows,
      staple: true,
      label: diesel ? engine.needs.label : car.label,
      measures: {
        filter_design: diesel ? (car.yearFrom >= 1995 ? 'cartridge' : 'spin-on') : 'inline',
        height_mm: height,
        outer_diameter_mm: carburettor ? between(35, 46, at) : between(55, 88, at),
        fuel: diesel ? 'diesel' : 'petrol',
        connection: diesel
          ? car.yearFrom >= 1995
            ? undefined
            : 'M16x1.5'
          : carburettor
            ? '6/8 mm'
            : car.yearFrom >= 1995
              ? '7.9 mm'
              : 'M14x1.5',
      },
      level: (carburettor ? 0.02 : 0.2) + at * 0.3 + (diesel ? 0.2 : 0),
    }
  }
  for (const hose of [6, 8, 10]) {
    yield {
      key: `universal ${hose}`,
      code: `${hose}MM-UNI`,
      rows: null,
      measures: {
        filter_design: 'inline',
        height_mm: 70 + hose * 2,
        outer_diameter_mm: 36 + hose,
        fuel: 'petrol',
        connection: `${hose} mm`,
      },
      level: 0.01 + hose / 400,
    }
  }
}

export const filterRecipes: Record<string, Recipe> = {
  'oil-filter': oilFilters,
  'air-filter': airFilters,
  'fuel-filter': fuelFilters,
}
