import * as v from 'valibot'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { maxOrderLines } from '#src/features/quick-order/parse-order-list.ts'
import * as paths from '#src/paths.ts'
import { fetchCatalogue } from '../shop/fetch-catalogue.ts'

const rounds = 10
/** The maximum of the service. */
const pageSize = 250

/** Milliseconds for each lookup of the longest list. All lists differ, so that only the services' caches help. */
export async function measureOrderLists(origin: string): Promise<number[]> {
  const pages = [0, 1, 2, 3].map((page) =>
    fetchCatalogue(origin, '/products', { limit: pageSize, skipFirst: page * pageSize }),
  )
  const products = (await Promise.all(pages)).flatMap((page) => v.parse(Listing, page).products)
  const numbers = [...new Set(products.flatMap(({ sku, oeNumbers }) => oeNumbers[0] ?? sku))]
  const times: number[] = []
  // The first round warms the shop up.
  for (let round = 0; round <= rounds; round += 1) {
    const from = (round * 83) % (numbers.length - maxOrderLines)
    const lines = numbers.slice(from, from + maxOrderLines).map((number, index) => `${number} ${index + 1}`)
    const started = performance.now()
    const response = await fetch(origin + paths.quickOrderList(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ list: lines.join('\n') }),
    })
    await response.text()
    if (!response.ok || lines.length < maxOrderLines) throw new Error('The list was not looked up')
    if (round > 0) times.push(performance.now() - started)
  }
  return times
}
