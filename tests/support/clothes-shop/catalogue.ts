import * as v from 'valibot'
import { brands, categories, clothes, collections, colours, labelTexts, type Piece } from './clothes.ts'

const strings = v.pipe(
  v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]),
  v.transform((value) => [value].flat().map(String)),
)

const Request = v.objectWithRest(
  {
    skipFirst: v.optional(v.number(), 0),
    limit: v.optional(v.number(), 50),
    categories: v.optional(strings),
    brands: v.optional(strings),
    collections: v.optional(strings),
    products: v.optional(strings),
    search: v.optional(v.string()),
    uri: v.optional(v.object({ uri: v.string() })),
    sortOrder: v.optional(v.array(v.object({ field: v.string(), order: v.optional(v.string()) })), []),
    showAsOnSale: v.optional(v.boolean(), false),
    onlyAvailable: v.optional(v.boolean(), false),
    market: v.optional(v.union([v.number(), v.literal('all')])),
    pricelist: v.optional(v.union([v.number(), v.literal('all')]), 19),
  },
  v.unknown(),
)

const requestFields = ['language', 'relatedProducts', 'measurementCharts', 'searchFields']

/** The values of each filter of the service, in its order, with the data that it sends beside them. */
const filterFields: { field: string; valuesOf(piece: Piece): string[]; values: [string, unknown][] }[] = [
  {
    field: 'brands',
    valuesOf: ({ brand }) => [String(brand)],
    values: brands.map(({ id, name, uri }) => [String(id), { brand: String(id), name, uri, metaTitle: '' }]),
  },
  {
    field: 'categories',
    valuesOf: (piece) => categoriesOf(piece).map(({ id }) => String(id)),
    values: categories.map(({ id, names, uri }) => [String(id), { category: String(id), name: names, uri }]),
  },
  {
    field: 'collections',
    valuesOf: ({ collection }) => (collection === null ? [] : [String(collection)]),
    values: collections.map(({ id, name }) => [String(id), { collection: String(id), collectionName: name }]),
  },
  {
    field: 'swatch.desc',
    valuesOf: ({ colour }) => [colour],
    values: Object.entries(colours).map(([desc, hex]) => [desc, { desc, hex }]),
  },
  {
    field: 'size',
    valuesOf: ({ sizes }) => sizes.map(({ name }) => name),
    values: ['XS', 'S', 'M', 'L', 'XL', 'W28', 'W30', 'W32', '36–40', '41–45', 'One size'].map((name) => [
      name,
      name,
    ]),
  },
  {
    field: 'material.text',
    valuesOf: ({ material }) => [material],
    values: ['Wool', 'Linen', 'Cotton', 'Silk', 'Viscose', 'Nylon'].map((name) => [name, { text: name }]),
  },
  {
    field: 'label.text',
    valuesOf: ({ labels }) => labels,
    values: Object.entries(labelTexts).map(([id, text]) => [id, { text }]),
  },
  {
    field: 'pattern',
    valuesOf: ({ pattern }) => [pattern],
    values: ['Plain', 'Striped', 'Checked', 'Dotted', 'Cable', 'Quilted'].map((name) => [name, null]),
  },
]

function categoriesOf({ category }: Piece) {
  const own = categories.find(({ id }) => id === category)
  const above = categories.find(({ id }) => id === own?.parent)
  return [own, above].flatMap((each) => each ?? [])
}

const currencies: Record<number, [code: string, factor: number]> = {
  19: ['SEK', 1],
  20: ['EUR', 0.1],
  21: ['GBP', 0.08],
}

/** The currency of a price list, and its prices. */
export function priceIn(piece: Piece, pricelist: number): { currency: string; now: number; before: number } {
  const [currency, factor] = currencies[pricelist] ?? ['SEK', 1]
  return {
    currency,
    now: Math.round(piece.price * factor),
    before: Math.round(piece.priceBefore * factor),
  }
}

function priceFields(piece: Piece, pricelist: number) {
  if (!piece.isPriced) return { price: null }
  const { currency, now, before } = priceIn(piece, pricelist)
  return {
    price: `${now}.00\u00a0${currency}`,
    priceAsNumber: now,
    priceBeforeDiscount: `${before}.00\u00a0${currency}`,
    priceBeforeDiscountAsNumber: before,
    discountPercent: Math.round(((before - now) / before) * 100),
    showAsOnSale: now < before,
    showAsNew: false,
    ...(now < before ? { lowestPrice: [{ periodDays: 30, price: '', priceAsNumber: before }] } : {}),
  }
}

