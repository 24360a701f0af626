import * as v from 'valibot'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import * as paths from '#src/paths.ts'
import { fetchCatalogue } from './fetch-catalogue.ts'

export interface SamplePage {
  name: string
  path: string
}

/** Sample pages from the sandbox's catalogue, among them a full listing and a product of it. */
export async function samplePages(origin: string): Promise<SamplePage[]> {
  const { categories } = v.parse(CategoriesReply, await fetchCatalogue(origin, '/categories', {}))
  const category = categories.find(({ uri }) => uri === 'brakes/disc-brakes/brake-discs') ?? categories[0]
  if (!category) throw new Error('The catalogue has no categories')
  const { products } = v.parse(
    Listing,
    await fetchCatalogue(origin, '/products', { categories: [category.category], limit: 20 }),
  )
  const product = products.find(({ available, items }) => available && items.length === 1)
  if (!product) throw new Error('The listing has no product to buy')
  const { products: bundles } = v.parse(
    Listing,
    await fetchCatalogue(origin, '/products', { search: 'service kit', limit: 20 }),
  )
  const flexibleBundle = bundles.find(({ bundle, available }) => bundle?.type === 'flexible' && available)
  if (!flexibleBundle) throw new Error('The catalogue has no set to choose')
  return [
    { name: 'home', path: paths.home() },
    { name: 'category', path: paths.category('brakes') },
    { name: 'cars', path: paths.parts() },
    { name: 'car', path: paths.parts('volvo-240') },
    { name: 'brand', path: paths.brand(product.brandUri) },
    { name: 'set', path: paths.product(flexibleBundle.uri) },
    { name: 'listing', path: paths.category(category.uri) },
    { name: 'product', path: paths.product(product.uri) },
  ]
}
