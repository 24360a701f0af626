import type { IndexKind } from './index-kinds.ts'

type Named = Pick<IndexKind, 'name'>

/** The index that the shop searches. */
export const liveIndex = ({ name }: Named, language: string) => `${name}_${language}`
/** The index that is being filled, to be swapped with the live one. */
export const nextIndex = (kind: Named, language: string) => `${liveIndex(kind, language)}_next`
/** While the next index is being filled: the ids of what was updated in the live one; see `noteUpdates`. */
export const notesIndex = (kind: Named, language: string) => `${liveIndex(kind, language)}_notes`
