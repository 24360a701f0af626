import { atom, type Getter, type Setter } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { visitAtom } from '#src/visit.ts'
import { lineCount } from '../cart.ts'
import { itemCount } from '../item-count.ts'
import { changeCountry, unavailableLines } from '../operations/change-country.ts'
import { cartErrorsAtom } from '../state/messages.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { clearErrorAtom } from '../state/show-message.atoms.ts'
import { changeCart } from './change-cart.ts'
import { undoRemovalAtom } from './restore.atoms.ts'

export const countrySlot = 'country'

export interface CountryChange {
  from: { country: string; state: string }
  to: string
  totalBefore: { amount: number; currency: string } | null
  unavailable: Line[]
  emptied: boolean
}

const lastChangeAtom = atom<CountryChange | null>(null)

/** The change of country that can be undone; null without one, after its undo, or if the cart has moved again. */
export const countryChangeAtom = atom((get) => {
  const change = get(lastChangeAtom)
  return change && get(selectionAtom)?.location.country === change.to ? change : null
})

const underWayAtom = atom(0)

/** True if the cart is empty because of its country, or may be until a change of country is complete. */
export const emptiedByCountryAtom = atom(
  (get) => get(underWayAtom) > 0 || (get(countryChangeAtom)?.emptied ?? false),
)

/**
 * Moves the cart to a country and optionally a state: prices, assortment and methods follow. `countryChangeAtom` lists
 * the lines that are not sold there and the former country. A second change restores lines that the first one removed,
 * if they are sold again, so that returning restores the original cart. False if the cart was not moved; the problem is
 * shown at `countrySlot`.
 */
export const changeCountryAtom = atom(null, async (get, set, country: string, state?: string) => {
  set(underWayAtom, (count) => count + 1)
  try {
    return await moveCart(get, set, { country, state })
  } finally {
    set(underWayAtom, (count) => count - 1)
  }
})

async function moveCart(
  get: Getter,
  set: Setter,
  { country, state }: { country: string; state: string | undefined },
): Promise<boolean> {
  const language = get(visitAtom)?.i18n.locale
  if (!language) return false
  const outcome = await changeCart(get, set, {
    slot: countrySlot,
    call: (checkout) => changeCountry(checkout, { country, state, language }),
    applied: (_, after) => after.location.country === country,
  })
  if (!outcome?.after) return false
  const last = get(lastChangeAtom)
  const earlier = last?.to === outcome.before?.location.country ? last : null
  const change = combine(earlier, outcome.before, outcome.after)
  set(lastChangeAtom, change)
  for (const line of earlier?.unavailable ?? []) await putBackLine(get, set, line)
  return true
}

export const undoCountryChangeAtom = atom(null, async (get, set): Promise<boolean> => {
  const from = get(countryChangeAtom)?.from
  return from ? set(changeCountryAtom, from.country, from.state || undefined) : false
})

/** Null if the cart is back in its first country. Lines lost in `earlier` are left out, since they are restored. */
function combine(
  earlier: CountryChange | null,
  before: Selection | null,
  after: Selection,
): CountryChange | null {
  const to = after.location.country
  const from = earlier?.from ?? locationOf(before)
  if (!from || !to || from.country === to) return null
  return {
    from,
    to,
    totalBefore: earlier ? earlier.totalBefore : totalOf(before),
    unavailable: unavailableLines(before, after),
    emptied: itemCount(after.lines) === 0 && after.unreadableLines === 0,
  }
}

/** Restores a line that an earlier change removed; if it is not sold here either, it becomes unavailable again. */
async function putBackLine(get: Getter, set: Setter, line: Line): Promise<void> {
  if (await set(undoRemovalAtom, line, countrySlot)) return
  const change = get(lastChangeAtom)
  if (!change) return
  set(lastChangeAtom, { ...change, unavailable: [...change.unavailable, line] })
  // The notice of the change says it already.
  if (get(cartErrorsAtom).get(countrySlot)?.problem.kind === 'notSold') set(clearErrorAtom, countrySlot)
}

function locationOf(selection: Selection | null): CountryChange['from'] | null {
  const { country, state } = selection?.location ?? {}
  return country ? { country, state: state ?? '' } : null
}

function totalOf(selection: Selection | null): CountryChange['totalBefore'] {
  const amount = selection?.totals.grandTotal ?? null
  if (!selection || amount === null || lineCount(selection) === 0) return null
  return { amount, currency: selection.currency }
}
