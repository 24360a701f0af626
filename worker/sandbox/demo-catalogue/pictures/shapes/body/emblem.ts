import { titleBlock } from '../../dimension-lines.ts'
import { centred, fill, group, hash, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { extruded } from '../../solids/extruded.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Words that do not name a maker. */
const inscriptions = ['GT', 'GL', 'Turbo', '2000', 'De Luxe', 'TS', 'Sport', 'Automatic']

function figure(part: PictureSubject): string {
  const seed = hash(part.sku)
  const inscription = inscriptions[seed % inscriptions.length] ?? 'GT'
  const chrome = !/plastic|black/.test(lowerText(part, 'material'))
  const face = chrome ? 'n' : 'p'
  if (inscription.length <= 2) {
    const shield = 'M240 210H560Q580 210 580 230V420Q570 540 400 610 230 540 220 420V230Q220 210 240 210z'
    const inner = 'M258 244H542V414Q534 512 400 572 266 512 258 414z'
    return (
      extruded('e', shield, [12, 14], 'i', face) +
      `<path class="c" d="${inner}"/>` +
      fill('h', 'M262 248H538V264H262z') +
      text('o', [400, 446], inscription, { size: 150, within: 240 })
    )
  }
  const wide = Math.min(290, 120 + inscription.length * 30)
  const plate = path`M${400 - wide} 470L${400 - wide + 46} 320H${400 + wide}L${400 + wide - 46} 470z`
  const inner = path`M${400 - wide + 34} 450L${400 - wide + 66} 340H${400 + wide - 34}L${400 + wide - 66} 450z`
  return (
    extruded('e', plate, [10, 14], 'i', face) +
    `<path class="c" d="${inner}"/>` +
    fill(
      'h',
      path`M${400 - wide + 62} 352L${400 - wide + 66} 340H${400 + wide - 34}L${400 + wide - 37} 352z`,
    ) +
    group(text('o', [400, 428], inscription, { size: 92, within: wide * 1.7 }), 'skewX(-16) translate(118 0)')
  )
}

export const emblem: Shape = {
  render: (part) => centred(figure(part), [406, 410], 1.15),
  blueprint: (part) => titleBlock(part) + group(figure(part), 'translate(60 -10) scale(.85)'),
  packedSize: () => [120, 20, 60],
}
