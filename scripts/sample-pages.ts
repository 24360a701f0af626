import * as v from 'valibot'
import { CategoriesReply } from '#src/commerce/contract/category.ts'
import { Listing } from '#src/commerce/contract/listing.ts'
import { paths } from '#src/paths.ts'

export interface SamplePage {
  name: string
  path: string
}

/** The home page, a full listing, and a product of it, as the sandbox's catalogue has them. */
export async function samplePages(origin: string): Promise<SamplePage[]> {
  const ask = async (path: string, body: unknown) =>
    (
      await fetch(`${origin}/sandbox/api/checkout${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-token': 'none' },
        body: JSON.stringify(body),
      })
    ).json()
  const { categories } = v.parse(CategoriesReply, await ask('/categories', {}))
  const category = categories.find(({ uri }) => uri === 'brakes/disc-brakes/brake-discs') ?? categories[0]
  if (!category) throw new Error('The catalogue has no categories')
  const { products } = v.parse(
    Listing,
    await ask('/products', { categories: [category.category], limit: 20 }),
  )
  const product = products.find(({ available, items }) => available && items.length === 1)
  if (!product) throw new Error('The listing has no product to buy')
  return [
    { name: 'home', path: paths.home() },
    { name: 'listing', path: paths.category(category.uri) },
    { name: 'product', path: paths.product(product.uri) },
  ]
}
