import * as v from 'valibot'
import { pendingKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { Intent } from '../intents.ts'

const Kept = v.pipe(v.string(), v.parseJson(), v.array(Intent))

export function loadPending(store: TextStore): Intent[] {
  const kept = v.safeParse(Kept, store.read(pendingKey))
  return kept.success ? kept.output : []
}

export function savePending(store: TextStore, intents: Intent[]): void {
  store.write(pendingKey, intents.length > 0 ? JSON.stringify(intents) : null)
}
