import type { Draft, Recipe } from '../../assortment/design.ts'
import { cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, pair, sharedBy, short } from '../derive.ts'
import { type AxleBrake, axleBrakes, type Disc, isDisc, isInboard } from './brake-systems.ts'

const discBrakes = () => cars.flatMap((car) => axleBrakes(car, isDisc))
const letter = (axle: 'front' | 'rear') => (axle === 'front' ? 'F' : 'R')
const large = ({ diameter }: Disc) => (diameter - 210) / 130

const kinds = { solid: 'S', vented: 'V', drilled: 'D', slotted: 'G' } as const

const sizeOf = ({ axle, brake, studs, pcd }: AxleBrake<Disc>) =>
  `${axle} ${brake.type} ${brake.diameter} ${brake.thickness} ${studs}x${pcd}`

function* discs(): Iterable<Draft> {
  const sameSize = Map.groupBy(discBrakes(), sizeOf)
  for (const found of discBrakes()) {
    const { car, axle, brake, brakeSystem, studs, pcd, bore, rows } = found
    const hasOtherBores = sameSize.get(sizeOf(found))?.some((other) => other.bore !== bore)
    const vented = brake.type === 'disc-vented'
    const types =
      vented && brake.diameter >= 278 ? (['vented', 'drilled', 'slotted'] as const) : (['vented'] as const)
    for (const type of types) {
      const kind = vented ? type : 'solid'
      const size = `${axle} ${kind} ${brake.diameter} ${brake.thickness} ${studs}x${pcd}`
      yield {
        key: hasOtherBores ? `${size} ${bore}` : size,
        kin: size,
        code: `${brake.diameter}-${brake.thickness}${kinds[kind]}-${letter(axle)}${studs}X${Math.round(pcd)}`,
        rows,
        position: axle,
        // Only the hub tells them apart.
        label: hasOtherBores ? car.label : undefined,
        measures: {
          disc_type: kind,
          diameter_mm: brake.diameter,
          thickness_mm: brake.thickness,
          min_thickness_mm: Number((brake.thickness - (vented ? 2 : 1.5)).toFixed(1)),
          height_mm: between(
            30,
            70,
            large(brake) * 0.7 + seededRandom(`hat ${car.platform} ${axle}`) * 0.3,
            0.5,
          ),
          ...(!isInboard(car, axle) && { holes: studs, pcd_mm: pcd, centre_bore_mm: bore }),
          brake_system: brakeSystem,
          ece_r90: car.yearTo >= 1996,
        },
        grades: { 1: { surface: 'oiled' }, 2: { surface: 'coated' }, 3: { surface: 'coated' } },
        level: large(brake) * 0.55 + (vented ? 0.08 : 0) + (kind === type && type !== 'vented' ? 0.2 : 0),
      }
    }
  }
}

function* pads(): Iterable<Draft> {
  for (const { car, axle, brake, brakeSystem, rows } of discBrakes()) {
    const at = large(brake) * 0.8 + seededRandom(`pad ${car.platform} ${axle}`) * 0.2
    const vented = brake.type === 'disc-vented'
    const wear = car.yearFrom < 1980 ? 'none' : at > 0.55 ? 'electric' : 'acoustic'
    for (const performance of [false, true]) {
      if (performance && (axle === 'rear' || brake.diameter < 255)) continue
      yield {
        key: `${sharedBy(car, `pads ${axle}`)} ${axle} ${brake.diameter} ${brake.thickness} ${performance}`,
        code: `${short(car)}-${brake.diameter}${letter(axle)}${vented ? 'V' : ''}${performance ? 'P' : ''}`,
        rows,
        position: axle,
        label: car.label,
        measures: {
          width_mm: between(62, 158, (axle === 'front' ? at : at - 0.2) + (vented ? 0.04 : 0), 0.1),
          height_mm: between(42, 74, at, 0.1),
          thickness_mm: between(12.5, 19.5, at, 0.1),
          wear_indicator: wear,
          brake_system: brakeSystem,
          ...(performance && { friction: 'ceramic' }),
          ece_r90: car.yearTo >= 1996,
        },
        grades: performance
          ? undefined
          : { 1: { friction: 'organic' }, 2: { friction: 'low-metallic' }, 3: { friction: 'low-metallic' } },
        level: 0.12 + at * 0.35 + (performance ? 0.25 : 0),
      }
    }
  }
}

/** The pistons of calipers that are fixed, by model: in front, and behind where those are fixed too. */
const fixedPistons: Readonly<Record<string, { front: number; rear?: number }>> = {
  'volvo-amazon': { front: 4 },
  'volvo-p1800': { front: 4, rear: 2 },
  'volvo-140': { front: 4, rear: 2 },
  'volvo-240': { front: 4, rear: 2 },
  'bmw-2002': { front: 4 },
  'vw-beetle': { front: 2 },
  'mb-w123': { front: 2, rear: 2 },
  'porsche-911g': { front: 2, rear: 2 },
  'citroen-2cv': { front: 2 },
  'mini-classic': { front: 2 },
  'mg-mgb': { front: 2 },
}

/** The number of pistons of a caliper; a floating one has one. */
const pistonsOf = ({ car, axle }: AxleBrake<Disc>): number => fixedPistons[car.id]?.[axle] ?? 1

/** Piston diameter in millimetres for a disc, in common sizes; four pistons are smaller. */
function pistonOf(found: AxleBrake<Disc>): number {
  const { axle, brake } = found
  if (pistonsOf(found) === 4) return 38
  const sizes = axle === 'front' ? [38, 48, 51, 54, 57, 60] : [30, 33, 36, 38, 41, 43]
  return sizes[Math.min(sizes.length - 1, Math.max(0, Math.floor(large(brake) * sizes.length)))] ?? 48
}

function* calipers(): Iterable<Draft> {
  for (const found of discBrakes()) {
    const { car, axle, brake, brakeSystem, rows } = found
    for (const condition of ['new', 'remanufactured']) {
      if (condition === 'new' && seededRandom(`new caliper ${car.id} ${axle}`) < 0.45) continue
      yield* pair(
        {
          key: `${sharedBy(car, 'caliper')} ${axle} ${brake.diameter} ${brake.thickness} ${condition}`,
          code: `${short(car)}-${pistonOf(found)}${letter(axle)}${condition === 'new' ? '' : 'X'}`,
          rows,
          label: car.label,
          measures: {
            piston_diameter_mm: pistonOf(found),
            pistons: pistonsOf(found),
            brake_system: brakeSystem,
            condition,
            disc_diameter_mm: brake.diameter,
            disc_thickness_mm: brake.thickness,
          },
          level: 0.1 + large(brake) * 0.5 + (condition === 'new' ? 0.15 : 0),
        },
        axle,
      )
    }
  }
}

function* repairKits(): Iterable<Draft> {
  for (const found of discBrakes()) {
    const { car, axle, brake, brakeSystem, rows } = found
    const piston = pistonOf(found)
    yield {
      key: `${sharedBy(car, `kit ${axle}`)} ${axle} ${piston}`,
      code: `${short(car)}-${piston}${letter(axle)}`,
      rows,
      position: axle,
      label: car.label,
      measures: {
        piston_diameter_mm: piston,
        brake_system: brakeSystem,
        set_contents: piston > 50 ? 'seals, dust-boots, piston' : 'seals, dust-boots',
      },
      level: large(brake) * 0.6,
    }
  }
}

export const discBrakeRecipes: Record<string, Recipe> = {
  'brake-disc': discs,
  'brake-pads': pads,
  'brake-caliper': calipers,
  'caliper-repair-kit': repairKits,
}
