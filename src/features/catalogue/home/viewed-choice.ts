import { viewedKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'

/** The stored text of visitors who want no list. */
const none = 'off'

/** True unless the visitor has switched the list of viewed parts off in this browser. */
export const keepsViewed = (store: TextStore) => store.read(viewedKey) !== none

/** Both choices begin without parts. */
export function chooseViewed(store: TextStore, keeps: boolean): void {
  store.write(viewedKey, keeps ? null : none)
}
