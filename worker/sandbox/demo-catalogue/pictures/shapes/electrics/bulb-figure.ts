import { fill, path } from '../../geometry.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'

export type Family = 'halogen' | 'dipped' | 'ball' | 'wedge' | 'festoon'

/** Two filaments, for high and low beam. */
const isDipped = (type: string) => /^(h4|r2|hs1|p45)/.test(type)

export function familyOf(part: PictureSubject): Family {
  const type = lowerText(part, 'bulb_type')
  if (/^(c5w|festoon|sv)/.test(type)) return 'festoon'
  if (/^(w\d|t10|wedge)/.test(type)) return 'wedge'
  if (isDipped(type)) return 'dipped'
  // An H6W is a small bulb with a bayonet.
  return /^hb?\d/.test(type) && !type.endsWith('w') ? 'halogen' : 'ball'
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

/** A lamp of this kind is plugged in at the end of its own wire. */
const pigtail =
  fill('', 'M214 400C170 400 180 450 130 450', ' stroke-width="20"') +
  fill('R', 'M214 400C170 400 180 450 130 450', ' stroke-width="11"') +
  fill('n', 'M134 438H84V462H134z')

/** The base of a lamp that is turned into its place: lugs, a seal, a socket that points down. */
const angledBase =
  fill('p', 'M196 344H306V456H290V548H206V456H196z') +
  fill('s', 'M258 456H290V548H258z') +
  fill('f', 'M206 500H290M230 520V548M266 520V548') +
  turned(296, 400, [
    { long: 12, r: 104, ink: 'p' },
    { long: 14, r: 84, ink: 'r', kind: 'round' },
    { long: 30, r: 64, ink: 'p' },
    { long: 24, r: 54, ink: 'n' },
  ])

/** The glass and the base of a bulb; diodes take the space of the glass. */
interface Light {
  glass: string
  base: string
  from: number
  wide: number
}

function headlamp(type: string): Light {
  const dipped = isDipped(type)
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
  // The older bulb with two filaments has clear glass.
  const capped = /^(h([4789]|11)|hb4|hs1)/.test(type)
  const mirror = dipped ? fill('n', 'M490 420q30 22 60 0l-6 18h-48z') : ''
  return {
    glass:
      fill('V', glass) +
      fill('h', 'M380 358H560V374H380z') +
      filament(450, 78) +
      mirror +
      (capped ? cap : fill('f', 'M608 392h16v16h-16')),
    base: /^(h([89]|11)|hb)/.test(type)
      ? angledBase
      : (/^h3/.test(type) ? pigtail : pins(214, dipped ? 3 : type === 'h1' ? 1 : 2)) + turned(208, 400, base),
    from: 370,
    wide: 210,
  }
}

function ball(part: PictureSubject): Light {
  const large = /21/.test(lowerText(part, 'bulb_type'))
  const r = large ? 104 : 84
  const double = /21\/5/.test(lowerText(part, 'bulb_type'))
  const base: Stretch[] = [
    { long: 18, r: double ? 0 : 26, ink: 'n', kind: 'round' },
    { long: 14, r: 50, ink: 'p' },
    { long: 120, r: 60, ink: 'b' },
  ]
  const glass = path`M400 ${400 - 54}C440 ${400 - 60} 440 ${400 - r} ${500} ${400 - r}A${r} ${r} 0 0 1 500 ${400 + r}C440 ${400 + r} 440 460 400 454z`
  const bayonet =
    fill('b', double ? 'M300 332h20v14h-20zM330 454h20v14h-20z' : 'M310 332h20v14h-20zM310 454h20v14h-20z') +
    (double ? fill('n', 'M268 364h-20v24h20zM268 412h-20v24h20z') : '')
  const shine = path`M440 ${400 - r * 0.55}Q470 ${400 - r * 0.84} 520 ${400 - r * 0.82}L520 ${400 - r * 0.62}Q480 ${400 - r * 0.6} 452 ${400 - r * 0.36}z`
  const amber = lowerText(part, 'colour') === 'amber' || /^py/.test(lowerText(part, 'bulb_type'))
  return {
    glass: fill(amber ? 'A' : 'V', glass) + fill('h', shine) + filament(486, 60),
    base: bayonet + turned(248, 400, base),
    from: 394,
    wide: 180,
  }
}

const wedge: Light = {
  glass:
    fill('V', 'M300 350H470C530 350 570 366 570 400S530 450 470 450H300z') +
    fill('h', 'M310 362H480V376H310z') +
    filament(440, 60),
  base:
    fill('V', 'M220 340H310V460H220z') +
    fill('f', 'M236 340V300H262V340M262 460V500H236V460M240 370H300M240 430H300M310 352V448M324 352V448') +
    fill('s', 'M220 430H306V450H470C530 450 560 436 568 416 560 426 530 434 470 434H306V460H220z') +
    fill('h', 'M222 346H306V358H222z'),
  from: 306,
  wide: 250,
}

const festoonCap = (flip: 1 | -1) =>
  fill('n', path`M${400 + flip * 130} 348h${flip * 50}l${flip * 56} 34v36l${flip * -56} 34h${flip * -50}z`) +
  fill('s', path`M${400 + flip * 130} 424h${flip * 92}l${flip * -42} 28h${flip * -50}z`) +
  fill('f', path`M${400 + flip * 144} 348v104M${400 + flip * 180} 348v104`)

const festoon: Light = {
  glass:
    fill('V', 'M270 348H530V452H270z') +
    fill('h', 'M272 358H528V376H272z') +
    fill('f', 'M270 400H330l12-10 12 20 12-20 12 20 12-20 12 20 12-20 12 20 12-20 12 10H530'),
  base: festoonCap(1) + festoonCap(-1),
  from: 270,
  wide: 260,
}

/** Diodes on a stalk in place of the glass: two rows of chips, and a strip to cool them. */
const diodes = (x: number, wide: number) =>
  fill('p', path`M${x} 352h${wide}v96h${-wide}z`) +
  fill(
    'y',
    path`M${x + 16} 368h${wide - 32}v24h${32 - wide}zM${x + 16} 408h${wide - 32}v24h${32 - wide}z`,
    ' stroke-width="2.5"',
  ) +
  fill(
    'f',
    [0.2, 0.35, 0.5, 0.65, 0.8]
      .map((share) => path`M${x + wide * share} 368v24M${x + wide * share} 408v24`)
      .join(''),
  ) +
  fill('s', path`M${x} 432h${wide}v16h${-wide}z`)

function lightOf(part: PictureSubject): Light {
  const family = familyOf(part)
  if (family === 'festoon') return festoon
  if (family === 'wedge') return wedge
  return family === 'ball' ? ball(part) : headlamp(lowerText(part, 'bulb_type'))
}

/** Glass and base, or diodes in place of the glass, lying along the axis at y 400. */
export function lampFigure(part: PictureSubject): string {
  const light = lightOf(part)
  const led = /led/.test(lowerText(part, 'light_source'))
  return (led ? diodes(light.from, light.wide) : light.glass) + light.base
}
