import { titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group } from '../../geometry.ts'
import { extruded } from '../../solids/extruded.ts'
import { at } from '../../solids/tube.ts'
import type { Shape } from '../shape.ts'

/** A snail about its shaft, its mouth up to the left. */
const snail = 'M0-190C120-190 190-104 190 0S104 172 0 172-164 96-164 0C-164-60-140-116-96-150L-110-226H10z'

const blades = Array.from(
  { length: 9 },
  (_, index) => `<use href="#v" transform="rotate(${index * 40})"/>`,
).join('')

const mouth = (wheel: string) =>
  circle('n', [0, 0], 112) +
  circle('x', [0, 0], 92) +
  `<g class="m" stroke-width="3">${wheel}</g>` +
  circle('n', [0, 0], 22) +
  circle('b', [0, 0], 10)

/** The compressor alone, square to its shaft. */
const face =
  fill('n', 'M-126-262H26V-226H-126z') + fill('n', snail) + mouth(blades) + fill('a', 'M-190 0H216M0-216V200')

/** The compressor before us, the bearing housing with its oil feed behind it, the turbine at the far end. */
function figure(): string {
  const turbine =
    extruded('t', snail, [70, 40], 'i', 'i', 12) +
    fill('i', 'M-126-230L-56-190H96V-222L26-262z') +
    fill('i', 'M-126-262H26V-230H-126z') +
    circle('f', [0, 0], 112)
  const housing =
    fill('m', 'M30 70L260-30A76 76 0 0 0 200-170L-30-70z') +
    fill('s', 'M30 70L260-30A76 76 0 0 0 298-70L68 30z') +
    fill('h', 'M-2-80L218-176A76 76 0 0 1 246-174L26-78z')
  const oil = fill('n', 'M-24 0V-46H24V0z') + fill('b', 'M-32-46V-74H32V-46zM-12-46V-74M12-46V-74')
  const compressor =
    extruded('c', snail, [80, -36], 'n', 'n', 12) +
    fill('m', 'M-126-262L-46-298H106V-266L26-230z') +
    fill('n', 'M-126-262H26V-230H-126z') +
    fill('s', 'M190 0S104 172 0 172-130 130-150 70Q-60 150 40 120 140 90 150-30z') +
    mouth(`<path id="v" d="M0-20Q34-44 26-86L2-90Q14-54 0-20z"/>${blades}`)
  return (
    group(turbine, 'matrix(.8 0 0-.8 560 330)') +
    at(housing, [330, 430]) +
    at(oil, [500, 296]) +
    group(compressor, 'matrix(.86 0 0 .86 250 470)')
  )
}

export const turbo: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(), 'translate(-8 70) scale(.6)') +
    group(face, 'matrix(.56 0 0 .56 612 330)'),
  packedSize: () => [240, 220, 210],
}
