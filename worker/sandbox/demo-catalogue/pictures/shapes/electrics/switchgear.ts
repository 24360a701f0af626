import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { fill, group, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { block, onFace } from '../../solids/isometric.ts'
import { at } from '../../solids/tube.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { displayText, drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Contacts and coil, as printed on the side. */
const circuit =
  'M40 190V150H90L130 118M130 150H180V190M60 60H84M136 60H160M84 42H136V78H84zM60 60V24M160 60V24'

function relay(part: PictureSubject): string {
  const box = { foot: [400, 610] as const, wide: 220, deep: 220, high: 270 }
  const count = Math.round(drawableMeasure(part, 'poles', 4, 3, 5))
  const pin = (x: number, y: number) => fill('b', path`M${x} ${y}v78h22v-78z`)
  const pins = [
    [300, 566],
    [350, 590],
    [424, 600],
    [480, 570],
    [390, 560],
  ]
    .slice(0, count)
    .map(([x = 0, y = 0]) => pin(x, y))
    .join('')
  const amps = displayText(part, 'current_a')
  const volts = displayText(part, 'voltage_v')
  const print = [volts && `${volts} V`, amps && `${amps} A`].filter(Boolean).join(' ')
  return (
    fill('m', 'M366 150V84Q366 76 374 76H426Q434 76 434 84V150z') +
    fill('z', 'M388 102a12 12 0 1 0 24 0 12 12 0 1 0-24 0z') +
    pins +
    block('p', box) +
    onFace(
      box,
      'left',
      fill('O', circuit, ' stroke-width="4"') +
        (print ? text('o', [110, 246], print, { size: 34, within: 190 }) : ''),
    ) +
    onFace(box, 'top', fill('f', 'M16 16H204V204H16z'))
  )
}

/** Worked by the pedal: plunger, and a thread with two nuts to set it by. */
const pushed: Stretch[] = [
  { long: 20, r: 16, ink: 'w', kind: 'round' },
  { long: 60, r: 14, ink: 'w' },
  { long: 26, r: 52, ink: 'm', kind: 'hex' },
  { long: 130, r: 44, ink: 'p', kind: 'thread' },
  { long: 26, r: 52, ink: 'm', kind: 'hex' },
  { long: 150, r: 66, ink: 'p', kind: 'round' },
]

/** Worked by the brake fluid: it is screwed into the line. */
const pressed: Stretch[] = [
  { long: 20, r: 26, to: 32, ink: 'b' },
  { long: 90, r: 36, ink: 'b', kind: 'thread' },
  { long: 84, r: 76, ink: 'b', kind: 'hex' },
  { long: 30, r: 84, ink: 'm' },
  { long: 188, r: 78, ink: 'p', kind: 'round' },
]

function brakeSwitch(part: PictureSubject): string {
  const poles = Math.round(drawableMeasure(part, 'poles', 2, 2, 4))
  const body = turned(0, 0, /hydraul/.test(lowerText(part, 'switch_type')) ? pressed : pushed)
  const tags = Array.from(
    { length: poles },
    (_, index) => path`M412 ${-40 + (index * 80) / (poles - 1) - 7}h56v14h-56z`,
  ).join('')
  return fill('b', tags) + body
}

const isSwitch = (part: PictureSubject) => part.preset === 'switch'

export const switchgear: Shape = {
  render: (part) =>
    isSwitch(part) ? group(brakeSwitch(part), 'translate(196 574) rotate(-42) scale(1.2)') : relay(part),
  blueprint(part) {
    if (isSwitch(part))
      return titleBlock(part) + at(brakeSwitch(part), [160, 340]) + fill('a', 'M120 340H680')
    return (
      titleBlock(part) +
      group(relay(part), 'translate(60 0) scale(.85)') +
      stated(part, 'current_a', (v) => note([560, 300], [630, 180], `${v} A`))
    )
  },
  packedSize: (part) => (isSwitch(part) ? [75, 30, 30] : [36, 36, 50]),
}
