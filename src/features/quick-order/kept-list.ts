import { browserStore } from '#src/effects/browser/storage.ts'
import { maxListLength } from './order-list.ts'

const name = 'rc_quick_order'
const store = browserStore('sessionStorage')

/** The list is restored when the shopper returns from the page of a part; empty without one. */
export function readKeptList(): string {
  return (store.read(name) ?? '').slice(0, maxListLength)
}

export function keepList(list: string): void {
  store.write(name, list === '' ? null : list)
}
