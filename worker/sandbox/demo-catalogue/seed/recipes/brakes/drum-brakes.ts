import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, pair, sharedBy, short } from '../derive.ts'
import { axleBrakes, type Drum, fluidOf, isDrum, isInboard, withElectricHandbrake } from './brake-systems.ts'

const drumBrakes = () => cars.flatMap((car) => axleBrakes(car, isDrum))
const drumBrakesByFluid = () => cars.flatMap((car) => axleBrakes(car, isDrum, fluidOf))
const letter = (axle: 'front' | 'rear') => (axle === 'front' ? 'F' : 'R')
const large = ({ diameter }: Drum) => (diameter - 175) / 100

function* shoes(): Iterable<Draft> {
  for (const { car, axle, brake, brakeSystem, rows } of drumBrakes()) {
    yield {
      key: `${axle} ${brake.diameter} ${brake.width} ${sharedBy(car, 'shoes')}`,
      code: `${brake.diameter}X${brake.width}-${short(car)}-${letter(axle)}`,
      rows,
      position: axle,
      label: car.label,
      measures: {
        drum_diameter_mm: brake.diameter,
        width_mm: brake.width,
        brake_system: brakeSystem,
      },
      level: 0.1 + large(brake) * 0.5,
    }
  }
  // Cars with rear discs and a drum inside them for the handbrake.
  for (const car of carsWhere(
    ({ id, make, brakeSystems }) =>
      ['Volvo', 'BMW', 'Mercedes-Benz', 'Porsche'].includes(make) &&
      !withElectricHandbrake.includes(id) &&
      brakeSystems.every(({ rear }) => isDrum(rear) === false),
  )) {
    const diameter = car.size > 0.55 ? 180 : 160
    yield {
      key: `handbrake ${diameter} ${sharedBy(car, 'handbrake shoes')}`,
      code: `${diameter}HB-${short(car)}`,
      rows: rowsOf(car),
      position: 'rear',
      label: car.label,
      measures: { drum_diameter_mm: diameter, width_mm: between(20, 30, car.size, 5) },
      level: 0.2 + car.size * 0.3,
    }
  }
}

function* drums(): Iterable<Draft> {
  for (const { car, axle, brake, studs, pcd, bore, rows } of drumBrakes()) {
    yield {
      key: `${axle} ${brake.diameter} ${brake.width} ${studs}x${pcd} ${sharedBy(car, 'drum')}`,
      code: `${brake.diameter}-${short(car)}-${letter(axle)}${studs}`,
      rows,
      position: axle,
      label: car.label,
      measures: {
        inner_diameter_mm: brake.diameter,
        height_mm: brake.width + 14,
        ...(!isInboard(car, axle) && { holes: studs, pcd_mm: pcd, centre_bore_mm: bore }),
      },
      level: 0.15 + large(brake) * 0.5,
    }
  }
}

function* wheelCylinders(): Iterable<Draft> {
  for (const { car, axle, brake, systems, brakeSystem, rows } of drumBrakesByFluid()) {
    const pistons = [15.87, 17.46, 19.05, 20.64, 22.2, 23.81, 25.4]
    const at =
      axle === 'front' ? 5 : Math.round(large(brake) * 3 + seededRandom(`wheel cylinder ${car.platform}`))
    const piston = pistons[Math.min(6, Math.max(0, at))] ?? 19.05
    const draft: Draft = {
      key: `${sharedBy(car, 'wheel cylinder')} ${axle} ${piston} ${systems.join()}`,
      code: `${String(piston).replace('.', '')}-${short(car)}-${letter(axle)}${systems.length === 1 ? systems[0] : ''}`,
      rows,
      label: car.label,
      measures: { piston_diameter_mm: piston, brake_system: brakeSystem },
      level: 0.15 + car.size * 0.4,
    }
    if (axle === 'front') yield* pair(draft, axle)
    else yield { ...draft, position: 'rear-both' }
  }
}

export const drumBrakeRecipes: Record<string, Recipe> = {
  'brake-shoes': shoes,
  'brake-drum': drums,
  'wheel-cylinder': wheelCylinders,
}
