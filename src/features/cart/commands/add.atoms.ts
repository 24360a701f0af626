import { atom, type Getter } from 'jotai'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { carLabel } from '#src/features/garage/car-label.ts'
import { carFitAtom, currentCarAtom } from '#src/features/garage/garage.atoms.ts'
import { noteItemCar } from '#src/features/garage/item-cars.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { visitAtom } from '#src/visit.ts'
import { addition } from '../operations/change-quantity.ts'
import { knownStockAtom } from '../state/known-stock.atoms.ts'
import { cartOpenAtom, cartStatusAtom, onlineAtom, selectionAtom } from '../state/selection.atoms.ts'
import { fetchCart } from './change-cart.ts'
import { submitIntent } from './intent.atoms.ts'

export interface Addition {
  item: string
  quantity: number
  name: string
  choices?: BundleChoice[]
  deposit?: string | undefined
  inStock?: number | null
}

export const loadSelectionAtom = atom(null, async (get, set, locale: Locale) => {
  if (get(selectionAtom) === null) set(cartStatusAtom, 'loading')
  const outcome = await fetchCart(get, set, (checkout) => checkout.selection())
  if (outcome?.kind === 'refused') set(cartStatusAtom, 'unreachable')
  if (!outcome?.after || get(selectionAtom)?.language === locale) return
  await fetchCart(get, set, (checkout) => checkout.chooseLanguage(locale))
})

export const addItemAtom = atom(
  null,
  async (
    get,
    set,
    { item, quantity, name, choices, deposit, inStock = null }: Addition,
  ): Promise<boolean> => {
    // The press waits for a network, and the open cart says so.
    if (!get(onlineAtom)) set(cartOpenAtom, true)
    if (inStock !== null) set(knownStockAtom, (known) => new Map(known).set(item, inStock))
    const change = addition({ item, quantity, choices, deposit })
    const added = await submitIntent(get, set, { ...change, name, slot: item })
    if (!added) return false
    set(cartOpenAtom, true)
    rememberCar(get, item)
    return true
  },
)

/** Remembers that an added item is for the shopper's car, unless it does not fit. */
export function rememberCar(get: Getter, item: string): void {
  const car = get(currentCarAtom)
  const line = get(selectionAtom)?.lines.find((one) => one.item === item)
  const store = get(visitAtom)?.browserStore
  if (!line || !store) return
  const fit = get(carFitAtom)?.of(line.product.fitSummary).kind
  noteItemCar(store, item, car && (fit === 'fits' || fit === 'asks') ? carLabel(car) : null)
}
