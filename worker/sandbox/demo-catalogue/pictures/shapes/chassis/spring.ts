import { across, note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { contour, fill, path } from '../../geometry.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

interface Helix {
  back: string
  front: string
  wire: number
  r: number
  high: number
  top: number
}

/** Turns from length and wire, as many as a spring of that size has. */
function helix(part: PictureSubject, room: number): Helix {
  const long = drawableMeasure(part, 'length_mm', 340, 120, 600)
  const wide = drawableMeasure(part, 'outer_diameter_mm', 130, 60, 200)
  const wire = drawableMeasure(part, 'wire_mm', 13, 7, 22)
  const k = Math.min(room / long, 300 / wide)
  const turns = Math.max(4, Math.min(9, Math.round(long / 52)))
  const [r, high, w] = [((wide - wire) / 2) * k, (long - wire) * k, wire * k * 1.15]
  const top = 400 - high / 2
  const step = high / turns
  let back = ''
  let front = ''
  for (let turn = 0; turn < turns; turn++) {
    const y = top + turn * step
    front += path`M${400 - r} ${y}C${400 - r} ${y + step * 0.36} ${400 + r} ${y + step * 0.16} ${400 + r} ${y + step * 0.5}`
    back += path`M${400 + r} ${y + step * 0.5}C${400 + r} ${y + step * 0.84} ${400 - r} ${y + step * 0.66} ${400 - r} ${y + step}`
  }
  const flat = (y: number) =>
    path`M${400 - r} ${y}C${400 - r} ${y - step * 0.3} ${400 + r} ${y - step * 0.24} ${400 + r} ${y + step * 0.06}`
  return {
    back: flat(top) + back,
    front:
      front +
      path`M${400 - r} ${top + high}C${400 - r} ${top + high + step * 0.3} ${400 + r} ${top + high + step * 0.24} ${400 + r} ${top + high}`,
    wire: w,
    r,
    high,
    top,
  }
}

const round = ' stroke-linecap="round"'

function figure({ back, front, wire }: Helix, ink: string): string {
  return (
    contour(back, wire + 9, round) +
    fill(ink, back, ` stroke-width="${wire.toFixed(1)}"${round}`) +
    contour(back, wire + 1, ' stroke-opacity=".25"') +
    contour(front, wire + 9, round) +
    fill(ink, front, ` stroke-width="${wire.toFixed(1)}"${round}`) +
    fill(
      'H',
      front,
      ` stroke-width="${(wire * 0.18).toFixed(1)}" transform="translate(0 ${(-wire * 0.2).toFixed(1)})"`,
    )
  )
}

export const spring: Shape = {
  render: (part, random) =>
    `<g transform="rotate(${random() < 0.5 ? 14 : 18} 400 400)">${figure(helix(part, 560), random() < 0.5 ? 'C' : 'R')}</g>`,
  blueprint(part) {
    const coil = helix(part, 500)
    const out = coil.r + coil.wire / 2
    return (
      titleBlock(part) +
      `<g transform="translate(0 -50)">${figure({ ...coil }, 'R').replace(/<path[^>]*stroke-opacity[^>]*>/, '')}</g>` +
      fill('a', path`M400 ${coil.top - 90}V${coil.top + coil.high}`) +
      stated(part, 'length_mm', (v) =>
        upright(coil.top - 50 - coil.wire / 2, coil.top - 50 + coil.high + coil.wire / 2, 400 - out - 80, v, [
          400 - coil.r,
          400 - coil.r,
        ]),
      ) +
      stated(part, 'outer_diameter_mm', (v) =>
        across(400 - out, 400 + out, Math.min(700, coil.top + coil.high + 60), `Ø ${v}`, [
          coil.top + coil.high - 70,
          coil.top + coil.high - 70,
        ]),
      ) +
      stated(part, 'wire_mm', (v) =>
        note(
          [400 + out - 4, coil.top + coil.high * 0.4 - 50],
          [400 + out + 70, coil.top + coil.high * 0.25 - 50],
          `Ø ${v}`,
        ),
      )
    )
  },
  packedSize: (part) => [
    drawableMeasure(part, 'length_mm', 340, 120, 600),
    drawableMeasure(part, 'outer_diameter_mm', 130, 60, 200),
    drawableMeasure(part, 'outer_diameter_mm', 130, 60, 200),
  ],
}
