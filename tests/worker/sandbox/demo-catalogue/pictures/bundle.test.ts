import { expect, test } from 'vitest'
import { linesOf } from '#tests/support/text-boxes.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import type { PictureSubject, Piece } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import { specimen } from './specimens.ts'

const piece = (partType: string, more: Partial<Piece> = {}): Piece => ({
  part: { ...specimen(partType, {}, { axle: 'front' }), sku: `${partType}-1` },
  quantity: 1,
  required: true,
  ...more,
})

const set = (...pieces: Piece[]): PictureSubject => ({
  ...specimen('filter-set', {}),
  sku: 'SET-1',
  shape: 'box',
  preset: 'set',
  brandName: '',
  pieces,
})

const brakes = set(
  piece('brake-disc', { quantity: 2 }),
  piece('brake-pads'),
  piece('brake-cleaner', { required: false }),
)

test('a set is shown as its pieces, and pieces it needs two of twice', () => {
  const hero = drawPicture(brakes, 1)
  expect(hero.match(/<g id="\w+p\d"/g)).toHaveLength(3)
  expect(hero.match(/<use href="#\w+p0" x/g)).toHaveLength(1)
})

test('each piece keeps the colour of its maker', () => {
  const two = [40, 200].map((hue) => piece('oil-filter', { part: { ...specimen('oil-filter', {}), hue } }))
  const hero = drawPicture(set(...two), 1)
  expect(hero).toContain('hsl(40 38% 42%)')
  expect(hero).toContain('hsl(200 38% 42%)')
})

test('the drawing of a bundle is a parts list: every number with its quantity', () => {
  const list = linesOf(drawPicture(brakes, 2))
  expect(list.slice(-3)).toEqual(['1 · 2 × brake-disc-1', '2 · 1 × brake-pads-1', '3 · 1 × brake-cleaner-1'])
})

test('the position view of a bundle shows its required pieces', () => {
  const marks = (part: PictureSubject) => drawPicture(part, 3).match(/<circle class="q"/g) ?? []
  expect(marks(brakes)).toEqual(marks(piece('brake-disc').part))
})

test('of many heavy pieces those are drawn that fit, and all are listed', () => {
  const many = set(...Array.from({ length: 6 }, () => piece('water-pump')))
  for (const view of [1, 2] as const) {
    const picture = drawPicture(many, view)
    expect(new TextEncoder().encode(picture).length).toBeLessThanOrEqual(16_384)
    expect(picture).toContain('<path')
  }
  const list = drawPicture(many, 2)
  expect(list.match(/× water-pump-1</g)).toHaveLength(6)
  expect(linesOf(list).filter((words) => /^\d$/.test(words))).toEqual(['1', '2', '3', '4', '5', '6'])
})
