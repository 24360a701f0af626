import { atom } from 'jotai'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { cartRows, leastOf, pieceCount, quantityOf, stepOf } from './cart.ts'
import { changeCartAtom } from './change.atoms.ts'
import { newsAtom, wholeCart } from './messages.atoms.ts'
import { cartOpenAtom, cartReachAtom, selectionAtom } from './selection.atoms.ts'

export interface Addition {
  item: string
  quantity: number
  /** For the announcement. */
  name: string
}

/** What the shopper sees of the cart, deposits beneath their goods. */
export const cartRowsAtom = atom((get) => cartRows(get(selectionAtom)?.lines ?? []))

/** Pieces in the cart; null until the selection has come. */
export const pieceCountAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection && pieceCount(selection.lines)
})

/** Loads the selection, and has it speak the language of the page. */
export const loadSelectionAtom = atom(null, async (get, set, locale: Locale) => {
  set(cartReachAtom, 'loading')
  const outcome = await set(changeCartAtom, { place: wholeCart, call: (checkout) => checkout.selection() })
  if (!outcome) set(cartReachAtom, get(selectionAtom) ? 'here' : 'unreachable')
  else if (get(selectionAtom)?.language !== locale) {
    await set(changeCartAtom, { place: wholeCart, call: (checkout) => checkout.chooseLanguage(locale) })
  }
})

/** Adds an item and opens the cart. False when nothing was added. */
export const addItemAtom = atom(null, async (_get, set, { item, quantity, name }: Addition) => {
  const outcome = await set(changeCartAtom, {
    place: item,
    call: (checkout) => checkout.addItem(item, quantity),
    applied: (before, after) => quantityOf(after, item) > quantityOf(before, item),
  })
  if (outcome) set(announceAtom, 'added', name)
  return outcome !== null
})

/** Adds a set with what was chosen for its sections, and opens the cart. False when nothing was added. */
export const addBundleAtom = atom(
  null,
  async (_get, set, { item, quantity, name, choices }: Addition & { choices: BundleChoice[] }) => {
    const outcome = await set(changeCartAtom, {
      place: item,
      call: (checkout) => checkout.addBundle(item, choices, quantity),
      applied: (before, after) => quantityOf(after, item) > quantityOf(before, item),
    })
    if (outcome) set(announceAtom, 'added', name)
    return outcome !== null
  },
)

export const increaseLineAtom = atom(null, (_get, set, line: Line) => set(changeLineAtom, line, stepOf(line)))

/** Takes one step off a line; the last one removes it. */
export const decreaseLineAtom = atom(null, (_get, set, line: Line) => {
  const step = stepOf(line)
  return set(changeLineAtom, line, line.quantity - step < leastOf(line) ? -line.quantity : -step)
})

export const removeLineAtom = atom(null, (_get, set, line: Line) => set(changeLineAtom, line, -line.quantity))

const changeLineAtom = atom(null, async (_get, set, { line, product, quantity }: Line, by: number) => {
  const outcome = await set(changeCartAtom, {
    place: line,
    call: (checkout) => (by > 0 ? checkout.increaseLine(line, by) : checkout.decreaseLine(line, -by)),
    applied: (_, after) => (after.lines.find((each) => each.line === line)?.quantity ?? 0) === quantity + by,
  })
  if (outcome) set(announceAtom, quantity + by > 0 ? 'quantity' : 'removed', product.name, line)
  return outcome !== null
})

const announceAtom = atom(
  null,
  (get, set, kind: 'added' | 'removed' | 'quantity', name: string, line = '') => {
    const lines = get(selectionAtom)?.lines ?? []
    const count = pieceCount(lines)
    const quantity = lines.find((each) => each.line === line)?.quantity ?? 0
    set(newsAtom, kind === 'quantity' ? { kind, name, quantity, count } : { kind, name, count })
    if (kind === 'added') set(cartOpenAtom, true)
  },
)
