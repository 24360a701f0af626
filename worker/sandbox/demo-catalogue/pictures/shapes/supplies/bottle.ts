import { brandPlate } from '../../brand-plate.ts'
import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { fill, n, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { displayText, drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** The large print that is legible from two metres away: the grade of the contents. */
function grade(part: PictureSubject): string {
  const frost = displayText(part, 'frost_c')
  return (
    displayText(part, 'viscosity') ??
    displayText(part, 'dot_class') ??
    displayText(part, 'coolant_class') ??
    (frost ? `${frost.replace('-', '−')} °C` : '')
  )
}

interface Vessel {
  outline: string
  shade: string
  shine: string
  /** Cap: left, top, width, height. */
  cap: readonly [number, number, number, number]
  /** Label: left, top, width, height. */
  label: readonly [number, number, number, number]
  handle?: string
  beads?: string
  /** The right edge of its wall. */
  right: number
}

/** Litres → the vessel such a volume is sold in: a bottle, a can with a handle, a drum. */
function vessel(litres: number): Vessel {
  if (litres > 10) {
    return {
      outline:
        'M222 690Q200 690 200 668V300Q200 268 228 252L264 232V196H356V232H540Q600 232 600 292V668Q600 690 578 690z',
      handle: 'M410 266H534Q556 266 556 288V302Q556 318 540 318H410Q394 318 394 302V282Q394 266 410 266z',
      beads: 'M200 352H600M200 366H600M200 646H600M200 660H600',
      shade: 'M572 242Q600 256 600 292V668Q600 690 578 690H530Q556 690 556 664V318Q572 300 572 242z',
      shine: 'M220 396H244V640H220z',
      cap: [256, 132, 108, 64],
      label: [240, 392, 320, 230],
      right: 600,
    }
  }
  if (litres > 1.5) {
    return {
      outline:
        'M236 690Q216 690 216 668V316Q216 262 262 236L300 214V196H400V206L470 190Q498 184 526 198L566 222Q588 238 588 266V668Q588 690 566 690z',
      handle:
        'M446 250Q470 238 494 248L524 264Q540 274 540 292V392Q540 408 524 404 508 400 506 384V318Q504 300 488 292L452 276Q434 264 446 250z',
      shade:
        'M540 206L566 222Q588 238 588 266V668Q588 690 566 690H520Q546 690 546 664V410L556 400V280Q556 262 540 250z',
      shine: 'M240 330Q240 290 262 270V660H240z',
      cap: [296, 132, 108, 64],
      label: [244, 424, 296, 222],
      right: 588,
    }
  }
  const wide = litres > 0.7 ? 132 : 118
  const top = litres > 0.7 ? 250 : 300
  return {
    outline: path`M${400 - wide + 20} 690Q${400 - wide} 690 ${400 - wide} 668V${top + 70}Q${400 - wide} ${top + 10} 360 ${top - 24}V${top - 46}H440V${top - 24}Q${400 + wide} ${top + 10} ${400 + wide} ${top + 70}V668Q${400 + wide} 690 ${400 + wide - 20} 690z`,
    shade: path`M${400 + wide * 0.52} ${top + 16}Q${400 + wide} ${top + 26} ${400 + wide} ${top + 70}V668Q${400 + wide} 690 ${400 + wide - 20} 690H${400 + wide * 0.5}z`,
    shine: path`M${400 - wide * 0.76} ${top + 60}V670h26V${top + 36}z`,
    cap: [352, top - 110, 96, 66],
    label: [400 - wide, top + 110, wide * 2, 240],
    right: 400 + wide,
  }
}

function figure(part: PictureSubject): string {
  const dimensions = vessel(drawableMeasure(part, 'volume_l', 1, 0.1, 20))
  const [cx, cy, cw, ch] = dimensions.cap
  const [x, y, w, h] = dimensions.label
  const words = grade(part)
  const volume = displayText(part, 'volume_l')
  const ribs = Array.from(
    { length: 8 },
    (_, index) => path`M${cx + (cw * (index + 0.5)) / 8} ${cy + 12}V${cy + ch - 14}`,
  ).join('')
  return (
    fill('c', dimensions.outline) +
    fill('s', dimensions.shade) +
    fill('h', dimensions.shine) +
    (dimensions.handle ? fill('z', dimensions.handle) : '') +
    (dimensions.beads ? fill('f', dimensions.beads) : '') +
    `<rect class="p" x="${cx}" y="${cy}" width="${cw}" height="${ch}" rx="8"/>` +
    fill('f', ribs) +
    fill('s', path`M${cx + cw * 0.7} ${cy + 3}h${cw * 0.26}v${ch - 6}h${-cw * 0.26}z`) +
    `<rect class="w" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" stroke-width="2.5"/>` +
    fill('c', path`M${x} ${y + h - 54}h${w}v54h${-w}z`, ' stroke-width="2.5"') +
    fill('', dimensions.outline) +
    brandPlate(part.brandName, [x + w / 2, y + h * (words ? 0.25 : 0.4)], h * (words ? 0.34 : 0.48)) +
    (words && text('l', [x + w / 2, y + h * 0.66], words, { size: 52, within: w * 0.86 })) +
    (volume ? text('o', [x + w / 2, y + h - 16], `${volume} l`, { size: 36, within: w * 0.8 }) : '')
  )
}

export const bottle: Shape = {
  render: (part) => `<ellipse class="s" cx="414" cy="690" rx="214" ry="18"/>${figure(part)}`,
  blueprint: (part) => {
    const { right } = vessel(drawableMeasure(part, 'volume_l', 1, 0.1, 20))
    return (
      titleBlock(part) +
      figure(part) +
      stated(part, 'volume_l', (v) => note([right - 2, 370], [640, 280], `${v} l`))
    )
  },
  packedSize: (part) => {
    const litres = drawableMeasure(part, 'volume_l', 1, 0.1, 20)
    const side = Math.cbrt(litres) * 78
    return [side * 1.2, side * 0.9, side * 2.1]
  },
}
