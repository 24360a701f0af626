import * as v from 'valibot'
import { CategoriesReply } from '#src/commerce/contract/category.ts'
import { Listing } from '#src/commerce/contract/listing.ts'
import { paths } from '#src/paths.ts'
import { askCatalogue } from '../ask-catalogue.ts'
import { samplePages } from '../sample-pages.ts'

/** Pages that are known when the light goes out, and pages nobody has asked for. */
export async function outagePages(origin: string): Promise<{ warm: string[]; cold: string[] }> {
  const { categories } = v.parse(CategoriesReply, await askCatalogue(origin, '/categories', {}))
  const { products } = v.parse(Listing, await askCatalogue(origin, '/products', { limit: 60 }))
  const samples = (await samplePages(origin)).map(({ path }) => path)
  const listings = categories.map(({ uri }) => paths.category(uri))
  const parts = products.map(({ uri }) => paths.product(uri))
  const warm = [...new Set([...samples, ...listings.slice(0, 10), ...parts.slice(0, 10)])]
  return { warm, cold: [...listings, ...parts].filter((path) => !warm.includes(path)) }
}
