import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import type { Bindings, Variables } from '../env.ts'
import { searchUpdates as limits } from '../limits.ts'
import { isIndexed, type SearchOutcome, type SearchUpdate } from './search-update.ts'

interface QueuePorts {
  waitUntil(work: Promise<unknown>): void
  /** Receives a failure of the queue. */
  report(error: unknown): void
}

/** Queues what has changed for the search index, in the background. */
export function queueSearchUpdates(
  { SEARCH_UPDATES: queue }: Bindings,
  { SEARCH_WRITE_KEY: key }: Variables,
  subjects: readonly Subject[],
  { waitUntil, report }: QueuePorts,
): SearchOutcome {
  if (!queue || !key) return 'off'
  if (subjects.includes('everything')) return 'full'
  const updates = updatesOf(subjects)
  if (updates.length > 0) waitUntil(Promise.all(updates.map((update) => queue.send(update))).catch(report))
  return 'queued'
}

function updatesOf(subjects: readonly Subject[]): SearchUpdate[] {
  const named = subjects.flatMap((subject) => {
    const [kind, id = ''] = subject.split(/:(.*)/s)
    return isIndexed(id) ? [{ kind, id }] : []
  })
  return Array.from({ length: Math.ceil(named.length / limits.ids) }, (_, at) => {
    const part = named.slice(at * limits.ids, (at + 1) * limits.ids)
    const idsOf = (wanted: string) => part.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
    return { products: idsOf('product'), categories: idsOf('category'), brands: idsOf('brand') }
  })
}
