import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, ellipse, fill, path } from '../../geometry.ts'
import { block, onFace } from '../../solids/isometric.ts'
import { ground, holes, type Slice, stacked, tilt } from '../../solids/stacked.ts'
import { drawableMeasure, has, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

type Design = 'strut' | 'hydraulic' | 'block' | 'propshaft'

function designOf(part: PictureSubject): Design {
  if (part.preset === 'ring') return 'strut'
  if (part.partType === 'propshaft-bearing') return 'propshaft'
  return /hydr/.test(lowerText(part, 'bearing_type')) ? 'hydraulic' : 'block'
}

const studs = (level: number, q: number) =>
  [-1, 1]
    .map((side) =>
      stacked(
        [400 + side * 176, level],
        [
          { high: 8, r: 26, ink: 'm' },
          { high: 70, r: 15, ink: 'n', kind: 'thread' },
        ],
        q,
      ),
    )
    .join('')

function strut(part: PictureSubject, q: number): string {
  const bearing = has(part, 'with_bearing')
  const plate: Slice[] = [{ high: 16, r: 230, ink: 'm', top: 'm' }]
  const cup: Slice[] = [
    { high: 26, r: 150, to: 132, ink: 'm' },
    { high: 60, r: 132, to: 96, ink: 'r' },
    { high: 14, r: 90, ink: bearing ? 'n' : 'm' },
  ]
  const below: Slice[] = [
    { high: 34, r: 120, to: 150, ink: 'r' },
    { high: 20, r: 168, ink: 'r' },
  ]
  return (
    stacked([400, 560], below, q) +
    stacked([400, 506], plate, q) +
    studs(490 - (q ? 34 : 0), q) +
    stacked([400, 490], cup, q) +
    (q
      ? (bearing ? ellipse('i', [400, 390], 72, 72 * q) + holes([400, 390], 58, 8, 12, 0.5) : '') +
        ellipse('x', [400, 392], 40, 40 * q)
      : '')
  )
}

function hydraulic(q: number): string {
  const lower: Slice[] = [
    { high: 70, r: 16, ink: 'n', kind: 'thread' },
    { high: 20, r: 92, to: 128, ink: 'm' },
    { high: 110, r: 132, ink: 'm' },
    { high: 14, r: 150, ink: 'm' },
    { high: 78, r: 120, to: 74, ink: 'r' },
    { high: 30, r: 70, ink: 'i', top: 'n' },
    { high: 96, r: 17, ink: 'n', kind: 'thread' },
  ]
  return stacked([400, 640], lower, q)
}

/** Two plates with rubber between them, a stud above and one below. */
function sandwich(): string {
  const base = { foot: [400, 610] as const, wide: 230, deep: 230, high: 26 }
  const rubber = { foot: [400, 572] as const, wide: 190, deep: 190, high: 150 }
  const lid = { foot: [400, 434] as const, wide: 230, deep: 230, high: 24 }
  const ribs = (size: number) => fill('f', path`M0 44H${size}M0 78H${size}M0 112H${size}`)
  return (
    block('m', base) +
    block('r', rubber) +
    onFace(rubber, 'left', ribs(190)) +
    onFace(rubber, 'right', ribs(190)) +
    block('m', lid, 'n') +
    stacked(
      [400, 296],
      [
        { high: 12, r: 44, ink: 'm', kind: 'hex' },
        { high: 110, r: 24, ink: 'n', kind: 'thread' },
      ],
    )
  )
}

function propshaft(part: PictureSubject): string {
  const bore = drawableMeasure(part, 'inner_diameter_mm', 30, 15, 60) * 2.2
  const c = [400, 380] as const
  const bracket =
    'M196 560V520Q196 470 214 440A196 196 0 1 1 586 440Q604 470 604 520V560H660V600H560V540Q560 520 548 512A200 200 0 0 1 252 512Q240 520 240 540V600H140V560z'
  return (
    fill('m', bracket) +
    circle('m', c, 184) +
    circle('r', c, 166) +
    circle('f', c, 148) +
    circle('f', c, 126) +
    circle('i', c, 108) +
    circle('n', c, 96) +
    circle('r', c, (96 + bore) / 2 + 10) +
    circle('n', c, bore + 12) +
    circle('x', c, bore) +
    circle('z', [c[0] + 6, c[1] + 2], bore - 8)
  )
}

function render(part: PictureSubject): string {
  const design = designOf(part)
  if (design === 'strut') return centred(ground([400, 560], 168) + strut(part, tilt), [400, 486], 1.2)
  if (design === 'hydraulic') return centred(hydraulic(tilt), [400, 436], 1.12)
  return design === 'propshaft' ? propshaft(part) : centred(sandwich(), [400, 388], 1.2)
}

function blueprint(part: PictureSubject): string {
  const design = designOf(part)
  const c: [number, number] = [400, 380]
  if (design === 'propshaft') {
    const bore = drawableMeasure(part, 'inner_diameter_mm', 30, 15, 60) * 2.2
    return (
      titleBlock(part) +
      propshaft(part) +
      fill('a', path`M180 ${c[1]}H620M400 160V620`) +
      stated(part, 'inner_diameter_mm', (v) => across(c[0] - bore, c[0] + bore, 664, `Ø ${v}`, [c[1], c[1]]))
    )
  }
  const body = design === 'strut' ? strut(part, 0) : design === 'hydraulic' ? hydraulic(0) : sandwich()
  return titleBlock(part) + body + (design === 'block' ? '' : fill('a', path`M400 180V680`))
}

export const rubberMount: Shape = {
  render,
  blueprint,
  packedSize: (part) => (designOf(part) === 'strut' ? [150, 150, 80] : [110, 100, 130]),
}
