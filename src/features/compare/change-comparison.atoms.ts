import { atom } from 'jotai'
import { comparedKey } from '#src/config.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { comparedAtom } from './compared.atoms.ts'
import { parseCompared, serializeCompared, toggled } from './comparison.ts'

/** The choice belongs to one tab, and survives its reloads. */
const store = browserStore('sessionStorage')

/** Whether the last press asked for one product more than can be compared. */
export const surplusAtom = atom(false)

/** Reads the stored choice without changing it. */
export const readComparedAtom = atom(null, (_get, set) => {
  set(comparedAtom, parseCompared(store.read(comparedKey)))
})

/** Replaces the choice: by that of an opened comparison, or by none. */
export const keepComparedAtom = atom(null, (_get, set, products: readonly string[]) => {
  store.write(comparedKey, serializeCompared(products))
  set(comparedAtom, products)
  set(surplusAtom, false)
})

/** Adds a product, or removes it when it is there; where there is no room, says so. */
export const toggleProductAtom = atom(null, (get, set, product: string) => {
  const changed = toggled(get(comparedAtom), product)
  if (changed) set(keepComparedAtom, changed)
  else set(surplusAtom, true)
})
