import { placesKey } from '#src/config.ts'
import { browserStore, type TextStore } from '../browser/storage.ts'

/** How a history entry was left; every part may be unknown. */
export interface KeptPlace {
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
export function createPlaces(store: TextStore) {
  return {
    /** Empty where nothing is kept of this entry. */
    read: (entry: string): KeptPlace => readPlaces(store).get(entry) ?? {},

    /** Changes some of what is kept of an entry; `undefined` forgets it. */
    update(entry: string, change: { [Key in keyof KeptPlace]: KeptPlace[Key] | undefined }): void {
      const places = readPlaces(store)
      const place = { ...places.get(entry), ...change }
      places.delete(entry)
      store.write(placesKey, JSON.stringify([...places, [entry, place]].slice(-maxPlaces)))
    },
  }
}

/** The places of this tab. They outlive its documents. */
export const places = createPlaces(browserStore('sessionStorage'))

/** Anything malformed, such as another release may have written, counts as nothing kept. */
function readPlaces(store: TextStore): Map<string, KeptPlace> {
  const kept = parse(store.read(placesKey))
  if (!Array.isArray(kept)) return new Map()
  return new Map(
    kept.flatMap((pair: unknown): [string, KeptPlace][] =>
      Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], parsePlace(pair[1])]] : [],
    ),
  )
}

function parsePlace(value: unknown): KeptPlace {
  const { item, top, first, link }: Record<string, unknown> = { ...Object(value) }
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
