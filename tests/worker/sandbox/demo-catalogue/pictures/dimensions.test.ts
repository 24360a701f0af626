import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#tests/support/text-boxes.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import type { PictureSubject } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import { specimen, specimens } from './specimens.ts'

/** The numbers on the drawing, without the corner of the sheet. */
function measures(part: PictureSubject): string[] {
  return linesOf(drawPicture(part, 2), 't').filter((words) => words !== 'mm' && words !== part.sku)
}

describe('the dimension drawing', () => {
  test('says the measures of a brake disc as the catalogue states them', () => {
    expect(
      measures(
        specimen('brake-disc', {
          diameter_mm: 256,
          thickness_mm: 12.7,
          min_thickness_mm: 11.2,
          height_mm: 39.5,
          holes: 4,
          pcd_mm: 100,
          centre_bore_mm: 59.9,
        }),
      ),
    ).toEqual(expect.arrayContaining(['Ø 256', '12.7', 'MIN TH 11.2', '39.5', '4×100', 'Ø 59.9']))
  })

  test.each([
    ['brake-pads', { width_mm: 118.4, height_mm: 52.1, thickness_mm: 15.5 }, ['118.4', '52.1', '15.5']],
    [
      'oil-filter',
      { height_mm: 88, outer_diameter_mm: 65.5, gasket_diameter_mm: 55, thread: 'M18x1.5' },
      ['88', 'Ø 65.5', 'Ø 55', 'M18×1.5'],
    ],
    ['air-filter', { length_mm: 275, width_mm: 171, height_mm: 57 }, ['275', '171', '57']],
    ['ribbed-belt', { ribs: 5, length_mm: 875, belt_width_mm: 17.8 }, ['5×', '875', '17.8']],
    ['v-belt', { length_mm: 925, belt_width_mm: 12.5 }, ['925', '12.5']],
    ['alternator', { pulley_diameter_mm: 56 }, ['Ø 56']],
    ['timing-belt-kit', { teeth: 123, belt_width_mm: 19 }, ['Z 123', '19']],
    ['engine-oil', { volume_l: 5 }, ['5 l']],
    ['shock-absorber', { length_mm: 333 }, ['333']],
    ['ball-joint', { thread: 'M10x1.25', cone_mm: 14 }, ['M10×1.25', 'Ø 14']],
    ['tie-rod-end', { thread: 'M14x2', cone_mm: 13, length_mm: 81 }, ['M14×2', 'Ø 13', '81']],
    ['propshaft-bearing', { inner_diameter_mm: 35 }, ['Ø 35']],
    [
      'brake-hose',
      { length_mm: 415, thread_1: 'M10x1', thread_2: '3/8-24 UNF' },
      ['415', 'M10×1', '3/8-24 UNF'],
    ],
    ['radiator-hose', { length_mm: 410, inner_diameter_mm: 38 }, ['410', 'Ø 38']],
    ['floor-mat-set', { pieces: 4 }, ['4×']],
    ['headlight', { outer_diameter_mm: 178 }, ['Ø 178']],
    ['brake-master-cylinder', { piston_diameter_mm: 20.64 }, ['Ø 20.64']],
  ])('says the measures of a %s', (partType, technical, expected) => {
    expect(measures(specimen(partType, technical))).toEqual(expect.arrayContaining(expected))
  })

  test('has only measures of the catalogue', () => {
    for (const part of specimens) {
      const known = Object.values(part.technical).map(String).join(' ')
      for (const text of measures(part)) {
        for (const number of text.match(/\d+(?:\.\d+)?/g) ?? [])
          expect([part.partType, known]).toEqual([part.partType, expect.stringContaining(number)])
      }
    }
  })

  test('does not draw measures that the catalogue does not state', () => {
    for (const part of specimens) expect(measures({ ...part, technical: {} })).toEqual([])
  })

  test('says the true measure even where the drawing cannot follow its proportions', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 100_000, noNaN: true }), (diameter) => {
        const value = Math.round(diameter * 10) / 10
        expect(measures(specimen('brake-disc', { diameter_mm: value }))).toContain(`Ø ${value}`)
      }),
    )
  })
})
