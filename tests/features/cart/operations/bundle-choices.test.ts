import { expect, test } from 'vitest'
import { matchSections } from '#src/features/cart/operations/bundle-choices.ts'

const content = (item: string) => ({
  item,
  product: item.split('-')[0]!,
  quantity: 1,
  productName: '',
  size: '',
  sku: '',
})
const section = (id: string, products: string[]) => ({ section: id, products, quantity: 1, required: true })

test('the choices of a bundle are read from its line, section by section', () => {
  const sections = [section('1', ['1', '5']), section('2', ['2']), section('3', ['4', '5'])]
  expect(matchSections(sections, [content('5-1'), content('2-2'), content('5-2')])).toEqual([
    { section: '1', item: '5-1' },
    { section: '2', item: '2-2' },
    { section: '3', item: '5-2' },
  ])
})

test('a bundle section that was left empty stays empty', () => {
  const sections = [section('1', ['1']), section('2', ['2'])]
  expect(matchSections(sections, [content('2-1')])).toEqual([{ section: '2', item: '2-1' }])
})