/** Any buyable size. */
const isAvailable = ({ sizes }: Piece) => sizes.some(({ stock }) => stock !== 'no' && stock !== 0)

/** A piece as the service sends it, with the attributes that the plugin returns: also some that are not for shoppers. */
export function wireProduct(piece: Piece, pricelist: number) {
  const [own] = categoriesOf(piece)
  const brand = brands.find(({ id }) => id === piece.brand)
  const collection = collections.find(({ id }) => id === piece.collection)
  const pictures = piece.pictures.map((url) => ({ url }))
  return {
    product: String(piece.id),
    name: piece.name,
    uri: piece.uri,
    sku: piece.sku,
    productSku: piece.sku.split('-').slice(0, 2).join('-'),
    variantName: piece.colour,
    brand: String(piece.brand),
    brandName: brand?.name,
    brandUri: brand?.uri,
    collection: collection ? String(collection.id) : '0',
    collectionName: collection?.name ?? null,
    collectionUri: collection?.uri ?? null,
    centraProduct: String(26_000 + piece.style),
    centraVariant: String(piece.id),
    countryOrigin: 'PT',
    excerpt: '',
    excerptHtml: '',
    description: `${piece.name} in ${piece.material.toLowerCase()}.\nMade in small numbers.`,
    descriptionHtml: `<p>${piece.name}</p>`,
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    stockUnit: '',
    category: String(own?.id),
    categoryName: own?.names,
    categoryUri: own?.uri,
    categories: categoriesOf(piece).map(({ id, names, uri }) => ({
      category: String(id),
      name: names,
      uri,
      sortOrder: 1_000_001,
      pathIds: [String(id)],
    })),
    itemQuantityMinimum: 1,
    itemQuantityMultipleOf: 1,
    ...priceFields(piece, pricelist),
    available: isAvailable(piece),
    itemTable: { unit: '', original: { x: [], y: [] }, x: [], y: [], dividerSymbol: 'x', desc: 'Sizes' },
    items: piece.sizes.map(({ item, name, stock }) => ({
      item,
      sizeId: item.split('-')[1],
      name,
      sku: `${piece.sku}-${name}`,
      ean: '',
      upc: '',
      itemTableX: 0,
      itemTableY: 0,
      stock,
    })),
    media: piece.pictures.length > 0 ? { standard: piece.pictures } : [],
    mediaObjects:
      pictures.length > 0
        ? pictures.map((picture, index) => ({
            media: index + 1,
            sources: { standard: [picture] },
            attributes: [],
          }))
        : [],
    measurementChart: [],
    tableMappings: {},
    defaultLocalizedChart: '',
    subscriptionPlans: [],
    createdAt: `2026-0${1 + (piece.id % 9)}-11 14:10:02`,
    modifiedAt: '2026-10-02 09:00:00',
    swatch: { desc: piece.colour, hex: colours[piece.colour] },
    material_text: piece.material,
    label: piece.labels.length > 0 ? Object.fromEntries(piece.labels.map((id) => [id, labelTexts[id]])) : [],
    pattern: { text: piece.pattern },
    care: {
      '3': { text: 'Wash at 30 °C', icon: 'wash-30' },
      '7': { text: 'Do not bleach', icon: 'no-bleach' },
    },
    maker_note_text: 'Finished <b>by hand</b> & numbered',
    erp_margin_code: 'M7-INTERNAL',
    erp_rank: 12,
  }
}

const valuesOf = (field: string, piece: Piece) =>
  filterFields.find((each) => each.field === field)?.valuesOf(piece) ?? []

