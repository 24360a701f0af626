import { brandPlate } from '../../brand-plate.ts'
import { beside, titleBlock } from '../../dimension-lines.ts'
import { contour, fill, group, hash } from '../../geometry.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const outline = 'M96 300Q100 270 132 268L668 268Q700 270 704 300L690 500Q686 532 654 532H146Q114 532 110 500z'

/** Frame with bars across, upright, or crossed. */
function figure(part: PictureSubject): string {
  const chrome = /chrome|metal|steel|alu/.test(lowerText(part, 'material'))
  const pattern = hash(part.sku) % 3
  const wide = chrome ? 'N' : 'I'
  const across =
    pattern !== 1
      ? fill('', 'M100 320H700M100 360H700M100 400H700M100 440H700M100 480H700', ' stroke-width="16"') +
        fill(wide, 'M100 320H700M100 360H700M100 400H700M100 440H700M100 480H700', ' stroke-width="8"')
      : ''
  const upright =
    pattern !== 0
      ? `<path d="M80 400H720" stroke-width="280" stroke-dasharray="15 21"/><path class="${wide}" d="M84 400H720" stroke-width="280" stroke-dasharray="7 29"/>`
      : ''
  return (
    `<clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)">${fill('x', outline)}${upright}${across}</g>` +
    contour(outline, 32) +
    fill(wide, outline, ' stroke-width="22"') +
    fill('H', 'M128 272H672', ' stroke-width="6"') +
    brandPlate(part.brandName, [400, 400], 96)
  )
}

export const grille: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(-20 20) scale(.78)') +
    beside(
      fill('p', 'M640 246h36v22h-36zM640 392h36v22h-36z') +
        fill('m', 'M618 229Q604 332 622 435H646V229z') +
        fill('f', 'M632 229V435'),
    ) +
    fill('a', 'M590 332H710'),
  packedSize: () => [900, 110, 380],
}
