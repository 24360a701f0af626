import { across, beside, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group, path } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { lowerText, measure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A left-hand lamp from in front: the outer end is on the right. */
const outlines = {
  round: 'M400 150A250 250 0 0 1 400 650A250 250 0 0 1 400 150z',
  square: 'M130 250Q134 232 154 232H650Q676 232 676 258V540Q676 566 650 566H154Q132 566 130 548z',
  swept:
    'M110 330Q112 296 150 290L470 262Q600 256 684 340 708 366 694 400L660 500Q648 530 612 532L180 548Q128 548 124 506z',
}

type Family = keyof typeof outlines

/** The outline is that of the cars; else the bulb determines the age of a lamp, and its age the outline. */
function familyOf(part: PictureSubject): Family {
  const { headlamps } = part
  if (headlamps === 'round' || headlamps === 'square' || headlamps === 'swept') return headlamps
  if (measure(part, 'outer_diameter_mm') !== null) return 'round'
  const bulb = lowerText(part, 'bulb_type')
  if (/^(r2|p45)/.test(bulb)) return 'round'
  return /^h4/.test(bulb) ? 'square' : 'swept'
}

function inside(family: Family): string {
  const flutes = contour('M60 400H740', 640, ' stroke-opacity=".22" stroke-dasharray="3 37"')
  if (family === 'round')
    return (
      flutes +
      fill('f', 'M150 340H650M150 470H650M330 150V650M470 150V650', ' stroke-opacity=".5"') +
      circle('n', [400, 400], 238, ' fill-opacity="0" stroke-width="3"') +
      fill('n', 'M372 386H428V418H372z')
    )
  const main = family === 'square' ? 340 : 300
  const reflector =
    circle('m', [main, 404], 118) + circle('n', [main, 404], 92) + circle('V', [main, 404], 46)
  const side =
    family === 'square'
      ? fill('A', 'M560 226H690V580H560z')
      : fill('A', 'M560 250L720 300 700 560H600z') + circle('m', [480, 410], 62) + circle('V', [480, 410], 28)
  return reflector + side + (family === 'square' ? flutes : '')
}

function figure(part: PictureSubject): string {
  const family = familyOf(part)
  const outline = outlines[family]
  const drawing =
    fill('p', outline, ' transform="translate(400 404) scale(1.06) translate(-400 -396)"') +
    `<clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)">` +
    fill('V', 'M0 0H800V800H0z') +
    inside(family) +
    fill('h', path`M60 130H330L210 680H60z`) +
    `</g>${contour(outline, 5)}`
  return part.side === 'right' ? mirrored(drawing) : drawing
}

/** The headlight from its side: the lens to the left, its bowl with the plug behind it. */
const sides: Readonly<Record<Family, string>> = {
  round:
    fill('p', 'M694 264H728V356H694z') +
    fill('p', 'M560 150C660 180 694 240 694 310S660 440 560 470z') +
    fill('V', 'M548 142Q516 310 548 478z') +
    fill('p', 'M546 128H566V492H546z'),
  square:
    fill('p', 'M694 264H728V356H694z') +
    fill('p', 'M570 200Q694 220 694 310T570 420z') +
    fill('V', 'M556 190H574V430H556Q546 310 556 190z'),
  swept:
    fill('p', 'M700 290H728V356H700z') +
    fill('p', 'M596 214Q700 230 700 300V380Q690 420 570 414z') +
    fill('V', 'M604 206H622Q590 300 586 422H560Q560 300 604 206z'),
}

export const headlight: Shape = {
  render: figure,
  blueprint: (part) => {
    const family = familyOf(part)
    const x = family === 'round' ? -10 : part.side === 'right' ? -20 : 10
    const [left, right] = [270 - 186, 270 + 186]
    return (
      titleBlock(part) +
      group(figure(part), `translate(${x} 30) scale(.7)`) +
      beside(sides[family]) +
      fill('a', family === 'round' ? 'M60 310H750M270 100V520' : 'M40 310H750') +
      (family === 'round'
        ? stated(part, 'outer_diameter_mm', (v) => across(left, right, 590, `Ø ${v}`, [310, 310]))
        : '')
    )
  },
  packedSize: () => [340, 240, 240],
}
