import { bothEnds, car, frontAxle, rearAxle, turned } from '../car.ts'
import { framed } from '../frame.ts'
import { circle, fill, type Point, path } from '../geometry.ts'
import { atEngine, atHalfShafts, atOtherEnd, type MountPoint, mountPointOf } from '../mount-points.ts'
import { lowerText, type PictureSubject } from '../subject.ts'

const axles = { front: [frontAxle], rear: [rearAxle], both: [frontAxle, rearAxle] }

function steeringOf(part: PictureSubject): 'lhd' | 'rhd' {
  return (part.steering ?? lowerText(part, 'steering_side')) === 'rhd' ? 'rhd' : 'lhd'
}

/** -1 is left of the middle line, 1 is right. */
function sidesOf(part: PictureSubject, by: MountPoint['by']): number[] {
  if (by === undefined || by === 'axle') return [1]
  if (by === 'driver') return steeringOf(part) === 'rhd' ? [1] : [-1]
  if (part.side === 'left') return [-1]
  return part.side === 'right' ? [1] : [-1, 1]
}

const axlesOf = (part: PictureSubject): number[] =>
  part.axle === 'front' ? axles.front : part.axle === 'rear' ? axles.rear : axles.both

function spotsOf(part: PictureSubject, mountPoint: MountPoint): Point[] {
  const moved =
    mountPoint.moved &&
    Object.entries(mountPoint.moved.at).find(([value]) =>
      lowerText(part, mountPoint.moved?.attribute ?? '').includes(value),
    )?.[1]
  const from = mountPoint.by?.startsWith('axle') ? axlesOf(part) : [0]
  const sides = moved && mountPoint.by === 'driver' ? [1] : sidesOf(part, mountPoint.by)
  return sides.flatMap((side) =>
    from.flatMap((level) =>
      (moved ?? mountPoint.at ?? []).map(([x, y]): Point => [400 + side * x, level + y]),
    ),
  )
}

function areasOf(part: PictureSubject, { area, by }: MountPoint): string {
  if (!area) return ''
  const outlines =
    typeof area === 'string'
      ? [area]
      : part.axle === 'front'
        ? [area.front]
        : part.axle === 'rear'
          ? [area.rear]
          : [area.front, area.rear]
  const mirrored = (side: number) => (side < 0 ? ' transform="matrix(-1 0 0 1 800 0)"' : '')
  return sidesOf(part, by)
    .map((side) => fill('q', outlines.join(''), mirrored(side)))
    .join('')
}

/** A ring that can be found at the size of a thumb, with the point itself in it. */
function marked(at: Point): string {
  const [x, y] = at
  return circle('q', at, 30) + fill('v', path`M${x - 44} ${y}h26m36 0h26M${x} ${y - 44}v26m0 36v26`)
}

/** The height on the sheet of a spot for a car with its engine and driven wheels in front, for this part's cars. */
function levelFor(part: PictureSubject): (y: number) => number {
  const { partType, drive } = part
  if (drive === 'rear-engine' && (atEngine.has(partType) || atOtherEnd.has(partType)))
    return (y) => bothEnds - y
  if (drive !== undefined && drive !== 'front' && atHalfShafts.has(partType))
    return (y) => y + rearAxle - frontAxle
  return (y) => y
}

function marksOf(part: PictureSubject): string[] {
  const mountPoint = mountPointOf(part.partType)
  const level = levelFor(part)
  const spots = spotsOf(part, mountPoint).map(([x, y]): Point => [x, level(y)])
  const moved = mountPoint.moved !== undefined && spots.length > 0 && mountPoint.at === undefined
  const area = moved ? '' : areasOf(part, mountPoint)
  const isTurned = area !== '' && level(0) === bothEnds
  return [isTurned ? `<g${turned}>${area}</g>` : area, ...spots.map(marked)]
}

/** The car from above with the mounting point of the part, or of a bundle's required parts. The part decides the driver's side. */
export function position(part: PictureSubject): string {
  const needed = part.pieces?.flatMap((piece) => (piece.required ? piece.part : [])) ?? []
  const marks = new Set((needed.length > 0 ? needed : [part]).flatMap(marksOf))
  const [first = part] = needed
  const drawn = car(steeringOf(first), first.drive)
  return framed(part, 3, 'painted', drawn + [...marks].join(''))
}
