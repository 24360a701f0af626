import { across, titleBlock } from '../drafting.ts'
import { circle, fill, group, type Point, path, turn } from '../geometry.ts'
import { type PictureSubject, proportion, words, written } from '../subject.ts'
import { type Stretch, turned } from '../turned.ts'
import type { Shape } from './shape.ts'

const eye = (at: Point, r: number) =>
  circle('i', at, r) + circle('r', at, r * 0.74) + circle('n', at, r * 0.46) + circle('x', at, r * 0.24)

function figure(part: PictureSubject, long: number, paint: string): string {
  const pin = /pin|stud|stem/.test(words(part, 'mounting'))
  const mono = /mono/.test(words(part, 'damper_system'))
  const x = 400 - long / 2
  const w = Math.min(1.25, 640 / long) * (mono ? 52 : 48)
  const body = long * 0.46
  const tube: Stretch[] = [
    { long: 22, r: w * 0.5, to: w * 0.86, ink: 'i' },
    { long: body, r: w, ink: paint, kind: 'round' },
  ]
  const above = long - 30 - 22 - body
  if (mono)
    tube.push(
      { long: 14, r: w * 0.8, ink: 'i' },
      { long: above - 14 - (pin ? 92 : 30), r: w * 0.26, ink: 'n' },
    )
  else
    tube.push(
      { long: above - (pin ? 104 : 42), r: w * 1.14, ink: 'p' },
      { long: 12, r: w * 1.14, to: w * 0.5, ink: 'p' },
    )
  if (pin) {
    tube.push(
      { long: 8, r: w * 0.8, ink: 'm' },
      { long: 22, r: w * 0.56, ink: 'r', kind: 'round' },
      { long: 8, r: w * 0.7, ink: 'm' },
      { long: 16, r: w * 0.42, ink: 'b', kind: 'hex' },
      { long: 38, r: w * 0.22, ink: 'n', kind: 'thread' },
    )
  }
  const r = w * 0.82
  return turned(x + 30, 400, tube) + eye([x + 8, 400], r) + (pin ? '' : eye([x + long - 8, 400], r))
}

export const damper: Shape = {
  painted: (part, random) => {
    const long = 700 * (0.86 + 0.14 * Math.min(1, proportion(part, 'length_mm', 400, 200, 700) / 560))
    return group(figure(part, long, random() < 0.35 ? 'p' : 'c'), turn(-48, [400, 400]))
  },
  drawn: (part) => {
    const length = written(part, 'length_mm')
    return (
      titleBlock(part) +
      figure(part, 640, 'c') +
      fill('a', path`M40 400H760`) +
      (length ? across(88, 712, 560, length, [400, 400]) : '')
    )
  },
  extent: (part) => [proportion(part, 'length_mm', 420, 150, 900), 70, 70],
}
