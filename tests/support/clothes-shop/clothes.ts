/** A colour of clothes. Two have no readable colour: one none, one a text that must not reach a style. */
export const colours: Record<string, string> = {
  Red: 'b3202a',
  Navy: '#1b2a49',
  White: 'fff',
  Forest: '2f4a36',
  Sand: 'd8c7a3',
  Stone: '',
  Plum: 'red; } body { display: none',
}

export interface Category {
  id: number
  names: string[]
  uri: string
  parent: number | null
}

export const categories: Category[] = [
  { id: 1, names: ['Women'], uri: 'women', parent: null },
  { id: 11, names: ['Women', 'Knitwear'], uri: 'women/knitwear', parent: 1 },
  { id: 12, names: ['Women', 'Dresses'], uri: 'women/dresses', parent: 1 },
  { id: 13, names: ['Women', 'Trousers'], uri: 'women/trousers', parent: 1 },
  { id: 2, names: ['Men'], uri: 'men', parent: null },
  { id: 21, names: ['Men', 'Shirts'], uri: 'men/shirts', parent: 2 },
  { id: 22, names: ['Men', 'Knitwear'], uri: 'men/knitwear', parent: 2 },
  { id: 23, names: ['Men', 'Jackets'], uri: 'men/jackets', parent: 2 },
  { id: 3, names: ['Accessories'], uri: 'accessories', parent: null },
  { id: 31, names: ['Accessories', 'Scarves'], uri: 'accessories/scarves', parent: 3 },
  { id: 32, names: ['Accessories', 'Hats & socks'], uri: 'accessories/hats-and-socks', parent: 3 },
]

export const brands = [
  { id: 1, name: 'Fjordull', uri: 'fjordull' },
  { id: 2, name: 'Almgren & Co', uri: 'almgren-co' },
  { id: 3, name: 'Sablé', uri: 'sable' },
]

export const collections = [
  { id: 51, name: 'Autumn walk', uri: 'autumn-walk' },
  { id: 52, name: 'Linen summer', uri: 'linen-summer' },
]

interface Style {
  name: string
  category: number
  brand: number
  /** Null: in none. */
  collection: number | null
  price: number
  material: string
  pattern: string
  /** The ids of chosen labels. */
  labels: string[]
  sizes: string[]
  colours: string[]
}

const letters = ['XS', 'S', 'M', 'L', 'XL']
const waists = ['W28', 'W30', 'W32']
const one = ['One size']

const style = (
  name: string,
  [category, brand, collection]: [number, number, number | null],
  [price, material, pattern]: [number, string, string],
  [labels, sizes]: [string[], string[]],
  ...named: string[]
): Style => ({ name, category, brand, collection, price, material, pattern, labels, sizes, colours: named })

