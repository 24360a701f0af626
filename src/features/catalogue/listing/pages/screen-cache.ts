export interface CachedScreen<Data> {
  entry: string
  address: string
  country: string
  /** Time of loading, or of the last added page; milliseconds since 1970. */
  since: number
  size: number
  data: Data
}

export interface ScreenRequest {
  entry: string
  address: string
  country: string | null
  now: number
}

export const maxCachedScreens = 20
export const maxCachedProducts = 1_500
/** Milliseconds a screen is kept: as long as Chromium keeps whole pages for its back button. */
export const cachedScreenLifetime = 600_000

/**
 * Stores a screen in place of those of its entry and of the `replaced` one. A stored screen keeps its age. If there are
 * too many or too long ones, the oldest are removed first.
 */
export function cacheScreen<Data>(
  kept: readonly CachedScreen<Data>[],
  screen: CachedScreen<Data>,
  replaced: string | null,
): readonly CachedScreen<Data>[] {
  const before = kept.find(({ entry }) => entry === screen.entry)
  const since = before?.data === screen.data ? before.since : screen.since
  const others = kept.filter(({ entry }) => entry !== screen.entry && entry !== replaced)
  const screens: CachedScreen<Data>[] = []
  let room = maxCachedProducts
  for (const candidate of [{ ...screen, since }, ...others].slice(0, maxCachedScreens)) {
    if (candidate.size > room) continue
    room -= candidate.size
    screens.push(candidate)
  }
  return screens
}

/** Null if unknown, too old, or of another country: prices of two countries must not be confused. */
export function findScreen<Data>(
  kept: readonly CachedScreen<Data>[],
  { entry, address, country, now }: ScreenRequest,
): Data | null {
  const screen = kept.find((cached) => cached.entry === entry && cached.address === address)
  if (!screen || now - screen.since > cachedScreenLifetime) return null
  return country === null || country === screen.country ? screen.data : null
}
