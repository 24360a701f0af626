import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, contour, fill, group } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import type { Shape } from '../shape.ts'

const shell =
  'M170 300Q172 240 232 238L300 236V190H420V232L560 226Q628 226 634 290L646 520Q646 580 590 584L560 586V640H500V588L240 596Q180 596 176 540z'

/** Translucent, with its cap, two marks for the level, spigots below and at the side. */
const figure =
  fill('w', 'M636 380H712V424H640z') +
  fill('w', shell) +
  `<clipPath id="o"><path d="${shell}"/></clipPath><g clip-path="url(#o)">${fill('V', 'M0 430H800V700H0z')}${fill('s', 'M560 200H700V700H540Q600 480 560 200z')}${fill('h', 'M190 250H250V600H190z')}</g>` +
  contour(shell, 5) +
  contour('M176 410Q400 420 642 404M172 310H640', 2.5, ' stroke-opacity=".6"') +
  fill('J', 'M250 372H320M250 500H320', ' stroke-width="4"') +
  text('l', [350, 382], 'MAX', { size: 30, anchor: 'start' }) +
  text('l', [350, 510], 'MIN', { size: 30, anchor: 'start' }) +
  fill('p', 'M286 196V142Q286 130 298 130H422Q434 130 434 142V196z') +
  fill('f', 'M306 138V190M332 134V194M358 134V194M384 134V194M412 138V190') +
  fill('s', 'M394 132H422Q434 130 434 142V194H394z')

export const tank: Shape = {
  render: () => centred(figure, [441, 385]),
  blueprint: (part) =>
    titleBlock(part) +
    group(figure, 'translate(60 0) scale(.85)') +
    stated(part, 'capacity_l', (v) => note([560, 430], [650, 620], `${v} l`)),
  packedSize: () => [260, 160, 240],
}
