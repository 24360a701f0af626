import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, fill, group, path } from '../../geometry.ts'
import { block, onFace } from '../../solids/isometric.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

type Design = 'can' | 'pencil' | 'block'

function designOf(part: PictureSubject): Design {
  const stated = lowerText(part, 'coil_type')
  if (/pencil|stick|plug/.test(stated)) return 'pencil'
  return /block|pack|dis|rail/.test(stated) ? 'block' : 'can'
}

const tower = turned(0, 0, [
  { long: 30, r: 46, to: 40, ink: 'p' },
  { long: 56, r: 36, ink: 'p' },
  { long: 20, r: 20, ink: 'b', kind: 'round' },
])

/** The oil-filled can of old, in its strap, terminals left and right of the tower. */
function can(): string {
  const body = turned(0, 0, [
    { long: 20, r: 96, to: 108, ink: 'm' },
    { long: 330, r: 112, ink: 'm' },
    { long: 14, r: 118, ink: 'm' },
    { long: 44, r: 100, to: 76, ink: 'p' },
  ])
  const terminal = turned(0, 0, [
    { long: 14, r: 22, ink: 'b', kind: 'hex' },
    { long: 34, r: 10, ink: 'b', kind: 'thread' },
  ])
  const strap =
    fill('i', 'M282 450H518V520H570V560H518H282H230V520H282z') +
    fill('s', 'M444 450H518V520H570V560H444z') +
    circle('x', [250, 540], 9) +
    circle('x', [550, 540], 9)
  return (
    at(terminal, [336, 292], -90) +
    at(terminal, [464, 292], -90) +
    at(tower, [400, 270], -90) +
    at(body, [400, 690], -90) +
    strap +
    fill('c', 'M288 370H512V430H288z', ' stroke-width="2.5"')
  )
}

function pencil(part: PictureSubject): string {
  const poles = Math.round(drawableMeasure(part, 'poles', 3, 2, 5))
  const stick = turned(0, 0, [
    { long: 40, r: 40, ink: 'r' },
    { long: 90, r: 36, to: 32, ink: 'r' },
    { long: 14, r: 42, ink: 'r' },
    { long: 230, r: 44, ink: 'p' },
    { long: 20, r: 58, ink: 'r', kind: 'round' },
  ])
  const head =
    fill('p', 'M0-80H150Q170-80 170-60V90Q170 110 150 110H0Q-16 110-16 94V-64Q-16-80 0-80z') +
    fill('s', 'M-16 50H170V90Q170 110 150 110H0Q-16 110-16 94z')
  const plug =
    fill('p', 'M40-80V-150H140V-80z') +
    fill(
      'f',
      Array.from({ length: poles }, (_, index) => path`M${54 + (index * 72) / (poles - 1)} -150V-84`).join(
        '',
      ),
    )
  const ear = fill('p', 'M170-30h60v70h-60z') + circle('m', [204, 4], 17)
  return at(stick, [0, 0]) + at(plug + ear + head, [394, -14])
}

function pack(): string {
  const box = { foot: [440, 640] as const, wide: 130, deep: 330, high: 130 }
  const towers = [0, 1, 2, 3].map((index) => at(tower, [198 + index * 66, 382 + index * 38], -90)).join('')
  return block('p', box) + onFace(box, 'right', fill('x', 'M30 40h70v50h-70z')) + towers
}

function figure(part: PictureSubject): string {
  const design = designOf(part)
  if (design === 'block') return centred(pack(), [353, 458], 1.3)
  return design === 'pencil' ? group(pencil(part), 'translate(190 620) rotate(-46)') : at(can(), [0, -30])
}

export const coil: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(60 -10) scale(.85)') +
    stated(part, 'voltage_v', (v) => note([456, 200], [600, 140], `${v} V`)),
  packedSize: (part) => (designOf(part) === 'pencil' ? [180, 60, 45] : [80, 75, 160]),
}
