import { stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, fill, group } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { block } from '../../solids/isometric.ts'
import { tube } from '../../solids/tube.ts'
import { displayText, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Cross beam with side arms, neck and ball towards us. */
function figure(part: PictureSubject): string {
  const detachable = /detach|remov|swan|vertical/.test(lowerText(part, 'towbar_type'))
  const beam = { foot: [128, 450] as const, wide: 600, deep: 34, high: 56 }
  const arm = (x: number, y: number) =>
    fill('i', `M${x} ${y}l-96-54v-44l96 54z`) +
    circle('x', [x - 66, y - 58], 8) +
    circle('x', [x - 26, y - 36], 8)
  const neck = 'M404 310C470 346 490 430 470 510S486 632 528 632 562 606 562 580'
  return (
    arm(206, 396) +
    block('i', beam) +
    arm(620, 160) +
    fill('i', 'M346 296l76-44 44 26v70l-76 44-44-26z') +
    circle('x', [380, 306], 9) +
    circle('x', [434, 276], 9) +
    tube(neck, 46, 'I') +
    (detachable ? fill('p', 'M416 330l70-40 26 60-74 36z') + circle('c', [520, 312], 24) : '') +
    fill('n', 'M540 590h44v-40h-44z') +
    circle('n', [562, 512], 54) +
    fill('h', 'M528 494Q540 468 570 470L566 486Q546 488 540 504z')
  )
}

export const towbar: Shape = {
  render: (part) => centred(figure(part), [374, 338], 1.06),
  blueprint(part) {
    const trailer = displayText(part, 'max_trailer_kg')
    return (
      titleBlock(part) +
      group(figure(part), 'translate(20 0) scale(.88)') +
      (trailer ? text('t', [220, 620], `${trailer} kg`) : '') +
      stated(part, 'max_nose_kg', (v) => text('t', [520, 650], `S ${v} kg`))
    )
  },
  packedSize: () => [1100, 420, 260],
}
