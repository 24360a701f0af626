import type { OutageShop } from './shop.ts'

/** Every question a page asks the back end, by path. */
export const questions = [
  ...['countries/all', 'categories', 'brands', 'uri', 'products', 'bundles'].map(
    (call) => `/api/checkout/${call}`,
  ),
  '/api/shop/products',
]

export type Counts = Map<string, number>

/** What the back end is asked while something is done, by path. */
export async function countCalls({ faults }: OutageShop, work: () => Promise<unknown>): Promise<Counts> {
  await faults.count(questions)
  await work()
  const counts = await faults.counts()
  await faults.clear()
  return counts
}

/** `products 3 (alone 1)`, for whatever was asked at all. */
export function callsInWords(counts: Counts, alone: Counts): string {
  const asked = questions.filter((path) => counts.get(path) || alone.get(path))
  return asked
    .map(
      (path) => `${path.replace(/^\/api\/(checkout\/)?/, '')} ${counts.get(path)} (alone ${alone.get(path)})`,
    )
    .join(', ')
}

/** Whether nothing was asked more than so many times as often as by one visitor. */
export function withinTimes(times: number, counts: Counts, alone: Counts): boolean {
  return questions.every((path) => (counts.get(path) ?? 0) <= times * Math.max(1, alone.get(path) ?? 0))
}
