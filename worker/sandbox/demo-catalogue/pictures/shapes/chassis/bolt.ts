import { across, note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { centred, circle, fill, group, path, turn } from '../../geometry.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, has, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const k = 10

function measures(part: PictureSubject) {
  const plug = part.preset === 'plug'
  const wide = Number(/m\s*(\d+)/.exec(lowerText(part, 'thread'))?.[1] ?? 12)
  return {
    plug,
    thread: Math.min(24, Math.max(8, wide)) * 4.2,
    long: drawableMeasure(part, 'length_mm', plug ? 18 : 28, 8, 70),
    hex: drawableMeasure(part, 'hex_mm', 17, 8, 27) * 5.6,
  }
}

function stretchesOf(part: PictureSubject): Stretch[] {
  const { plug, thread, long, hex } = measures(part)
  const length = Math.min(420, Math.max(120, long * k))
  if (plug) {
    return [
      { long: 96, r: hex, ink: 'm', kind: 'hex' },
      { long: 22, r: hex * 1.3, ink: 'm' },
      { long: 14, r: hex * 1.16, ink: 'b' },
      { long: length - 20, r: thread, ink: 'n', kind: 'thread' },
      { long: 20, r: thread, to: thread * 0.82, ink: has(part, 'magnetic') ? 'i' : 'n' },
    ]
  }
  const ball = /ball|radius|sphere/.test(lowerText(part, 'seat'))
  return [
    { long: 120, r: hex, ink: 'm', kind: 'hex' },
    ball
      ? { long: 56, r: hex * 1.16, to: thread, ink: 'm', kind: 'round' }
      : { long: 56, r: hex * 1.16, to: thread, ink: 'm' },
    { long: length - 24, r: thread, ink: 'n', kind: 'thread' },
    { long: 24, r: thread, to: thread * 0.7, ink: 'n' },
  ]
}

export const bolt: Shape = {
  render(part) {
    const stretches = stretchesOf(part)
    const ring = measures(part).plug
      ? circle('', [610, 236], 62, ' stroke-width="35"') + circle('B', [610, 236], 62, ' stroke-width="26"')
      : ''
    const body = ring + group(turned(400 - lengthOf(stretches) / 2, 400, stretches), turn(42, [400, 400]))
    return centred(body, ring ? [430, 386] : [390, 402], 1.1)
  },
  blueprint(part) {
    const stretches = stretchesOf(part)
    const [x, y] = [400 - lengthOf(stretches) / 2, 320]
    const head = lengthOf(stretches.slice(0, stretches.length - 2))
    const { hex, thread } = measures(part)
    const end = x + lengthOf(stretches)
    return (
      titleBlock(part) +
      turned(x, y, stretches) +
      fill('a', path`M${x - 40} ${y}H${end + 40}`) +
      stated(part, 'length_mm', (v) => across(x + head, end, y + 210, v, [y + thread, y + thread * 0.8])) +
      stated(part, 'hex_mm', (v) => upright(y - hex, y + hex, x - 70, v, [x, x])) +
      stated(part, 'thread', (v) => note([x + head + 60, y - thread], [x + head + 10, y - 180], v))
    )
  },
  packedSize: (part) => [measures(part).long + 25, 30, 30],
}
