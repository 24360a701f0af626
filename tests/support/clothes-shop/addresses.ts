import { addressField } from '#src/commerce/contract/catalogue/filter-field.ts'
import * as paths from '#src/paths.ts'
import { brands, categories, clothes } from './clothes.ts'

/** An address of the shop with its status. */
export type Address = [path: string, status: number]

/** The query of a list whose filters are chosen, by the service's names of their fields. */
export function chosen(filters: Record<string, string[]>): string {
  const named = Object.entries(filters).map(([field, values]) => [addressField(field), values])
  return `?${new URLSearchParams({ filters: JSON.stringify(Object.fromEntries(named)) })}`
}

const [one, two, three] = clothes.map(({ id }) => String(id))
const women = paths.category('women')

/** The addresses of the shop: each piece, each list, filters one by one and together, search, cart and information. */
export const addresses: Address[] = [
  ...['/', '/sv', '/de', '/categories', '/sv/categories', '/cart', '/sv/cart', '/region', '/wishlist'],
  ...clothes.map(({ uri }, index) => `${['', '/sv', '/de'][index % 3]}${paths.product(uri)}`),
  ...categories.map(({ uri }) => paths.category(uri)),
  ...brands.map(({ uri }) => paths.brand(uri)),
  `/sv${women}`,
  `/de${women}`,
  `${women}?view=table`,
  `${women}?order=LowestPrice`,
  `${women}?facet=swatch.desc`,
  women + chosen({ 'swatch.desc': ['Red', 'Navy'] }),
  women + chosen({ size: ['S'] }),
  women + chosen({ collections: ['51'] }),
  women + chosen({ 'label.text': ['1'], 'material.text': ['Wool'] }),
  `/sv${women}${chosen({ pattern: ['Striped'], size: ['M', 'L'] })}`,
  ...['wool', 'scarf', 'red', 'Fjordull'].map((keyword) => `${paths.search()}?keyword=${keyword}`),
  `/de${paths.search()}?keyword=hat`,
  paths.search(),
  `/compare?ids=${one},${two},${three}`,
  `/sv/compare?ids=${one},${two}`,
  paths.wishlist(`${one},${two}`),
  ...['terms', 'privacy', 'delivery', 'returns', 'imprint'].map(paths.info),
  `/sv${paths.info('terms')}`,
  paths.faq(),
  paths.support(),
]
  .map((path): Address => [path, 200])
  .concat([
    [paths.product('merino-roll-neck-yellow'), 404],
    [paths.category('children'), 404],
    [paths.info('take-back'), 404],
    [paths.parts(), 404],
    [paths.accountCars(), 404],
    [`${women}?page=9`, 404],
    [`${women}/?swatch.desc=Red`, 301],
  ])
