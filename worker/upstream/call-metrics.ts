export type Source =
  | 'hit'
  | 'stale'
  | 'stale-if-error'
  | 'miss'
  | 'coalesced'
  | 'unstored'
  | 'uncached'
  | 'failed'

export interface Entry {
  route: string
  source: Source
  duration: number
  /** Seconds the answer is still fresh; negative if it is stale. */
  ttl?: number
}

export interface CallMetrics {
  record(entry: Entry): void
  isEmpty(): boolean
  sources(): Partial<Record<Source, number>>
  serverTiming(): string
  cacheStatus(): string
}

const cacheStatus: Record<Source, string> = {
  hit: 'hit',
  stale: 'hit; detail=renewing',
  'stale-if-error': 'hit; detail=upstream-failed',
  miss: 'fwd=miss; stored',
  coalesced: 'fwd=miss; collapsed',
  unstored: 'fwd=miss',
  uncached: 'fwd=bypass',
  failed: 'fwd=miss; detail=upstream-failed',
}

export function createCallMetrics(): CallMetrics {
  const entries: Entry[] = []
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '')}"`
  return {
    record: (entry) => void entries.push(entry),
    isEmpty: () => entries.length === 0,
    sources() {
      const counts: Partial<Record<Source, number>> = {}
      for (const { source } of entries) counts[source] = (counts[source] ?? 0) + 1
      return counts
    },
    serverTiming: () =>
      entries
        .map(
          ({ route, source, duration }, index) =>
            `u${index};desc=${quoted(`${route} ${source}`)};dur=${duration.toFixed(1)}`,
        )
        .join(', '),
    cacheStatus: () =>
      entries
        .map(({ route, source, ttl }) => {
          const remaining = ttl === undefined ? '' : `; ttl=${Math.trunc(ttl)}`
          return `${quoted(route)}; ${cacheStatus[source]}${remaining}`
        })
        .join(', '),
  }
}
