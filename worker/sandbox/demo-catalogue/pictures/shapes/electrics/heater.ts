import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { at, tube } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const loop = 'M0-26H-120Q-146-26-146 0T-120 26H0'
const element =
  tube(loop, 22, 'N') +
  turned(0, 0, [
    { long: 20, r: 50, ink: 'b' },
    { long: 26, r: 40, ink: 'r', kind: 'round' },
    { long: 34, r: 52, ink: 'b', kind: 'hex' },
    { long: 70, r: 38, ink: 'p', kind: 'round' },
  ])
const socket = turned(0, 0, [
  { long: 40, r: 22, ink: 'r' },
  { long: 16, r: 62, ink: 'p' },
  { long: 60, r: 52, ink: 'p', kind: 'round' },
])
const lead = 'M330 500C480 420 620 560 660 420S560 160 430 190'

/** A heater that sits in a hose: a stub to either side. */
const inHose =
  turned(-190, 0, [
    { long: 14, r: 44, to: 50, ink: 'n' },
    { long: 60, r: 44, ink: 'n' },
    { long: 120, r: 66, ink: 'n', kind: 'round' },
    { long: 60, r: 44, ink: 'n' },
    { long: 14, r: 50, to: 44, ink: 'n' },
  ]) +
  at(
    turned(0, 0, [
      { long: 30, r: 40, ink: 'b', kind: 'hex' },
      { long: 60, r: 34, ink: 'p', kind: 'round' },
    ]),
    [-56, -60],
    -90,
  )

/** Element, lead and the socket that stays in the bumper. */
function figure(part: PictureSubject): string {
  const hose = /hose/.test(lowerText(part, 'heater_type'))
  const start = hose ? 'M246 470C300 380 600 560 660 420S560 160 430 190' : lead
  return (
    tube(start, 20, 'R') +
    (hose ? at(inHose, [300, 610]) : at(element, [218, 560], -28)) +
    at(socket, [444, 186], 168)
  )
}

export const heater: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    at(figure(part), [0, -30]) +
    stated(part, 'power_w', (v) =>
      note(/hose/.test(lowerText(part, 'heater_type')) ? [370, 600] : [250, 520], [400, 690], `${v} W`),
    ) +
    stated(part, 'voltage_v', (v) => note([330, 180], [230, 110], `${v} V`)),
  packedSize: () => [160, 110, 70],
}
