import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, dashes, ellipse, fill, group, type Point, path } from '../../geometry.ts'
import { facing, round, squeeze } from '../../solids/facing.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const isFar = (part: PictureSubject) => part.partType === 'driving-light'
const isLed = (part: PictureSubject) => /led/.test(lowerText(part, 'light_source'))

/** Lens of a round lamp: the dots of LEDs, clear glass over a shielded bulb for far light, flutes for fog. */
function lens(part: PictureSubject, face: Point, r: number, q: number): string {
  const led = isLed(part)
  const clip = `<clipPath id="n">${ellipse('', face, r * q, r)}</clipPath>`
  const dots = [0, 0.36, 0.72]
    .map(
      (share, index) =>
        `<ellipse cx="${face[0]}" cy="${face[1]}" rx="${Math.round(r * share * q)}" ry="${Math.round(r * share)}" stroke-width="${Math.round(r * 0.2)}" stroke-linecap="round"${dashes([1, 6, 13][index] ?? 6, 0)}/>`,
    )
    .join('')
  if (led)
    return (
      ellipse('x', face, r * q, r) +
      `<g class="W" style="fill:none">${dots.slice(dots.indexOf('/>') + 2)}</g>` +
      ellipse('w', face, r * 0.11, r * 0.13)
    )
  const within = isFar(part)
    ? ellipse('f', face, r * 0.7 * q, r * 0.7) +
      fill('X', path`M${face[0]} ${face[1] - r * 0.7}v${r * 1.4}`, ' stroke-width="5"') +
      ellipse('n', face, r * 0.2 * q, r * 0.2) +
      ellipse('f', face, r * 0.1 * q, r * 0.1)
    : contour(
        path`M${face[0] - r} ${face[1]}h${r * 2}`,
        r * 2,
        ' stroke-opacity=".3" stroke-dasharray="3 17"',
      ) + fill('f', path`M${face[0] - r} ${face[1] - r * 0.34}h${r * 2}m0 ${r * 0.68}h${-r * 2}`)
  return (
    ellipse('V', face, r * q, r) +
    clip +
    `<g clip-path="url(#n)">${within}` +
    fill(
      'h',
      path`M${face[0] - r} ${face[1] - r * 0.9}L${face[0] + r * 0.1} ${face[1] - r}L${face[0] - r * 0.5} ${face[1] + r}H${face[0] - r}z`,
    ) +
    `</g>${ellipse('', face, r * q, r)}`
  )
}

function render(part: PictureSubject): string {
  const r = isFar(part) ? 240 : 210
  const face: Point = [356, 380]
  const bracket = fill(
    'm',
    path`M${face[0] + 60} ${face[1] + r - 30}V690H${face[0] - 40}v24H${face[0] + 190}v-24H${face[0] + 110}V${face[1] + r - 50}z`,
  )
  return (
    bracket +
    facing([face[0] + 100, 380], r * 0.72, 70, 'p') +
    facing(face, r, 100, 'p', 'm') +
    round('p', face, r * 0.92) +
    lens(part, face, r * 0.86, squeeze)
  )
}

export const roundlamp: Shape = {
  render: (part) => group(render(part), 'translate(0 -12)'),
  blueprint(part) {
    const [c, R]: [Point, number] = [[270, 330], 190]
    return (
      titleBlock(part) +
      circle('p', c, R) +
      circle('m', c, R * 0.92) +
      lens(part, c, R * 0.86, 1) +
      fill(
        'p',
        path`M540 ${c[1] - R}h40C700 ${c[1] - R * 0.8} 720 ${c[1] - 90} 720 ${c[1]}S700 ${c[1] + R * 0.8} 580 ${c[1] + R}h-40z`,
      ) +
      fill('f', path`M580 ${c[1] - R}V${c[1] + R}`) +
      fill('a', path`M${c[0] - R - 26} ${c[1]}H756M${c[0]} ${c[1] - R - 26}V${c[1] + R + 26}`) +
      stated(part, 'outer_diameter_mm', (v) =>
        across(c[0] - R, c[0] + R, c[1] + R + 100, `Ø ${v}`, [c[1], c[1]]),
      )
    )
  },
  packedSize: (part) => (isFar(part) ? [200, 110, 220] : [140, 110, 150]),
}
