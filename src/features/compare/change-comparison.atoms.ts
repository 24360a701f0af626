import { atom } from 'jotai'
import { comparedKey } from '#src/config.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { comparedAtom } from './compared.atoms.ts'
import { parseCompared, serializeCompared, toggled } from './comparison.ts'

/** The choice belongs to one tab, and survives its reloads. */
const store = browserStore('sessionStorage')

export const surplusAtom = atom(false)

/** Reads the choice from the storage, and returns it. */
export const readComparedAtom = atom(null, (_get, set): readonly string[] => {
  const products = parseCompared(store.read(comparedKey))
  set(comparedAtom, products)
  return products
})

export const keepComparedAtom = atom(null, (_get, set, products: readonly string[]) => {
  store.write(comparedKey, serializeCompared(products))
  set(comparedAtom, products)
  set(surplusAtom, false)
})

export const toggleProductAtom = atom(null, (get, set, product: string) => {
  const changed = toggled(get(comparedAtom), product)
  if (changed) set(keepComparedAtom, changed)
  else set(surplusAtom, true)
})
