import { scrollPositionsKey } from '#src/config.ts'
import { browserStore, type TextStore } from '../browser/storage.ts'

/** How a history entry was left; every part may be unknown. */
export interface SavedPosition {
  /** The id of the first item of its list that was in view, and how far below the window's top it was, in pixels. */
  item?: string
  top?: number
  /** The first page of its listing that was shown. */
  first?: number
  /** The `href` of the link that had focus. */
  link?: string
}

/** History entries whose places are kept: further ones are forgotten, the oldest first. */
const maxPlaces = 50

/** Keeps places by history entry, which the router names `location.key`. */
export function createScrollPositions(store: TextStore) {
  return {
    /** Empty where nothing is kept of this entry. */
    read: (entry: string): SavedPosition => readPlaces(store).get(entry) ?? {},

    /** Changes some of what is kept of an entry; `undefined` forgets it. */
    update(entry: string, change: { [Key in keyof SavedPosition]: SavedPosition[Key] | undefined }): void {
      const scrollPositions = readPlaces(store)
      const place = { ...scrollPositions.get(entry), ...change }
      scrollPositions.delete(entry)
      store.write(scrollPositionsKey, JSON.stringify([...scrollPositions, [entry, place]].slice(-maxPlaces)))
    },
  }
}

/** The places of this tab. They outlive its documents. */
export const scrollPositions = createScrollPositions(browserStore('sessionStorage'))

/** Anything malformed, such as another release may have written, counts as nothing kept. */
function readPlaces(store: TextStore): Map<string, SavedPosition> {
  const kept = parse(store.read(scrollPositionsKey))
  if (!Array.isArray(kept)) return new Map()
  return new Map(
    kept.flatMap((pair: unknown): [string, SavedPosition][] =>
      Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], parsePlace(pair[1])]] : [],
    ),
  )
}

function parsePlace(value: unknown): SavedPosition {
  const { item, top, first, link }: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  return {
    ...(typeof item === 'string' && typeof top === 'number' ? { item, top } : {}),
    ...(typeof first === 'number' ? { first } : {}),
    ...(typeof link === 'string' ? { link } : {}),
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
