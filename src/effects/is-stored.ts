import { browserStore } from './storage.ts'

/** Whether this tab, or all of them, keep something under a name. Storage may be forbidden; then they do not. */
export function isStored(name: string, area: 'localStorage' | 'sessionStorage' = 'sessionStorage'): boolean {
  return browserStore(area).read(name) !== null
}
