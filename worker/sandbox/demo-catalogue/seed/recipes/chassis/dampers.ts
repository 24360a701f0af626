import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars } from '../../plan/cars.ts'
import { between, carsWhere, sharedBy, short, sizeOf } from '../derive.ts'

const axles = ['front', 'rear'] as const
const letter = (axle: 'front' | 'rear') => (axle === 'front' ? 'F' : 'R')

function mountingOf(car: Car, axle: 'front' | 'rear'): string {
  if (axle === 'front')
    return car.front === 'strut' ? 'strut' : car.front === 'wishbone' ? 'pin-pin' : 'eye-pin'
  return car.rear === 'live' || car.rear === 'leaf' ? 'eye-eye' : 'eye-pin'
}

/** Cars with lever arm dampers, which the shop does not sell. */
const withoutTelescopes = ['mg-mgb']

function* shockAbsorbers(): Iterable<Draft> {
  for (const car of carsWhere(({ id }) => !withoutTelescopes.includes(id))) {
    for (const axle of axles) {
      const length = between(280, 620, sizeOf(car, `damper ${axle}`) * 0.7 + (axle === 'rear' ? 0.2 : 0), 1)
      const kinds = [
        { type: 'gas', system: 'twin-tube', level: 0.1, code: 'G' },
        ...(car.classic ? [{ type: 'oil', system: 'twin-tube', level: 0, code: 'O' }] : []),
        ...(car.size > 0.4 ? [{ type: 'gas', system: 'mono-tube', level: 0.3, code: 'M' }] : []),
      ]
      for (const { type, system, level, code } of kinds) {
        yield {
          key: `${sharedBy(car, `damper ${axle}`, [axle])} ${axle} ${type} ${system}`,
          code: `${length}${code}-${short(car)}${letter(axle)}`,
          rows: rowsOf(car),
          position: `${axle}-both`,
          label: car.label,
          measures: {
            damper_type: type,
            damper_system: system,
            length_mm: length,
            mounting: mountingOf(car, axle),
          },
          level: 0.05 + car.size * 0.4 + level,
        }
      }
    }
  }
}

const withoutCoils: Record<string, readonly ('front' | 'rear')[]> = {
  'vw-beetle': ['front', 'rear'],
  'porsche-911g': ['front', 'rear'],
  'citroen-2cv': ['front', 'rear'],
  'mini-classic': ['front', 'rear'],
  'mg-mgb': ['rear'],
  'vw-t4': ['front'],
  'peugeot-205': ['rear'],
}

function* coilSprings(): Iterable<Draft> {
  for (const car of cars) {
    for (const axle of axles) {
      if (withoutCoils[car.id]?.includes(axle)) continue
      const at = sizeOf(car, `spring ${axle}`)
      for (const duty of ['standard', axle === 'rear' ? 'heavy-duty' : 'lowered']) {
        const wire = between(10.5, 15, at + (duty === 'heavy-duty' ? 0.15 : 0), 0.25)
        const length = between(280, 430, at - (duty === 'lowered' ? 0.25 : 0), 1)
        yield {
          key: `${sharedBy(car, `spring ${axle}`, [axle])} ${axle} ${duty}`,
          code: `${String(wire).replace('.', '')}-${short(car)}${letter(axle)}${duty.charAt(0).toUpperCase()}`,
          rows: rowsOf(car),
          position: axle,
          label: car.label,
          measures: {
            wire_mm: wire,
            length_mm: length,
            outer_diameter_mm: between(95, 165, at, 1),
            spring_duty: duty,
          },
          level: 0.08 + car.size * 0.5 + (duty === 'standard' ? 0 : 0.2),
        }
      }
    }
  }
}

function* strutMounts(): Iterable<Draft> {
  for (const car of carsWhere(({ front }) => front === 'strut')) {
    for (const axle of car.rear === 'multi-link' || car.rear === 'beam' ? axles : (['front'] as const)) {
      yield {
        key: `${sharedBy(car, `strut mount ${axle}`, [axle])} ${axle}`,
        code: `${short(car)}-${letter(axle)}`,
        rows: rowsOf(car),
        position: `${axle}-both`,
        label: car.label,
        measures: { with_bearing: axle === 'front' },
        level: 0.1 + car.size * 0.45 + (axle === 'front' ? 0.1 : 0),
      }
    }
  }
}

export const damperRecipes: Record<string, Recipe> = {
  'shock-absorber': shockAbsorbers,
  'coil-spring': coilSprings,
  'strut-mount': strutMounts,
}
