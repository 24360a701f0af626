import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, dashes, ellipse, fill, group, type Point, path, polar } from '../../geometry.ts'
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

/** Three ears with their holes around a fog light, which is screwed into the bumper from behind. */
function ears(c: Point, r: number, q: number): string {
  const corners = [30, 150, 270]
  const outlines = corners.map((angle) => {
    const at = (share: number, turned: number) => polar(c, r * share, angle + turned, q)
    return path`M${at(0.8, -24)}L${at(1.24, -8)}Q${at(1.33, 0)} ${at(1.24, 8)}L${at(0.8, 24)}z`
  })
  const holes = corners.map((angle) => ellipse('x', polar(c, r * 1.15, angle, q), r * 0.06 * q, r * 0.06))
  return fill('p', outlines.join('')) + holes.join('')
}

function fog(part: PictureSubject): string {
  const [face, r]: [Point, number] = [[340, 410], 216]
  return (
    facing([face[0] + 130, face[1]], r * 0.44, 70, 'p') +
    facing([face[0] + 24, face[1]], r * 0.78, 110, 'p') +
    ears([face[0] + 22, face[1]], r, squeeze) +
    facing(face, r, 26, 'p', 'm') +
    round('p', face, r * 0.92) +
    lens(part, face, r * 0.86, squeeze)
  )
}

/** A driving lamp on its pedestal. */
function driving(part: PictureSubject): string {
  const r = 240
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

/** Side elevations, the lens to the left. */
const onPedestal = (y: number, r: number) =>
  fill('m', path`M606 ${y + r - 16}V${y + r + 40}H570V${y + r + 54}H690V${y + r + 40}H650V${y + r - 46}z`) +
  fill(
    'p',
    path`M540 ${y - r}h40C700 ${y - r * 0.8} 720 ${y - 90} 720 ${y}S700 ${y + r * 0.8} 580 ${y + r}h-40z`,
  ) +
  fill('f', path`M580 ${y - r}V${y + r}`)

function inBumper(y: number, r: number): string {
  const upper = path`M580 ${y - r * 0.78}h60Q690 ${y - r * 0.7} 690 ${y - r * 0.5}V${y + r * 0.5}`
  const lower = path`Q690 ${y + r * 0.7} 640 ${y + r * 0.78}h-60z`
  return (
    fill('p', path`M690 ${y - r * 0.4}h36V${y + r * 0.4}h-36z`) +
    fill('p', upper + lower) +
    fill('p', path`M566 ${y - r * 1.27}h14V${y + r * 0.8}h-14z`) +
    fill('p', path`M540 ${y - r}h26V${y + r}h-26Q526 ${y} 540 ${y - r}z`)
  )
}

export const roundlamp: Shape = {
  render: (part) => (isFar(part) ? group(driving(part), 'translate(0 -12)') : fog(part)),
  blueprint(part) {
    const [c, R]: [Point, number] = [[270, 330], isFar(part) ? 190 : 170]
    return (
      titleBlock(part) +
      (isFar(part) ? '' : ears(c, R, 1)) +
      circle('p', c, R) +
      circle('m', c, R * 0.92) +
      lens(part, c, R * 0.86, 1) +
      (isFar(part) ? onPedestal(c[1], R) : inBumper(c[1], R)) +
      fill('a', path`M${c[0] - R - 26} ${c[1]}H756M${c[0]} ${c[1] - R - 26}V${c[1] + R + 26}`) +
      stated(part, 'outer_diameter_mm', (v) =>
        across(c[0] - R, c[0] + R, c[1] + R + (isFar(part) ? 130 : 100), `Ø ${v}`, [c[1], c[1]]),
      )
    )
  },
  packedSize: (part) => (isFar(part) ? [200, 110, 220] : [140, 110, 150]),
}
