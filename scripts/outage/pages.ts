import * as v from 'valibot'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import * as paths from '#src/paths.ts'
import { fetchCatalogue } from '../shop/fetch-catalogue.ts'
import { samplePages } from '../shop/sample-pages.ts'

export interface OutagePages {
  /** Pages that are cached when the outage begins. */
  warm: string[]
  /** The cached page for bursts. */
  busiest: string
  /** A page that was never requested; another at each call. `kind` is a path prefix. */
  nextCold(kind?: string): string
}

/** Chooses the pages that are cached before the outage, and others that are not. */
export async function outagePages(origin: string): Promise<OutagePages> {
  const { categories } = v.parse(CategoriesReply, await fetchCatalogue(origin, '/categories', {}))
  const { products } = v.parse(Listing, await fetchCatalogue(origin, '/products', { limit: 60 }))
  const samples = (await samplePages(origin)).map(({ path }) => path)
  const listings = categories.map(({ uri }) => paths.category(uri))
  const parts = products.map(({ uri }) => paths.product(uri))
  const warm = [...new Set([...samples, ...listings.slice(0, 10), ...parts.slice(0, 10)])]
  const cold = [...listings, ...parts].filter((path) => !warm.includes(path))
  return {
    warm,
    busiest: warm[1] ?? paths.home(),
    nextCold(kind = '/') {
      const at = cold.findIndex((path) => path.startsWith(kind))
      const [path] = at < 0 ? [] : cold.splice(at, 1)
      if (path === undefined) throw new Error('No page is left that has not been requested')
      return path
    },
  }
}
