import { brandPlate } from '../brand-plate.ts'
import { titleBlock } from '../drafting.ts'
import { block, blockWithin, onFace } from '../isometric.ts'
import { text } from '../lettering.ts'
import { type PictureSubject, proportion, written } from '../subject.ts'
import type { Extent, Shape } from './shape.ts'

const extent = (part: PictureSubject): Extent => [
  proportion(part, 'length_mm', 200, 60, 600),
  proportion(part, 'width_mm', 170, 50, 400),
  proportion(part, 'height_mm', 160, 40, 400),
]

/** What a part looks like that has no drawing yet: its maker's box. */
export const box: Shape = {
  painted(part) {
    const it = blockWithin([400, 400], 560, [200, 200, 170])
    return (
      block('c', it, 'k') +
      onFace(it, 'left', brandPlate(part.brandName, [it.deep / 2, it.high / 2], it.high * 0.5, 'w', 'l')) +
      onFace(
        it,
        'right',
        text('o', [it.wide / 2, it.high / 2 + 12], part.brandName, { size: 44, within: it.wide * 0.8 }),
      )
    )
  },
  drawn(part) {
    const sizes = ['length_mm', 'width_mm', 'height_mm'].map((id) => written(part, id))
    const known = sizes.filter((size) => size !== null)
    return (
      titleBlock(part) +
      block('m', blockWithin([400, 340], 480, extent(part))) +
      (known.length > 0 ? text('t', [400, 680], known.join(' × ')) : '')
    )
  },
  extent,
}
