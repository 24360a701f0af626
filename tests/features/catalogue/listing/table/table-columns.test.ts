import { expect, test } from 'vitest'
import { tableColumns } from '#src/features/catalogue/listing/table/table-columns.ts'
import { createFilter } from '#tests/support/listing-filter.ts'

test('a table’s columns are the measures many parts have and differ in', () => {
  const measures = [
    createFilter('brands', { '1': 9, '2': 9 }),
    createFilter('tech.axle', { front: 20 }),
    createFilter('tech.height_mm', { '40': 5, '50': 10 }),
    createFilter('tech.surface', { coated: 2, oiled: 1 }),
    createFilter('tech.disc_type', { vented: 4, solid: 11 }),
    createFilter('tech.diameter_mm', { '256': 5, '280': 10 }),
    createFilter('tech.thickness_mm', { '20': 5, '22': 9 }),
    createFilter('tech.holes', { '4': 5, '5': 8 }),
    createFilter('tech.pcd_mm', { '108': 1, '112': 0 }),
  ]
  expect(tableColumns(measures, 20)).toEqual([
    'disc_type',
    'diameter_mm',
    'thickness_mm',
    'height_mm',
    'holes',
  ])
})
