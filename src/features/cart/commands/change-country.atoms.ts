import { atom, type Getter, type Setter } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { visitAtom } from '#src/visit.ts'
import { lineCount } from '../cart.ts'
import { itemCount } from '../item-count.ts'
import { cartErrorsAtom } from '../state/messages.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { clearErrorAtom } from '../state/show-message.atoms.ts'
import { changeCountry, unavailableLines } from '../verbs/change-country.ts'
import { changeCart } from './change-cart.ts'
import { undoRemovalAtom } from './restore.atoms.ts'

/** Where a problem with a change of country is shown. */
export const countrySlot = 'country'

/** A change of country that can be undone. */
export interface CountryChange {
  /** The country the cart was in, with its state where that was chosen. */
  from: { country: string; state: string }
  to: string
  /** The grand total before the change; null when the cart was empty. */
  totalBefore: { amount: number; currency: string } | null
  /** The lines that were in the cart before and are not sold in the new country, with their quantities. */
  unavailable: Line[]
  /** Nothing of the cart is sold in the new country. */
  emptied: boolean
}

const lastChangeAtom = atom<CountryChange | null>(null)

/** The change of country that can be undone; null before one, after its undo, or when the cart is elsewhere by now. */
export const countryChangeAtom = atom((get) => {
  const change = get(lastChangeAtom)
  return change && get(selectionAtom)?.location.country === change.to ? change : null
})

/** Changes of country under way, including what they put back. */
const underWayAtom = atom(0)

/** Whether the cart is empty because of its country, or may be until a change of country is complete. */
export const emptiedByCountryAtom = atom(
  (get) => get(underWayAtom) > 0 || (get(countryChangeAtom)?.emptied ?? false),
)

/**
 * Moves the cart to another country, and perhaps a state of it: prices, assortment and methods follow. What is not
 * sold there is listed in `countryChangeAtom`, with the country to return to. A further change puts back what an earlier one
 * had taken, where it is sold again, so that the first country has the cart as it was. False when the cart stayed;
 * what went wrong is shown at `countrySlot`.
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

/** Moves the cart back to the country it was in and restores the unavailable lines. False when the cart stayed. */
export const undoCountryChangeAtom = atom(null, async (get, set): Promise<boolean> => {
  const from = get(countryChangeAtom)?.from
  return from ? set(changeCountryAtom, from.country, from.state || undefined) : false
})

/** Null when the cart is in the country it was in at first. Lines lost in `earlier` are left out: they are put back. */
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

/** Restores a line that an earlier change of country had taken; one not sold here either becomes unavailable again. */
async function putBackLine(get: Getter, set: Setter, line: Line): Promise<void> {
  if (await set(undoRemovalAtom, line, countrySlot)) return
  const change = get(lastChangeAtom)
  if (!change) return
  set(lastChangeAtom, { ...change, unavailable: [...change.unavailable, line] })
  // The notice of the change says so already.
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
