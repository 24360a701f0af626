/** What a history entry of this visit showed, so that coming back to it needs no call. */
export interface CachedScreen<Data> {
  /** The entry, as the router names it: `location.key`. */
  entry: string
  /** Path and query as the browser shows them. */
  address: string
  /** Whose prices are shown. */
  country: string
  /** When it was loaded, or last grew; milliseconds since 1970. */
  since: number
  /** How many products are shown. */
  size: number
  /** What the screen's loader would bring for it. */
  data: Data
}

/** The history entry for which a screen is requested. */
export interface ScreenRequest {
  entry: string
  address: string
  /** The country the visitor has chosen; null where they have chosen none. */
  country: string | null
  now: number
}

/** Screens, and products on them, that are kept at most: about a megabyte. */
export const maxCachedScreens = 20
export const maxCachedProducts = 1_500
/** Milliseconds a screen is kept: as long as Chromium keeps whole pages for its back button. */
export const cachedScreenLifetime = 600_000

/**
 * Adds a screen, in place of what its entry and the `replaced` one showed. One that is kept already keeps its age. Where
 * there are too many, or too long ones, those kept longest go first.
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

/**
 * What an entry showed; null where it has to be loaded, being unknown, too old, or of a country other than the one the
 * visitor has chosen since: prices of two countries must not be taken for each other.
 */
export function findScreen<Data>(
  kept: readonly CachedScreen<Data>[],
  { entry, address, country, now }: ScreenRequest,
): Data | null {
  const screen = kept.find((cached) => cached.entry === entry && cached.address === address)
  if (!screen || now - screen.since > cachedScreenLifetime) return null
  return country === null || country === screen.country ? screen.data : null
}
