import { across, note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { circle, contour, dashedEllipse, ellipse, fill, type Point, path, polar } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { displayText, drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const squeeze = 0.9
/** The sideways offset of one unit of depth. */
const depth = 0.62

function measures(part: PictureSubject) {
  const diameter = drawableMeasure(part, 'diameter_mm', 280, 150, 420)
  const thickness = drawableMeasure(part, 'thickness_mm', 22, 6, 45)
  const pcd = drawableMeasure(part, 'pcd_mm', 108, 60, diameter * 0.62)
  return {
    diameter,
    thickness,
    pcd,
    bore: drawableMeasure(part, 'centre_bore_mm', 65, 30, pcd - 24),
    height: drawableMeasure(part, 'height_mm', 48, thickness + 4, 110),
    holes: Math.round(drawableMeasure(part, 'holes', 5, 3, 10)),
    hat: Math.min(pcd + 36, diameter * 0.76),
    solid: lowerText(part, 'disc_type') === 'solid',
    drilled: lowerText(part, 'disc_type') === 'drilled',
    slotted: lowerText(part, 'disc_type') === 'slotted',
    coated: lowerText(part, 'surface') !== 'oiled',
  }
}

function render(part: PictureSubject, random: () => number): string {
  const size = measures(part)
  const k = Math.min(1, 0.8 + (size.diameter - 213) / 620) * (310 / (size.diameter / 2))
  const [R, hat, t] = [(size.diameter / 2) * k, (size.hat / 2) * k, size.thickness * k * depth]
  const out = (size.height - size.thickness) * k * depth
  const face: Point = [400 + (out - t) / 2 + 8, 400]
  const rim: Point = [face[0] + t, 400]
  const top: Point = [face[0] - out, 400]
  const turned = random() * 72
  const paint = size.coated ? 'i' : 'n'
  let body =
    ellipse(paint, rim, R * squeeze, R) +
    fill(paint, path`M${face[0]} ${400 - R}H${rim[0]}M${face[0]} ${400 + R}H${rim[0]}`)
  if (!size.solid)
    body += dashedEllipse('X', [face[0] + t / 2, 400], [R * squeeze, R - t * 0.3], t * 0.5, 44, 0.62)
  body += ellipse('n', face, R * squeeze, R)
  const wedge = (from: number, to: number) =>
    path`M${face}L${polar(face, R, from, squeeze)}A${R * squeeze} ${R} 0 0 1 ${polar(face, R, to, squeeze)}z`
  body += fill('h', wedge(-150, -112) + wedge(30, 68)) + fill('s', wedge(-62, -30) + wedge(118, 150))
  body += `<g class="f">${ellipse('f', face, (R - 12) * squeeze, R - 12)}${ellipse('f', face, (hat + 10) * squeeze, hat + 10)}</g>`
  const ring = R - hat
  if (size.drilled)
    for (const [row, share] of [0.24, 0.5, 0.76].entries()) {
      const r = hat + ring * share
      body += dashedEllipse('X', face, [r * squeeze, r], 14, 15, 0, row / 3)
    }
  if (size.slotted) {
    let slots = ''
    for (let index = 0; index < 7; index++) {
      const a = turned + (index * 360) / 7
      slots += path`M${polar(face, R - 22, a, squeeze)}Q${polar(face, hat + ring * 0.6, a + 6, squeeze)} ${polar(face, hat + 20, a + 22, squeeze)}`
    }
    body += fill('X', slots, ' stroke-width="9"')
  }
  body += fill(
    paint,
    path`M${face[0]} ${400 - hat}H${top[0]}A${hat * squeeze} ${hat} 0 0 0 ${top[0]} ${400 + hat}H${face[0]}A${hat * squeeze} ${hat} 0 0 0 ${face[0]} ${400 - hat}z`,
  )
  body += ellipse(paint, top, hat * squeeze, hat) + ellipse('h', top, hat * squeeze, hat)
  for (let index = 0; index < size.holes; index++) {
    body += ellipse(
      'x',
      polar(top, (size.pcd / 2) * k, turned + (index * 360) / size.holes, squeeze),
      7 * k * squeeze,
      7 * k,
    )
  }
  return (
    body +
    ellipse('x', top, (size.bore / 2) * k * squeeze, (size.bore / 2) * k) +
    ellipse('z', [top[0] + 9, 400], (size.bore / 2) * k * squeeze - 9, (size.bore / 2) * k - 4)
  )
}

function blueprint(part: PictureSubject): string {
  const size = measures(part)
  const k = 430 / Math.max(size.diameter, 260)
  const [R, hat, bore] = [(size.diameter / 2) * k, (size.hat / 2) * k, (size.bore / 2) * k]
  const c: Point = [266, 340]
  let body =
    titleBlock(part) +
    circle('m', c, R) +
    circle('f', c, R - 8) +
    circle('m', c, hat) +
    circle('a', c, (size.pcd / 2) * k)
  for (let index = 0; index < size.holes; index++)
    body += circle('m', polar(c, (size.pcd / 2) * k, -90 + (index * 360) / size.holes), 6.5 * k)
  body +=
    circle('m', c, bore) +
    fill('a', path`M${c[0] - R - 24} ${c[1]}H${c[0] + R + 24}M${c[0]} ${c[1] - R - 24}V${c[1] + R + 24}`)
  const [t, h] = [size.thickness * k, size.height * k]
  const x = 622 - h / 2
  const wall = Math.max(7, 8 * k)
  const section = (sign: 1 | -1) => {
    const y = (r: number) => c[1] - sign * r
    return path`M${x} ${y(bore)}V${y(hat)}H${x + h - t}V${y(R)}H${x + h}V${y(hat - wall)}H${x + wall}V${y(bore)}z`
  }
  const hatching = section(1) + section(-1)
  body +=
    `<clipPath id="c"><path d="${hatching}"/></clipPath><g clip-path="url(#c)"><path class="e" d="${hatch(x, c[1] - R, h, R * 2)}"/></g>` +
    contour(hatching, 3.5)
  if (!size.solid)
    body += fill(
      'z',
      path`M${x + h - t * 0.68} ${c[1] - R}H${x + h - t * 0.32}V${c[1] - hat - 4}H${x + h - t * 0.68}zM${x + h - t * 0.68} ${c[1] + R}H${x + h - t * 0.32}V${c[1] + hat + 4}H${x + h - t * 0.68}z`,
    )
  body += fill('a', path`M${x - 30} ${c[1]}H${x + h + 30}`)
  body += stated(part, 'diameter_mm', (v) =>
    across(c[0] - R, c[0] + R, c[1] + R + 84, `Ø ${v}`, [c[1], c[1]]),
  )
  body += stated(part, 'pcd_mm', (v) =>
    note(polar(c, (size.pcd / 2) * k, -54), [c[0] + R * 0.7, 82], `${displayText(part, 'holes') ?? ''}×${v}`),
  )
  body += stated(part, 'centre_bore_mm', (v) => upright(c[1] - bore, c[1] + bore, x - 46, `Ø ${v}`, [x, x]))
  body += stated(part, 'thickness_mm', (v) =>
    across(x + h - t, x + h, c[1] - R - 40, v, [c[1] - R, c[1] - R]),
  )
  body += stated(part, 'height_mm', (v) => across(x, x + h, c[1] + R + 50, v, [c[1] + hat, c[1] + R]))
  body += stated(part, 'min_thickness_mm', (v) => text('t', [622, 706], `MIN TH ${v}`))
  return body
}

function hatch(x: number, y: number, wide: number, high: number): string {
  let d = ''
  for (let at = 0; at < high + wide; at += 15) d += path`M${x} ${y + at}L${x + wide} ${y + at - wide}`
  return d
}

export const disc: Shape = {
  render,
  blueprint,
  packedSize: (part) => {
    const { diameter, height } = measures(part)
    return [diameter, height, diameter]
  },
}
