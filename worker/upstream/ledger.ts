/** How an answer was come by; the words are those of `Cache-Status` where it has one. */
export type Source = 'hit' | 'stale' | 'stale-if-error' | 'miss' | 'coalesced' | 'uncached' | 'failed'

export interface Entry {
  route: string
  source: Source
  /** Milliseconds. */
  duration: number
}

/** What one request asked of the services behind the shop, and what it cost. */
export interface Ledger {
  note(entry: Entry): void
  /** `Server-Timing` of what has been noted so far. */
  serverTiming(): string
  /** `Cache-Status` (RFC 9211) of what has been noted so far, in the order it was asked. */
  cacheStatus(): string
}

const cacheStatus: Record<Source, string> = {
  hit: 'hit',
  stale: 'hit; fwd=stale; detail=revalidating',
  'stale-if-error': 'hit; fwd=stale; detail=upstream-failed',
  miss: 'fwd=miss; stored',
  coalesced: 'fwd=miss; collapsed',
  uncached: 'fwd=bypass',
  failed: 'fwd=miss; detail=upstream-failed',
}

export function createLedger(): Ledger {
  const entries: Entry[] = []
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '')}"`
  return {
    note: (entry) => void entries.push(entry),
    serverTiming: () =>
      entries
        .map(
          ({ route, source, duration }, index) =>
            `u${index};desc=${quoted(`${route} ${source}`)};dur=${duration.toFixed(1)}`,
        )
        .join(', '),
    cacheStatus: () =>
      entries.map(({ route, source }) => `${quoted(route)}; ${cacheStatus[source]}`).join(', '),
  }
}