/** `POST /products`: null for a field that it does not know. */
export function listing(body: unknown) {
  const asked = v.parse(Request, body)
  const chosen = Object.entries(asked).flatMap(([field, values]): [string, string[]][] => {
    if (!filterFields.some((each) => each.field === field)) return []
    const texts = v.safeParse(strings, values)
    return texts.success ? [[field, texts.output]] : []
  })
  const known = [...Object.keys(Request.entries), ...requestFields, ...chosen.map(([field]) => field)]
  const unknown = Object.keys(asked).filter((field) => !known.includes(field))
  if (unknown.length > 0) {
    return { errors: Object.fromEntries(unknown.map((field) => [field, 'unknown'])) }
  }
  const words = asked.search?.toLowerCase().split(/\s+/) ?? []
  const whole = clothes.filter(
    (piece) =>
      (!asked.products || asked.products.includes(String(piece.id))) &&
      (!asked.uri || asked.uri.uri === piece.uri) &&
      (!asked.showAsOnSale || piece.price < piece.priceBefore) &&
      (!asked.onlyAvailable || isAvailable(piece)) &&
      words.every((word) => `${piece.name} ${piece.colour} ${piece.sku}`.toLowerCase().includes(word)),
  )
  const matches = (piece: Piece, except = '') =>
    chosen.every(
      ([field, values]) => field === except || valuesOf(field, piece).some((value) => values.includes(value)),
    )
  const found = whole.filter((piece) => matches(piece))
  const [sort] = asked.sortOrder
  const sign = sort?.order === 'desc' ? -1 : 1
  if (sort?.field === 'priceAsNumber') found.sort((left, right) => sign * (left.price - right.price))
  if (sort?.field === 'uri') found.sort((left, right) => sign * left.uri.localeCompare(right.uri))
  const isEverywhere = asked.market === 'all'
  const pricelist = asked.pricelist === 'all' ? 19 : asked.pricelist
  return {
    token: null,
    products: found.slice(asked.skipFirst, asked.skipFirst + asked.limit).map((piece) => ({
      ...wireProduct(piece, pricelist),
      ...(isEverywhere ? { markets: [1, 2, 3] } : {}),
      relation: 'variant',
      relatedProducts: relatives(piece, pricelist),
    })),
    productCount: found.length,
    filter: filterFields.map(({ field, values }) => ({
      field,
      values: values.map(([value, data]) => {
        const having = (pieces: readonly Piece[]) =>
          pieces.filter((piece) => valuesOf(field, piece).includes(value)).length
        return {
          value,
          count: having(found),
          filterCount: having(whole.filter((piece) => matches(piece, field))),
          totalCount: having(clothes),
          data,
        }
      }),
    })),
  }
}

function relatives({ variants }: Piece, pricelist: number) {
  return clothes
    .filter(({ id }) => variants.includes(id))
    .map((piece) => ({ ...wireProduct(piece, pricelist), relation: 'variant' }))
}

/** `POST /products/{product}`, by id. */
export function oneProduct(id: string, pricelist: number) {
  const piece = clothes.find((each) => String(each.id) === id)
  return (
    piece && {
      token: null,
      product: { ...wireProduct(piece, pricelist), relatedProducts: relatives(piece, pricelist) },
    }
  )
}

/** `GET /products/{id}` of the Shop API. */
export function liveStock(id: string) {
  const piece = clothes.find((each) => String(each.id) === id)
  if (!piece) return null
  const stock = piece.sizes.reduce((sum, { stock }) => sum + (stock === 'no' ? 0 : 7), 0)
  const markets = Object.fromEntries(
    [1, 2, 3].map((market) => [
      market,
      {
        stockOfAllItems: stock,
        pricesByPricelist: Object.fromEntries(
          [19, 20, 21].map((pricelist) => [pricelist, priceFields(piece, pricelist)]),
        ),
      },
    ]),
  )
  return { [id]: { product: id, name: piece.name, uri: piece.uri, sku: piece.sku, media: [], markets } }
}

/** `POST /categories`, with names of each level, root first. */
export function wireCategories() {
  return {
    token: null,
    categories: categories.map(({ id, names, uri, parent }) => ({
      category: String(id),
      name: names,
      uri,
      ...(parent === null ? {} : { inCategory: String(parent) }),
      metaTitle: '',
      metaDescription: '',
      metaKeywords: '',
    })),
  }
}

/** `GET /brands`. */
export function wireBrands() {
  return {
    token: null,
    brands: brands.map(({ id, name, uri }) => ({
      brand: String(id),
      uri,
      name,
      metaTitle: '',
      metaDescription: '',
    })),
  }
}

/** `POST /uri`. */
export function lookUp(uri: string) {
  const category = wireCategories().categories.find((each) => each.uri === uri)
  if (category) return { token: null, found: 'category', category, products: [], productCount: 0, filter: [] }
  const piece = clothes.find((each) => each.uri === uri)
  return piece ? { token: null, found: 'product', product: wireProduct(piece, 19) } : null
}
