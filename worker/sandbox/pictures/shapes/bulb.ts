import { note, stated, titleBlock } from '../drafting.ts'
import { fill, group, path, turn } from '../geometry.ts'
import { text } from '../lettering.ts'
import { type PictureSubject, words, written } from '../subject.ts'
import { type Stretch, turned } from '../turned.ts'
import type { Shape } from './shape.ts'

type Family = 'halogen' | 'dipped' | 'ball' | 'wedge' | 'festoon'

function familyOf(part: PictureSubject): Family {
  const type = words(part, 'bulb_type')
  if (/^(c5w|festoon|sv)/.test(type)) return 'festoon'
  if (/^(w\d|t10|wedge)/.test(type)) return 'wedge'
  if (/^(h4|r2|hs1|p45)/.test(type)) return 'dipped'
  return /^h\d/.test(type) ? 'halogen' : 'ball'
}

const pins = (x: number, count: number) =>
  fill(
    'n',
    Array.from(
      { length: count },
      (_, index) => path`M${x} ${400 - (count - 1) * 22 + index * 44 - 8}h-62v16h62z`,
    ).join(''),
  )
const filament = (x: number, wide: number) =>
  fill(
    'f',
    path`M${x - 70} 392H${x}l${wide / 6} -10 ${wide / 6} 20 ${wide / 6} -20 ${wide / 6} 20 ${wide / 6} -20 ${wide / 6} 10M${x - 70} 414H${x + wide - 4}V404`,
  )

function headlamp(dipped: boolean): string {
  const base: Stretch[] = [
    { long: 84, r: 66, ink: 'p', kind: 'round' },
    { long: 12, r: dipped ? 150 : 120, ink: 'm' },
    { long: 46, r: 62, ink: 'n' },
    { long: 26, r: 54, ink: 'n' },
  ]
  const glass = dipped
    ? 'M376 348H560Q620 348 620 400T560 452H376z'
    : 'M376 352H560Q608 352 608 400T560 448H376z'
  const cap = fill('x', dipped ? 'M590 352Q620 362 620 400T590 448z' : 'M586 352Q608 362 608 400T586 448z')
  return (
    pins(214, dipped ? 3 : 2) +
    fill('V', glass) +
    fill('h', 'M380 358H560V374H380z') +
    filament(450, 78) +
    (dipped ? fill('n', 'M490 420q30 22 60 0l-6 18h-48z') : '') +
    cap +
    turned(208, 400, base)
  )
}

function ball(part: PictureSubject): string {
  const large = /21/.test(words(part, 'bulb_type'))
  const r = large ? 104 : 84
  const base: Stretch[] = [
    { long: 18, r: 26, ink: 'n', kind: 'round' },
    { long: 14, r: 50, ink: 'p' },
    { long: 120, r: 60, ink: 'b' },
  ]
  const glass = path`M400 ${400 - 54}C440 ${400 - 60} 440 ${400 - r} ${500} ${400 - r}A${r} ${r} 0 0 1 500 ${400 + r}C440 ${400 + r} 440 460 400 454z`
  const bayonet = fill('b', 'M300 332h20v14h-20zM330 454h20v14h-20z')
  return (
    fill(words(part, 'colour') === 'amber' ? 'A' : 'V', glass) +
    fill(
      'h',
      path`M440 ${400 - r * 0.55}Q470 ${400 - r * 0.84} 520 ${400 - r * 0.82}L520 ${400 - r * 0.62}Q480 ${400 - r * 0.6} 452 ${400 - r * 0.36}z`,
    ) +
    filament(486, 60) +
    bayonet +
    turned(248, 400, base)
  )
}

function wedge(): string {
  return (
    fill('V', 'M300 350H470C530 350 570 366 570 400S530 450 470 450H300z') +
    fill('h', 'M310 362H480V376H310z') +
    filament(440, 60) +
    fill('V', 'M220 340H310V460H220z') +
    fill('f', 'M236 340V300H262V340M262 460V500H236V460M240 370H300M240 430H300')
  )
}

function festoon(): string {
  const cap = (flip: 1 | -1) =>
    fill('n', path`M${400 + flip * 130} 348h${flip * 50}l${flip * 56} 34v36l${flip * -56} 34h${flip * -50}z`)
  return (
    fill('V', 'M270 348H530V452H270z') +
    fill('h', 'M272 358H528V376H272z') +
    fill('f', 'M270 400H330l12-10 12 20 12-20 12 20 12-20 12 20 12-20 12 20 12-20 12 10H530') +
    cap(1) +
    cap(-1)
  )
}

function figure(part: PictureSubject): string {
  const family = familyOf(part)
  if (family === 'festoon') return festoon()
  if (family === 'wedge') return wedge()
  return family === 'ball' ? ball(part) : headlamp(family === 'dipped')
}

/** As it is stamped on the base: type, volts, watts. */
function ratings(part: PictureSubject): string {
  const [type, volts, watts] = ['bulb_type', 'voltage_v', 'power_w'].map((id) => written(part, id))
  return [type, volts && `${volts} V`, watts && `${watts} W`].filter(Boolean).join('  ')
}

export const bulb: Shape = {
  painted(part) {
    const pack = written(part, 'pack_qty')
    return (
      group(figure(part), `${turn(-38, [400, 400])} translate(-48 -44) scale(1.12)`) +
      (pack && pack !== '1' ? text('t', [690, 720], `${pack}×`, { size: 44 }) : '')
    )
  },
  drawn: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(0 -60)') +
    fill('a', 'M120 340H680') +
    (ratings(part) && text('t', [400, 600], ratings(part))) +
    stated(part, 'base', (v) => note([280, 380], [160, 200], v)),
  extent: () => [70, 45, 90],
}
