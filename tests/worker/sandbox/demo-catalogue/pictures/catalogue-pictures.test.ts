import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogueSubjects } from '#scripts/contact-sheet/subjects.ts'
import { brandColours } from '#src/brand.ts'
import { hasMeasures } from '#src/features/catalogue/has-measures.ts'
import { linesOf, type TextBox, textBoxes } from '#tests/support/text-boxes.ts'
import { xmlFault } from '#tests/support/xml-fault.ts'
import { shapeNames } from '#worker/sandbox/demo-catalogue/pictures/all-shapes.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import { drawings } from '#worker/sandbox/demo-catalogue/pictures/edition.ts'
import { outlinesOf } from '#worker/sandbox/demo-catalogue/pictures/preview/outlines.ts'
import { type PictureSubject, type View, views } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import { seededShop } from '../seed/seeded-shop.ts'

const parts = catalogueSubjects(20, seededShop().sql)

/** The defects in the pictures of the catalogue, by article number and view. */
const faults = (some: readonly View[], faultOf: (picture: string, part: PictureSubject) => string | null) =>
  parts.flatMap((part) =>
    some.flatMap((view) => {
      const fault = faultOf(drawPicture(part, view), part)
      return fault === null ? [] : [`${part.sku}-${view}: ${fault}`]
    }),
  )

const overlap = (one: TextBox, other: TextBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test('parts of all 72 shapes are in the catalogue, each of them drawn', () => {
  expect(shapeNames).toHaveLength(72)
  expect([...new Set(parts.map(({ shape }) => shape))].toSorted()).toEqual(shapeNames.toSorted())
})

/** The pictures in the colours of the brand that the edition was made with. */
const inFirstColours = (picture: string) =>
  picture.replaceAll(brandColours.accent.light, '#c8410b').replaceAll(brandColours.accent.dark, '#ff7a3d')

test('the edition matches the pictures: when they change, the new name goes into pictures/edition.ts', () => {
  const hash = createHash('sha256')
  for (const part of parts) for (const view of views) hash.update(inFirstColours(drawPicture(part, view)))
  expect(drawings).toBe(hash.digest('hex').slice(0, 12))
})

test('every picture weighs 1 to 16 kB', () => {
  const weight = (picture: string) => {
    const bytes = new TextEncoder().encode(picture).length
    return bytes >= 1024 && bytes <= 16_384 ? null : `${bytes} bytes`
  }
  expect(faults(views, weight)).toEqual([])
})

test('every picture is well-formed and knows all its numbers', () => {
  expect(
    faults(views, (picture) => xmlFault(picture) ?? /NaN|Infinity|undefined/.exec(picture)?.[0] ?? null),
  ).toEqual([])
})

test('every path is whole: of a broken one browsers draw the beginning only', () => {
  const seen = new Set<string>()
  const broken = (picture: string) => {
    for (const [, d = ''] of picture.matchAll(/ d="([^"]*)"/g)) {
      if (seen.has(d)) continue
      seen.add(d)
      try {
        outlinesOf({ name: 'path', attributes: new Map([['d', d]]), children: [] }, 0.01)
      } catch {
        return d
      }
    }
    return null
  }
  expect(faults(views, broken)).toEqual([])
})

test('no lettering runs off its sheet', () => {
  const off = ({ left, right, top, bottom }: TextBox) => left < 0 || top < 0 || right > 800 || bottom > 800
  expect(faults(views, (picture) => textBoxes(picture).find(off)?.words ?? null)).toEqual([])
})

test('no two dimension labels overlap', () => {
  const collision = (picture: string) => {
    const boxes = textBoxes(picture)
    const pair = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .flatMap((other) => (overlap(one, other) ? `${one.words} on ${other.words}` : [])),
    )
    return pair[0] ?? null
  }
  expect(faults([2], collision)).toEqual([])
})

test('a drawing that the shop calls one of dimensions states some', () => {
  const measured = (picture: string, { technical, pieces, sku }: PictureSubject) => {
    const [, ...stated] = linesOf(picture, 't').filter((words) => words !== sku)
    const texts = Object.fromEntries(Object.entries(technical).map(([id, value]) => [id, String(value)]))
    return !pieces && hasMeasures({ technical: texts }) && stated.length === 0 ? 'no measure' : null
  }
  expect(faults([2], measured)).toEqual([])
})

test('a part is drawn by what its cars and engines have in common', () => {
  const factsOf = (partType: string, fact: keyof PictureSubject) =>
    new Set(parts.filter((part) => part.partType === partType).map((part) => part[fact]))
  expect(factsOf('front-wing', 'yearFrom')).not.toContain(undefined)
  expect(factsOf('emblem', 'make')).not.toContain(undefined)
  expect([...factsOf('headlight', 'headlamps')].toSorted()).toEqual(['round', 'square', 'swept'])
  const covers = parts.filter(({ partType }) => partType === 'valve-cover-gasket')
  expect(new Set(covers.map(({ valveCover }) => valveCover?.kind))).toEqual(
    new Set(['bolted', 'clamped', 'wells']),
  )
  const lamps = parts.filter(({ technical }) => technical.outer_diameter_mm === '178')
  expect(lamps.map(({ partType }) => partType)).toContain('headlight')
})

test('an emblem bears no word of another make', () => {
  const word = (picture: string, { partType, make }: PictureSubject) =>
    partType === 'emblem' && make !== 'MG' && linesOf(picture).includes('GT') ? `GT on a ${make}` : null
  expect(faults([1, 2], word)).toEqual([])
})

test('a carton shows the number of its pieces', () => {
  expect(
    faults([4], (picture, { sku }) => (picture.includes(`>${sku}</title>`) ? null : 'another number')),
  ).toEqual([])
})

test('the left part is the mirror image of the right part', () => {
  const sided =
    'brake-caliper control-arm tie-rod-end drive-shaft headlight tail-light indicator door-mirror mirror-glass front-wing'
  for (const partType of sided.split(' ')) {
    const part = parts.find((one) => one.partType === partType)!
    const [left, right] = (['left', 'right'] as const).map((side) => drawPicture({ ...part, side }, 1))
    expect([partType, left!.includes('matrix(-1 0 0 1 800 0)')]).toEqual([partType, false])
    const turnedBack = right!.replace(/<g transform="matrix\(-1 0 0 1 800 0\)">(.*)<\/g>/s, '$1')
    expect([partType, turnedBack]).toEqual([partType, left])
  }
})
