import type { CatalogueApi } from '#src/commerce/catalogue-api.ts'
import { acceptedValue, UpstreamError } from '#src/commerce/reply.ts'
import { catalogueComparison as limits } from '../limits.ts'

export interface ChangedProducts {
  /** Their ids; null if they are too many to name. */
  products: string[] | null
  /** The time of the latest change of any product. */
  latestChange: number
}

const route = 'POST /products'

/**
 * Reads which products were changed after a time by the service's clock; null: only when the latest change was. Throws
 * `UpstreamError`.
 */
export async function readChangedProducts(
  catalogue: Pick<CatalogueApi, 'latestChanges'>,
  since: number | null,
): Promise<ChangedProducts> {
  const { pageSize, pages } = limits
  const changed = new Set<string>()
  let latestChange = since ?? 0
  for (let page = 0; page < pages; page += 1) {
    const skipFirst = page * pageSize
    const reply = acceptedValue(await catalogue.latestChanges({ skipFirst, limit: pageSize }), route)
    const times = reply.products.flatMap(({ product, modifiedAt }) => {
      const time = timeOf(modifiedAt)
      return time === null ? [] : [{ product, time }]
    })
    // Without times a comparison would find nothing, ever.
    if (times.length === 0 && reply.received > 0) throw new UpstreamError('schema', route)
    latestChange = Math.max(latestChange, ...times.map(({ time }) => time))
    if (since === null) return { products: [], latestChange }
    for (const { product, time } of times) if (time > since) changed.add(product)
    const isLastPage = reply.received === 0 || skipFirst + reply.received >= reply.productCount
    if (isLastPage || times.some(({ time }) => time <= since)) {
      return { products: [...changed], latestChange }
    }
  }
  return { products: null, latestChange }
}

/**
 * Milliseconds of `2026-03-31 14:10:10` or `2026-03-31T14:10:10+0200`; null for anything else. Without a time zone they
 * are only good for comparison with others of the same service.
 */
export function timeOf(text: string): number | null {
  const [, day, time, zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? []
  if (!day || !time) return null
  const parsed = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(parsed) ? null : parsed
}
