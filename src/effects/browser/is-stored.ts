import { browserStore } from './storage.ts'

/** Whether storage has an entry with this name; false where storage is forbidden. */
export function isStored(name: string, area: 'localStorage' | 'sessionStorage' = 'sessionStorage'): boolean {
  return browserStore(area).read(name) !== null
}
