import { titleBlock } from '../drafting.ts'
import { circle, fill, group } from '../geometry.ts'
import { at } from '../tube.ts'
import { turned } from '../turned.ts'
import type { Shape } from './shape.ts'

const snail = 'M0-190C120-190 190-104 190 0S104 172 0 172-164 96-164 0C-164-60-140-116-96-150L-150-240H-20z'

/** Compressor before, centre body, turbine housing behind. */
function figure(): string {
  const hot = at(fill('i', snail, ' transform="scale(-.86 .86)"') + circle('f', [0, 0], 96), [540, 400])
  const core = at(
    turned(0, 0, [
      { long: 60, r: 96, ink: 'i' },
      { long: 50, r: 70, ink: 'm' },
      { long: 60, r: 110, ink: 'i' },
    ]),
    [400, 400],
  )
  const oil = at(
    turned(0, 0, [
      { long: 30, r: 26, ink: 'm' },
      { long: 20, r: 34, ink: 'b', kind: 'hex' },
    ]),
    [470, 330],
    -90,
  )
  const blades = Array.from(
    { length: 9 },
    (_, index) => `<use href="#v" transform="rotate(${index * 40})"/>`,
  ).join('')
  const cold =
    fill('n', snail) +
    fill('s', 'M190 0S104 172 0 172-130 130-150 70Q-60 150 40 120 140 90 150-30z') +
    fill('n', 'M-164-262H-6V-232H-164z') +
    circle('n', [0, 0], 112) +
    circle('x', [0, 0], 92) +
    `<g class="m" stroke-width="3"><path id="v" d="M0-20Q34-44 26-86L2-90Q14-54 0-20z"/>${blades}</g>` +
    circle('n', [0, 0], 22) +
    circle('b', [0, 0], 10)
  return hot + core + oil + at(cold, [310, 420])
}

export const turbo: Shape = {
  painted: () => at(figure(), [0, 20]),
  drawn: (part) => titleBlock(part) + group(figure(), 'translate(50 0) scale(.85)'),
  extent: () => [240, 220, 210],
}
