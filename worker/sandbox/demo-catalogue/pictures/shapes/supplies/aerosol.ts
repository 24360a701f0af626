import { brandPlate } from '../../brand-plate.ts'
import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { fill, group } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { displayText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Flammable, as the label has to say: a flame in a red diamond. */
const diamond =
  fill('w', 'M0-44L44 0 0 44-44 0z', ' style="stroke:#b8433b"') +
  fill('l', 'M-16 20Q-26-2-6-14-8-22-2-30 12-20 12-8 18-12 16-18 30 4 16 20z')

function figure(part: PictureSubject): string {
  const volume = displayText(part, 'volume_ml')
  const can = turned(0, 0, [
    { long: 12, r: 108, to: 114, ink: 'm' },
    { long: 390, r: 112, ink: 'c' },
    { long: 12, r: 114, ink: 'm' },
    { long: 46, r: 104, to: 62, ink: 'm' },
  ])
  const cap = turned(0, 0, [{ long: 110, r: 72, ink: 'p', kind: 'round' }])
  return (
    at(cap, [400, 246], -90) +
    at(can, [400, 690], -90) +
    fill('w', 'M288 400H512V600H288z', ' stroke-width="2.5"') +
    brandPlate(part.brandName, [400, 350], 70, 'w', 'l') +
    at(diamond, [348, 500]) +
    (volume ? text('l', [452, 512], `${volume} ml`, { size: 34, within: 108 }) : '')
  )
}

export const aerosol: Shape = {
  render: (part) => `<ellipse class="s" cx="414" cy="690" rx="140" ry="16"/>${figure(part)}`,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(40 0) scale(.9)') +
    stated(part, 'volume_ml', (v) => note([500, 330], [600, 240], `${v} ml`)),
  packedSize: () => [66, 66, 230],
}
