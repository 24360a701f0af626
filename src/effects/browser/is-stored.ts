import { browserStore } from './storage.ts'

/** Whether anything is stored under a name. False where storage is forbidden. */
export function isStored(name: string, area: 'localStorage' | 'sessionStorage' = 'sessionStorage'): boolean {
  return browserStore(area).read(name) !== null
}