const styles: Style[] = [
  style('Merino roll-neck', [11, 1, 51], [899, 'Wool', 'Plain'], [['1'], letters], 'Red', 'Navy', 'Sand'),
  style('Cable cardigan', [11, 1, 51], [1199, 'Wool', 'Cable'], [['1'], letters], 'Forest', 'White', 'Stone'),
  style('Boat-neck jumper', [11, 2, null], [749, 'Cotton', 'Striped'], [['2'], letters], 'Navy', 'Red'),
  style(
    'Linen wrap dress',
    [12, 3, 52],
    [1299, 'Linen', 'Plain'],
    [['1', '2'], letters],
    'Sand',
    'White',
    'Plum',
  ),
  style('Pleated day dress', [12, 3, null], [1499, 'Viscose', 'Dotted'], [[], letters], 'Navy', 'Forest'),
  style('Shirt dress', [12, 2, 52], [1099, 'Cotton', 'Striped'], [['2'], letters], 'White', 'Red'),
  style('Wide trousers', [13, 2, 52], [999, 'Linen', 'Plain'], [['1'], waists], 'Sand', 'Navy', 'Stone'),
  style('Cropped jeans', [13, 3, null], [1149, 'Cotton', 'Plain'], [[], waists], 'Navy', 'White'),
  style('Oxford shirt', [21, 2, null], [799, 'Cotton', 'Plain'], [['2'], letters], 'White', 'Navy', 'Red'),
  style(
    'Linen shirt',
    [21, 2, 52],
    [849, 'Linen', 'Plain'],
    [['1', '2'], letters],
    'Sand',
    'White',
    'Forest',
  ),
  style('Flannel shirt', [21, 1, 51], [899, 'Cotton', 'Checked'], [[], letters], 'Red', 'Forest'),
  style('Fisherman jumper', [22, 1, 51], [1399, 'Wool', 'Cable'], [['1'], letters], 'Navy', 'White', 'Stone'),
  style('Zip cardigan', [22, 1, null], [1249, 'Wool', 'Plain'], [['1'], letters], 'Forest', 'Plum'),
  style('Waxed jacket', [23, 2, 51], [2499, 'Cotton', 'Plain'], [[], letters], 'Forest', 'Sand'),
  style('Quilted jacket', [23, 3, 51], [1899, 'Nylon', 'Quilted'], [[], letters], 'Navy', 'Red'),
  style('Lambswool scarf', [31, 1, 51], [449, 'Wool', 'Checked'], [['1'], one], 'Red', 'Navy', 'Forest'),
  style('Silk square', [31, 3, null], [599, 'Silk', 'Dotted'], [[], one], 'Plum', 'White'),
  style('Ribbed hat', [32, 1, null], [299, 'Wool', 'Plain'], [['1'], one], 'Red', 'Navy', 'Sand', 'Stone'),
  style('Walking socks', [32, 1, 51], [149, 'Wool', 'Striped'], [['1'], ['36–40', '41–45']], 'Navy'),
]

/** The texts of the multi-select `label`, by the ids of its elements. */
export const labelTexts: Record<string, string> = { '1': 'Eco', '2': 'Bio' }

export interface Piece extends Omit<Style, 'colours' | 'labels' | 'sizes'> {
  id: number
  style: number
  uri: string
  sku: string
  colour: string
  labels: string[]
  sizes: { item: string; name: string; stock: string | number }[]
  priceBefore: number
  /** Null: this shop sells it nowhere, but shows it. */
  price: number
  isPriced: boolean
  pictures: string[]
  variants: number[]
}

const host = 'https://clothes.centracdn.example'
const stocks = ['yes', 'few', 'no', 4, 'yes']

/** Every piece: a style in one colour. The shapes of their records differ as those of the service may. */
export const clothes: Piece[] = styles
  .flatMap((each, index) => each.colours.map((colour) => ({ ...each, colour, style: index + 1 })))
  .map(({ colours: _, ...each }, index): Omit<Piece, 'variants'> => {
    const id = 22_001 + index
    const uri = `${each.name} ${each.colour}`.toLowerCase().replaceAll(' ', '-')
    const isReduced = index % 9 === 4
    return {
      ...each,
      id,
      uri,
      sku: `CL-${each.style}-${each.colour.slice(0, 3).toUpperCase()}`,
      sizes: each.sizes.map((name, at) => ({
        item: `${id}-${19_700 + at}`,
        name,
        stock: index === 20 ? 'no' : (stocks[(index + at) % stocks.length] ?? 'yes'),
      })),
      priceBefore: each.price,
      price: isReduced ? Math.round(each.price * 0.7) : each.price,
      isPriced: index !== 30,
      pictures:
        index === 12 ? [] : [1, 2].map((view) => `${host}/clothes/dynamic/images/${id}-${view}-x.jpg`),
    }
  })
  .map((piece, _, all) => ({
    ...piece,
    variants: all
      .filter(({ style: other, id }) => other === piece.style && id !== piece.id)
      .map(({ id }) => id),
  }))

/** The origin of the pictures. */
export const pictureHost = host
