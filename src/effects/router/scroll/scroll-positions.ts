import { scrollPositionsKey } from '#src/config.ts'
import { browserStore, type TextStore } from '../../browser/storage.ts'

export interface SavedPosition {
  item?: string
  top?: number
  first?: number
  link?: string
}

const maxPositions = 50

export function createScrollPositions(store: TextStore) {
  return {
    read: (entry: string): SavedPosition => readPositions(store).get(entry) ?? {},

    /** Updates parts of an entry's position; `undefined` removes a part. */
    update(entry: string, change: { [Key in keyof SavedPosition]: SavedPosition[Key] | undefined }): void {
      const scrollPositions = readPositions(store)
      const position = { ...scrollPositions.get(entry), ...change }
      scrollPositions.delete(entry)
      store.write(
        scrollPositionsKey,
        JSON.stringify([...scrollPositions, [entry, position]].slice(-maxPositions)),
      )
    },
  }
}

export const scrollPositions = createScrollPositions(browserStore('sessionStorage'))

function readPositions(store: TextStore): Map<string, SavedPosition> {
  const stored = parse(store.read(scrollPositionsKey))
  if (!Array.isArray(stored)) return new Map()
  return new Map(
    stored.flatMap((pair: unknown): [string, SavedPosition][] =>
      Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], parsePosition(pair[1])]] : [],
    ),
  )
}

function parsePosition(value: unknown): SavedPosition {
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
