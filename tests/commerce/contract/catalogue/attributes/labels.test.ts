import { expect, test } from 'vitest'
import { LabelsReply } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'

function labelsIn(labels: unknown) {
  const parsed = parseTolerantly(LabelsReply, { labels })
  return parsed.ok ? parsed.value.labels : null
}

test('labels have a name, and names for values', () => {
  const labels = [
    {
      field: 'swatch.desc',
      name: ' Färg ',
      values: [
        { value: 'Red', name: 'Röd' },
        { value: 7, name: 'Sju' },
      ],
    },
    { field: 'care', name: 'Skötsel' },
  ]
  expect(labelsIn(labels)).toEqual([
    {
      field: 'swatch.desc',
      name: 'Färg',
      values: [
        { value: 'Red', name: 'Röd' },
        { value: '7', name: 'Sju' },
      ],
    },
    { field: 'care', name: 'Skötsel', values: [] },
  ])
})

test('unreadable labels are left out, and there are not too many', () => {
  const odd = [
    { field: 'a b', name: 'Odd' },
    { field: 'care', name: '' },
    { field: 'care', name: 'x'.repeat(81) },
    { name: 'No field' },
    'text',
    null,
  ]
  expect(labelsIn([...odd, { field: 'care', name: 'Care', values: [{ value: 'x' }, 1] }])).toEqual([
    { field: 'care', name: 'Care', values: [] },
  ])
  const many = Array.from({ length: 300 }, (_, index) => ({ field: `own_${index}`, name: 'Own' }))
  expect(labelsIn(many)).toHaveLength(200)
})
