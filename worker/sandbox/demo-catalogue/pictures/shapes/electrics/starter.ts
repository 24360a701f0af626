import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, path } from '../../geometry.ts'
import { at } from '../../solids/tube.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const motor: Stretch[] = [
  { long: 16, r: 40, ink: 'm' },
  { long: 54, r: 46, ink: 'n' },
  { long: 30, r: 84, to: 116, ink: 'n' },
  { long: 110, r: 120, to: 126, ink: 'n' },
  { long: 14, r: 168, ink: 'n' },
  { long: 270, r: 120, ink: 'i' },
  { long: 60, r: 112, ink: 'n', kind: 'round' },
]

const solenoid: Stretch[] = [
  { long: 30, r: 50, ink: 'n' },
  { long: 190, r: 62, ink: 'i' },
  { long: 40, r: 54, ink: 'p' },
  { long: 34, r: 14, ink: 'b', kind: 'thread' },
]

/** Pinion to the left, solenoid above the motor. */
function engineStarter(part: PictureSubject): string {
  const teeth = Math.round(drawableMeasure(part, 'pinion_teeth', 9, 7, 14))
  const pinion = turned(122, 470, [{ long: 64, r: 62, ink: 'm' }])
  const gaps = Array.from(
    { length: teeth - 1 },
    (_, index) => path`M122 ${470 - 62 * Math.cos(((index + 1) * Math.PI) / teeth)}h64`,
  ).join('')
  return (
    turned(300, 276, solenoid) +
    turned(110, 470, motor) +
    pinion +
    fill('f', gaps) +
    fill('f', 'M350 350V590M560 350V590') +
    fill('', 'M590 320Q620 380 600 420', ' stroke-width="14"') +
    fill('B', 'M590 320Q620 380 600 420', ' stroke-width="6"')
  )
}

/** Gear housing with crank, motor behind it. */
function wiper(): string {
  const drive: Stretch[] = [
    { long: 40, r: 90, ink: 'n' },
    { long: 260, r: 96, ink: 'i', kind: 'round' },
    { long: 26, r: 40, ink: 'i' },
  ]
  const housing = 'M150 400Q150 290 260 290H400V510H260Q150 510 150 400z'
  return (
    turned(380, 400, drive) +
    fill('n', housing) +
    fill('s', 'M158 440H400V510H260Q170 510 158 440z') +
    [
      [196, 320],
      [372, 312],
      [372, 488],
      [196, 480],
    ]
      .map(([x = 0, y = 0]) => circle('m', [x, y], 17))
      .join('') +
    fill('m', 'M256 372L122 214Q96 210 92 236 92 256 108 262L236 428z') +
    circle('m', [262, 400], 46) +
    circle('n', [262, 400], 26) +
    circle('x', [112, 236], 10) +
    fill('p', 'M470 496h110v56H470z') +
    fill('f', 'M498 496v56M526 496v56M552 496v56')
  )
}

const figure = (part: PictureSubject) =>
  part.preset === 'wiper-motor' ? at(wiper(), [-10, 20]) : engineStarter(part)

export const starter: Shape = {
  render: figure,
  blueprint(part) {
    const end = 110 + lengthOf(motor)
    const body = titleBlock(part) + group(figure(part), 'translate(40 -20) scale(.9)')
    if (part.preset === 'wiper-motor') return body
    return (
      body +
      fill('a', path`M110 403H${end * 0.9 + 70}`) +
      stated(part, 'pinion_teeth', (v) => note([170, 455], [250, 620], `Z ${v}`)) +
      stated(part, 'power_kw', (v) => note([540, 490], [600, 620], `${v} kW`)) +
      stated(part, 'voltage_v', (v) => note([574, 228], [600, 140], `${v} V`))
    )
  },
  packedSize: (part) => (part.preset === 'wiper-motor' ? [210, 130, 110] : [250, 140, 190]),
}
