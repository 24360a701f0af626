import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { contour, dashes, fill, group, n, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { holes, type Slice, stacked } from '../../solids/stacked.ts'
import { displayText, drawableMeasure, has, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** The upper edge of a belt lying on the counter: far half, then the near half back. */
const far = 'M110 330C110 190 250 140 400 150S690 190 690 330'
const near = 'C690 440 570 470 440 432S110 470 110 330'
const nearForth = 'C110 470 310 394 440 432S690 440 690 330'

/** A band on its edge, w high: its inner side beyond, its outer side before. */
function loop(w: number, inner: string): string {
  const wall = `${far}v${n(w)}C690 ${n(190 + w)} 550 ${n(140 + w)} 400 ${n(150 + w)}S110 ${n(190 + w)} 110 ${n(330 + w)}z`
  const middle = `M110 ${n(330 + w / 2)}C110 ${n(190 + w / 2)} 250 ${n(140 + w / 2)} 400 ${n(150 + w / 2)}S690 ${n(190 + w / 2)} 690 ${n(330 + w / 2)}`
  const front = `M690 330${near}v${n(w)}C110 ${n(470 + w)} 310 ${n(394 + w)} 440 ${n(432 + w)}S690 ${n(440 + w)} 690 ${n(330 + w)}z`
  return (
    `<defs><path id="l" d="${wall}"/></defs><g class="p"><use href="#l"/></g>` +
    `<clipPath id="w"><use href="#l"/></clipPath><g clip-path="url(#w)">${inner.replaceAll('MIDDLE', middle)}</g><use href="#l"/>` +
    fill('r', front) +
    fill('h', `M110 330${nearForth}v12C690 ${n(452)} 570 ${n(482)} 440 ${n(444)}S110 482 110 342z`)
  )
}

function ribbed(part: PictureSubject): string {
  const ribs = Math.round(drawableMeasure(part, 'ribs', 6, 2, 12))
  const w = Math.min(170, Math.max(74, ribs * 20))
  let lines = ''
  for (let rib = 1; rib < ribs; rib++) lines += `<use href="#f" y="${n((w * rib) / ribs)}"/>`
  const inner = `<defs><path id="f" d="${far}"/></defs><g stroke-width="4">${lines}</g>`
  const print = [displayText(part, 'ribs'), 'PK', displayText(part, 'length_mm')].join('')
  const body =
    loop(w, inner) +
    (displayText(part, 'length_mm')
      ? text('o', [270, 440 + w * 0.55], print, { size: Math.min(48, w * 0.42), turned: -3 })
      : '')
  return group(body, `translate(0 ${n(90 - w / 2)})`)
}

/** A V-belt, its inner side narrower than its back. */
function vee(part: PictureSubject): string {
  const w = Math.min(120, Math.max(64, drawableMeasure(part, 'belt_width_mm', 10, 6, 25) * 8))
  const edges = [0.24, 0.76].map((at) => `<use href="#f" y="${n(w * at)}"/>`).join('')
  const inner = `<defs><path id="f" d="${far}"/></defs><g stroke-width="5">${edges}</g>`
  const size = ['belt_width_mm', 'length_mm'].flatMap((id) => displayText(part, id) ?? [])
  const print =
    size.length === 2 ? text('o', [270, 440 + w * 0.55], size.join('×'), { size: w * 0.42, turned: -3 }) : ''
  return group(loop(w, inner) + print, `translate(0 ${n(90 - w / 2)})`)
}

const wheel: Slice[] = [
  { high: 8, r: 104, ink: 'm' },
  { high: 54, r: 96, ink: 'n' },
  { high: 8, r: 104, ink: 'm', top: 'n' },
  { high: 12, r: 48, ink: 'i' },
  { high: 18, r: 20, ink: 'n', kind: 'hex', top: 'x' },
]

const pump: Slice[] = [
  { high: 22, r: 84, ink: 'm', top: 'n' },
  { high: 48, r: 46, ink: 'i', kind: 'flutes' },
  { high: 6, r: 54, ink: 'm', top: 'n' },
]

function kit(part: PictureSubject): string {
  const w = Math.min(120, Math.max(70, drawableMeasure(part, 'belt_width_mm', 25, 10, 40) * 3.6))
  const teeth = `<path d="MIDDLE" stroke-width="${n(w)}"${dashes(46, 0.42)}/>`
  const contents = lowerText(part, 'set_contents')
  const withPump = has(part, 'with_water_pump') || contents.includes('water-pump')
  const withIdler = contents === '' || contents.includes('idler')
  const shift = withPump ? 0 : withIdler ? 90 : 210
  return (
    group(loop(w, teeth), `translate(40 ${n(-w / 2)}) scale(.9)`) +
    `<g id="k">${stacked([190 + shift, 690], wheel)}</g>` +
    (withIdler ? `<use href="#k" transform="translate(${n(276 + shift * 0.24)} 172) scale(.76)"/>` : '') +
    (withPump ? stacked([640, 696], pump) + holes([640, 674], 66, 7, 5) : '')
  )
}

/** A stretch of a timing belt from the side, teeth down, and how broad it is. */
function toothed(part: PictureSubject): string {
  let side = 'M110 500H450V540'
  for (let tooth = 0; tooth < 5; tooth++) {
    const right = 450 - tooth * 68
    side += path`H${right - 16}L${right - 22} 576Q${right - 24} 584 ${right - 34} 584T${right - 46} 576L${right - 52} 540`
  }
  return (
    fill('m', `${side}H110z`) +
    '<path class="X" d="M116 520H450" stroke-width="9" stroke-dasharray="0 18"/>' +
    fill('m', 'M540 500H690V584H540z') +
    fill('f', 'M540 540H690') +
    stated(part, 'teeth', (v) => note([646, 222], [660, 120], `Z ${v}`)) +
    stated(part, 'belt_width_mm', (v) => across(540, 690, 450, v, [500, 500]))
  )
}

/** A belt's way around the engine, above what tells its size. */
function blueprint(part: PictureSubject): string {
  const loopLine =
    'M190 150H560C630 150 660 200 640 250S560 320 500 330 380 330 300 350 130 380 110 290 130 150 190 150z'
  const way = contour(loopLine, 14) + contour(loopLine, 7, ' class="Z"')
  return titleBlock(part) + way + (part.preset === 'kit' ? toothed(part) : cut(part))
}

/** The profile of a belt, cut across, at the scale of its width. */
function cut(part: PictureSubject): string {
  const [x1, x2, y] = [230, 570, 560]
  const cords = `<path class="X" d="${path`M${x1 + 14} ${y - 28}H${x2 - 10}`}" stroke-width="9"${dashes(24, 0)}/>`
  const measured =
    stated(part, 'length_mm', (v) => note([646, 222], [670, 120], v)) +
    stated(part, 'belt_width_mm', (v) => across(x1, x2, y - 86, v, [y - 46, y - 46]))
  const profile =
    part.preset === 'v'
      ? path`M${x1} ${y - 46}H${x2}L${x2 - 70} ${y + 90}H${x1 + 70}`
      : ribs(part, [x1, x2, y])
  return (
    fill('m', `${profile}z`) +
    cords +
    measured +
    stated(part, 'ribs', (v) => text('t', [400, y + 84], `${v}×`))
  )
}

function ribs(part: PictureSubject, [x1, x2, y]: readonly [number, number, number]): string {
  const count = Math.round(drawableMeasure(part, 'ribs', 6, 2, 12))
  const pitch = (x2 - x1) / count
  let profile = path`M${x1} ${y - 46}H${x2}V${y}`
  for (let index = 0; index < count; index++) {
    const right = x2 - pitch * index
    profile += path`L${right - pitch * 0.1} ${y} ${right - pitch * 0.36} ${y + 40}H${right - pitch * 0.64}L${right - pitch * 0.9} ${y}H${right - pitch}`
  }
  return profile
}

export const belt: Shape = {
  render: (part) => (part.preset === 'kit' ? kit(part) : part.preset === 'v' ? vee(part) : ribbed(part)),
  blueprint,
  packedSize: (part) => (part.preset === 'kit' ? [260, 130, 90] : [280, 30, 110]),
}
