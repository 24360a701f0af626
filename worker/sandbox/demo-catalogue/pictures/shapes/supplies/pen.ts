import { brandPlate } from '../../brand-plate.ts'
import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, group, turn } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { displayText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const stretches: Stretch[] = [
  { long: 24, r: 46, to: 54, ink: 'm' },
  { long: 300, r: 56, ink: 'w' },
  { long: 18, r: 58, ink: 'p' },
  { long: 190, r: 50, ink: 'c' },
  { long: 60, r: 50, to: 24, ink: 'c' },
  { long: 26, r: 20, ink: 'c', kind: 'round' },
]

/** A paint stick: its cap is the colour that is in it, its label says the code. */
function stick(part: PictureSubject): string {
  const x = 400 - lengthOf(stretches) / 2
  const code = displayText(part, 'colour_code')
  return (
    turned(x, 400, stretches) +
    brandPlate(part.brandName, [x + 86, 400], 66, 'p') +
    (code ? text('l', [x + 220, 416], code, { size: 46, within: 170 }) : '')
  )
}

export const pen: Shape = {
  render: (part) =>
    circle('c', [616, 596], 78) +
    `<path class="h" d="M560 560A66 66 0 0 1 640 534L632 552A48 48 0 0 0 574 572z"/>` +
    group(stick(part), turn(-42, [400, 400])),
  blueprint: (part) =>
    titleBlock(part) +
    group(stick(part), 'translate(0 -70)') +
    stated(part, 'volume_ml', (v) => note([250, 386], [320, 520], `${v} ml`)),
  packedSize: () => [140, 24, 24],
}
