import { across, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { contour, fill, group, path } from '../../geometry.ts'
import { extruded } from '../../solids/extruded.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const plateThickness = 5.5

function measures(part: PictureSubject) {
  return {
    width: drawableMeasure(part, 'width_mm', 120, 50, 220),
    height: drawableMeasure(part, 'height_mm', 55, 25, 110),
    thickness: drawableMeasure(part, 'thickness_mm', 16, 9, 30),
  }
}

/** Backing plate with its two lugs, about its own middle. */
function plate(w: number, h: number): string {
  const side = (s: number) =>
    path`L${s * w * 0.44} ${-h * 0.04}H${s * w * 0.5}V${h * 0.2}H${s * w * 0.43}L${s * w * 0.36} ${h * 0.5}`
  const [right, left] = [side(1), path`L${-w * 0.43} ${h * 0.2}H${-w * 0.5}V${-h * 0.04}H${-w * 0.44}`]
  return `${path`M${-w * 0.39} ${-h * 0.3}Q0 ${-h * 0.7} ${w * 0.39} ${-h * 0.3}`}${right}${path`Q0 ${h * 0.34} ${-w * 0.36} ${h * 0.5}`}${left}z`
}

function lining(w: number, h: number): string {
  return path`M${-w * 0.35} ${-h * 0.25}Q0 ${-h * 0.62} ${w * 0.35} ${-h * 0.25}L${w * 0.31} ${h * 0.38}Q0 ${h * 0.24} ${-w * 0.31} ${h * 0.38}z`
}

function worn(part: PictureSubject, w: number, h: number): string {
  const kind = lowerText(part, 'wear_indicator')
  if (kind === 'electric') {
    const wire = path`M${w * 0.2} ${-h * 0.34}C${w * 0.3} ${-h * 1.1} ${w * 0.62} ${-h * 0.7} ${w * 0.56} ${-h * 0.2}S${w * 0.5} ${h * 0.5} ${w * 0.62} ${h * 0.52}`
    return (
      contour(wire, 13) +
      `<path class="f" d="${wire}" style="stroke:#8b949c;stroke-width:6"/>` +
      fill('p', path`M${w * 0.6} ${h * 0.4}h44v30h-44z`)
    )
  }
  return kind === 'acoustic'
    ? fill('b', path`M${w * 0.4} ${-h * 0.02}V${h * 0.3}l-26 24v-12l14 -18V${-h * 0.02}z`)
    : ''
}

function render(part: PictureSubject): string {
  const { width, height, thickness } = measures(part)
  const k = Math.min(500 / width, 262 / height)
  const [w, h, slope] = [width * k, height * k, k * 0.8]
  const back: [number, number] = [plateThickness * slope * 0.8, -plateThickness * slope * 0.6]
  const deep: [number, number] = [
    (thickness - plateThickness) * slope * 0.8,
    -(thickness - plateThickness) * slope * 0.6,
  ]
  const behind =
    extruded('p', plate(w, h), back, 'i', 'm') +
    fill(
      'f',
      path`M${-w * 0.3} ${-h * 0.2}Q0 ${-h * 0.5} ${w * 0.3} ${-h * 0.2}L${w * 0.27} ${h * 0.3}Q0 ${h * 0.18} ${-w * 0.27} ${h * 0.3}z`,
    ) +
    fill('X', path`M${-w * 0.12} 0h0.1M${w * 0.12} 0h0.1`, ' stroke-width="18"')
  const chamfer = (s: number) =>
    path`M${s * w * 0.35} ${-h * 0.25}L${s * w * 0.29} ${-h * 0.32} ${s * w * 0.25} ${h * 0.35} ${s * w * 0.31} ${h * 0.38}z`
  const front =
    '<use href="#ps"/><use href="#ps" stroke="none"/><use href="#p" class="m"/>' +
    worn(part, w, h) +
    group(
      extruded('l', lining(w, h), deep, 'g', 'g') +
        fill('h', chamfer(-1)) +
        fill('s', chamfer(1)) +
        fill('X', path`M0 ${-h * 0.42}V${h * 0.3}`, ' stroke-width="9"'),
      `translate(${-Math.round(deep[0])} ${-Math.round(deep[1])})`,
    )
  return group(behind, 'translate(452 250) rotate(-6)') + group(front, 'translate(344 540) rotate(4)')
}

function blueprint(part: PictureSubject): string {
  const { width, height, thickness } = measures(part)
  const k = Math.min(410 / width, 320 / height)
  const [w, h, t, p] = [width * k, height * k, thickness * k, plateThickness * k]
  const [cx, cy, x] = [245, 360, 620 - t / 2]
  const face = fill('m', plate(w, h)) + fill('g', lining(w, h)) + fill('f', path`M0 ${-h * 0.42}V${h * 0.3}`)
  const side =
    fill('m', path`M${x} ${cy - h / 2}h${p}V${cy + h / 2}h${-p}z`) +
    fill('g', path`M${x + p} ${cy - h * 0.44}h${t - p}V${cy + h * 0.38}h${p - t}z`)
  return (
    titleBlock(part) +
    group(face, `translate(${cx} ${cy})`) +
    side +
    fill('a', path`M${cx} ${cy - h / 2 - 40}V${cy + h / 2 + 40}`) +
    stated(part, 'width_mm', (v) =>
      across(cx - w / 2, cx + w / 2, cy + h / 2 + 90, v, [cy + h * 0.2, cy + h * 0.2]),
    ) +
    stated(part, 'height_mm', (v) => upright(cy - h / 2, cy + h / 2, x - 34, v, [cx + w * 0.4, x])) +
    stated(part, 'thickness_mm', (v) => across(x, x + t, cy - h / 2 - 46, v, [cy - h / 2, cy - h * 0.44]))
  )
}

export const pads: Shape = {
  render,
  blueprint,
  packedSize: (part) => {
    const { width, height, thickness } = measures(part)
    return [width, thickness * 4, height * 1.1]
  },
}
