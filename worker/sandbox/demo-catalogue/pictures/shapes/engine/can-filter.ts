import { brandPlate } from '../../brand-plate.ts'
import { across, note, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { ellipse, fill, group, path, turn } from '../../geometry.ts'
import { ground, holes, type Slice, stacked, strip, tilt } from '../../solids/stacked.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { PackedSize, Shape } from '../shape.ts'

type Design = 'spin-on' | 'cartridge' | 'inline'

function designOf(part: PictureSubject): Design {
  const stated = lowerText(part, 'filter_design')
  if (/cartridge|insert|element|strainer/.test(stated)) return 'cartridge'
  return part.preset === 'inline' && !/spin|screw/.test(stated) ? 'inline' : 'spin-on'
}

function measures(part: PictureSubject, tall: number, broad: number) {
  const high = drawableMeasure(part, 'height_mm', 95, 40, 220)
  const wide = drawableMeasure(part, 'outer_diameter_mm', 76, 35, 140)
  const k = Math.min(tall / high, broad / wide)
  const r = (wide / 2) * k
  return {
    r,
    high: high * k,
    gasket: Math.min(r * 0.88, (drawableMeasure(part, 'gasket_diameter_mm', wide * 0.84, 20, 130) / 2) * k),
  }
}

function can(design: Design, r: number, high: number): Slice[] {
  if (design === 'cartridge') {
    return [
      { high: high * 0.07, r, ink: 'p' },
      { high: high * 0.86, r: r * 0.95, ink: 'y', kind: 'pleats' },
      { high: high * 0.07, r, ink: 'p' },
    ]
  }
  return [
    { high: 18, r: r * 0.72, to: r * 0.95, ink: 'c' },
    { high: high * 0.15, r: r * 0.95, to: r, ink: 'c', kind: 'flutes' },
    { high: high * 0.85 - 34, r, ink: 'c' },
    { high: 10, r: r * 1.03, ink: 'm' },
    { high: 6, r: r * 0.98, to: r * 0.93, ink: 'm', top: 'n' },
  ]
}

function standing(part: PictureSubject, design: Design): string {
  const { r, high, gasket } = measures(part, 500, 400)
  const y = 410 + high / 2
  const top = y - high
  const flat = (ink: string, radius: number, drop = 0) =>
    ellipse(ink, [400, top + drop], radius, radius * tilt)
  const body = ground([400, y], r) + stacked([400, y], can(design, r, high))
  if (design === 'cartridge') return body + flat('m', r * 0.5) + flat('x', r * 0.4, 3)
  const band = { x: 400, base: y - high * 0.28, level: y - high * 0.76, r, to: r, q: tilt }
  const label = (ink: string, from: number, until: number) => fill(ink, strip(band, from, until))
  return (
    body +
    flat('r', gasket) +
    flat('n', gasket * 0.82) +
    holes([400, top], gasket * 0.6, r * 0.08, 8) +
    flat('m', r * 0.34) +
    flat('x', r * 0.26, 3) +
    label('w', -0.999, 0.999) +
    label('s', 0.42, 0.999) +
    brandPlate(part.brandName, [396, y - high * 0.52 + r * tilt], Math.min(high * 0.32, r * 0.8))
  )
}

/** A canister in a line: nipple, cone, body, cone, nipple. */
function inline(r: number, long: number): Stretch[] {
  const nipple = (flip: boolean): Stretch[] => {
    const barbs: Stretch[] = [
      { long: 14, r: r * 0.2, to: r * 0.26, ink: 'n' },
      { long: 14, r: r * 0.2, to: r * 0.26, ink: 'n' },
      { long: long * 0.12, r: r * 0.2, ink: 'n' },
    ]
    return flip ? barbs.toReversed().map((barb) => ({ ...barb, r: barb.to ?? barb.r, to: barb.r })) : barbs
  }
  const body = long * 0.76 - 56
  return [
    ...nipple(false),
    { long: 22, r: r * 0.55, to: r, ink: 'c' },
    { long: body - 44, r, ink: 'c' },
    { long: 22, r, to: r * 0.55, ink: 'c' },
    ...nipple(true),
  ]
}

function lying(part: PictureSubject): string {
  const { r, high } = measures(part, 680, 240)
  const flow = path`M340 392h70v-22l46 30 -46 30v-22h-70z`
  return group(
    turned(400 - high / 2, 400, inline(r, high)) + fill('w', flow, ' stroke-width="2.5"'),
    turn(-42, [400, 400]),
  )
}

function blueprint(part: PictureSubject): string {
  const design = designOf(part)
  if (design === 'inline') {
    const { r, high } = measures(part, 620, 320)
    const [x, y] = [400 - high / 2, 340]
    return (
      titleBlock(part) +
      turned(x, y, inline(r, high)) +
      fill('a', path`M${x - 30} ${y}H${x + high + 30}`) +
      stated(part, 'height_mm', (v) => across(x, x + high, y + r + 110, v, [y, y])) +
      stated(part, 'outer_diameter_mm', (v) => upright(y - r, y + r, x + high * 0.5, `Ø ${v}`)) +
      stated(part, 'connection', (v) => note([x + high - 20, y - r * 0.24], [x + high - 90, y - r - 60], v))
    )
  }
  const { r, high, gasket } = measures(part, 410, 400)
  const y = 140 + high
  const seal =
    design === 'spin-on'
      ? fill('r', path`M${400 - gasket} 140v-9h14v9m${gasket * 2 - 28} 0v-9h14v9`) +
        fill('e', path`M${400 - r * 0.26} 150v30h${r * 0.52}v-30`, ' stroke-dasharray="9 6"')
      : ''
  return (
    titleBlock(part) +
    stacked([400, y], can(design, r, high), 0) +
    seal +
    fill('a', path`M400 100V${y + 36}`) +
    stated(part, 'height_mm', (v) => upright(140, y, 400 + r + 80, v, [400 + r, 400 + r])) +
    stated(part, 'outer_diameter_mm', (v) =>
      across(400 - r, 400 + r, y + 80, `Ø ${v}`, [y - high * 0.15, y - high * 0.15]),
    ) +
    stated(part, 'gasket_diameter_mm', (v) => across(400 - gasket, 400 + gasket, 84, `Ø ${v}`, [131, 131])) +
    stated(part, 'thread', (v) => note([400 - r * 0.26, 172], [Math.max(220, 400 - r - 24), 262], v))
  )
}

export const canFilter: Shape = {
  render: (part) => {
    const design = designOf(part)
    return design === 'inline' ? lying(part) : standing(part, design)
  },
  blueprint,
  packedSize: (part): PackedSize => {
    const wide = drawableMeasure(part, 'outer_diameter_mm', 76, 35, 140)
    return [wide, wide, drawableMeasure(part, 'height_mm', 95, 40, 220)]
  },
}
