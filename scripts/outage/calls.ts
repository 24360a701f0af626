import type { OutageShop } from './shop.ts'

/** Back-end paths that pages call. */
export const apiPaths = [
  ...['countries/all', 'categories', 'brands', 'uri', 'products', 'bundles'].map(
    (call) => `/api/checkout/${call}`,
  ),
  '/api/shop/products',
]

export type Counts = Map<string, number>

/** Counts back-end calls by path while `work` runs. */
export async function countCalls({ faults }: OutageShop, work: () => Promise<unknown>): Promise<Counts> {
  await faults.count(apiPaths)
  await work()
  const counts = await faults.counts()
  await faults.clear()
  return counts
}

/** Formats counts: `products 3 (single visitor 1)`; paths without calls are left out. */
export function formatCalls(counts: Counts, single: Counts): string {
  const called = apiPaths.filter((path) => counts.get(path) || single.get(path))
  return called
    .map(
      (path) =>
        `${path.replace(/^\/api\/(checkout\/)?/, '')} ${counts.get(path)} (single visitor ${single.get(path)})`,
    )
    .join(', ')
}

/** True if each path was called at most `times` times as often as by a single visitor. */
export function withinTimes(times: number, counts: Counts, single: Counts): boolean {
  return apiPaths.every((path) => (counts.get(path) ?? 0) <= times * Math.max(1, single.get(path) ?? 0))
}
