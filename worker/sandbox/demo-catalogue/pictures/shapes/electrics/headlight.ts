import { titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group, path } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A left-hand lamp from in front: the outer end is on the right. */
const outlines = {
  round: 'M400 150A250 250 0 0 1 400 650A250 250 0 0 1 400 150z',
  square: 'M130 250Q134 232 154 232H650Q676 232 676 258V540Q676 566 650 566H154Q132 566 130 548z',
  swept:
    'M110 330Q112 296 150 290L470 262Q600 256 684 340 708 366 694 400L660 500Q648 530 612 532L180 548Q128 548 124 506z',
}

type Family = keyof typeof outlines

/** The bulb determines the age of a lamp, and its age the outline: both lamps of a car look alike. */
function familyOf(part: PictureSubject): Family {
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

export const headlight: Shape = {
  render: figure,
  blueprint: (part) => titleBlock(part) + group(figure(part), 'translate(60 -20) scale(.85)'),
  packedSize: () => [340, 240, 240],
}
