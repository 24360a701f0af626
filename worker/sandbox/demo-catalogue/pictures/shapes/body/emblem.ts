import { beside, titleBlock } from '../../dimension-lines.ts'
import { centred, fill, group, hash, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { extruded } from '../../solids/extruded.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Words on cars of a make that are no names of its models. */
const inscriptions: Readonly<Record<string, readonly string[]>> = {
  Volvo: ['De Luxe', 'Automatic', 'Overdrive'],
  Saab: ['De Luxe', 'Automatic', 'Turbo'],
  Volkswagen: ['De Luxe', 'Automatic'],
  BMW: ['Automatic', 'Injection'],
  'Mercedes-Benz': ['Automatic'],
  MG: ['GT', 'Overdrive'],
}
const onAnyCar = ['De Luxe', 'Special']

const faceOf = (part: PictureSubject) => (/plastic|black/.test(lowerText(part, 'material')) ? 'p' : 'n')

/** Two aslant, one upright, two across. */
const stripesOf = [
  'M240 270L560 430V490L240 330zM240 400L560 560V620L240 460z',
  'M370 230H430V600H370z',
  'M240 310H560V362H240zM240 430H560V482H240z',
]

/** The shield of a grille: stripes, and no word. */
function shield(part: PictureSubject): string {
  const outline = 'M240 210H560Q580 210 580 230V420Q570 540 400 610 230 540 220 420V230Q220 210 240 210z'
  const field = 'M258 244H542V414Q534 512 400 572 266 512 258 414z'
  const stripes = stripesOf[hash(part.sku) % stripesOf.length] ?? ''
  return (
    extruded('e', outline, [12, 14], 'i', faceOf(part)) +
    `<clipPath id="o"><path d="${field}"/></clipPath><g clip-path="url(#o)">` +
    fill('c', field) +
    fill(faceOf(part), stripes) +
    `</g>${fill('h', 'M262 248H538V264H262z')}${fill('', field)}`
  )
}

function figure(part: PictureSubject): string {
  const face = faceOf(part)
  if (isShield(part)) return shield(part)
  const words = inscriptions[part.make ?? ''] ?? onAnyCar
  const inscription = words[hash(part.sku) % words.length] ?? ''
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

const isShield = (part: PictureSubject) => lowerText(part, 'mounting_place') === 'grille'

/** Seen from its edge: the plate, and the pins that go through the panel. */
function edge(part: PictureSubject): string {
  const [top, foot] = isShield(part) ? [187, 467] : [264, 369]
  const pin = (y: number) => path`M656 ${y - 5}h44v10h-44z`
  return (
    fill(faceOf(part), pin(top + 26) + pin(foot - 26)) +
    fill(faceOf(part), path`M640 ${top}h10q6 0 6 6V${foot - 6}q0 6-6 6h-10q-8 0-8-8V${top + 8}q0-8 8-8z`)
  )
}

export const emblem: Shape = {
  render: (part) => centred(figure(part), [406, 410], 1.15),
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(30 40) scale(.7)') +
    beside(edge(part)) +
    fill('a', isShield(part) ? 'M160 327H730M310 160V500' : 'M610 316H730'),
  packedSize: () => [120, 20, 60],
}
