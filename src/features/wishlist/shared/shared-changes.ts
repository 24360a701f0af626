import type { PriceFormat } from '#src/features/catalogue/offer/price.ts'
import { formatDate, formatMoney } from '#src/i18n/format.ts'
import type { WishlistCard } from '../load-wishlist.ts'
import type { SharedPart, SharedState } from './shared-state.ts'

/** What has changed of a list since it was shared, in words. */
export interface SharedChanges {
  /** When it was shared, and how many parts have changed. */
  summary: string
  /** What was different before, by product; unchanged ones are absent. */
  before: Record<string, string>
}

/**
 * Compares the parts of a list with their state when it was shared; `ids` are those of the link, in the order of the
 * state. Prices are compared within one price list only.
 */
export function sharedChanges(
  state: SharedState,
  { ids, parts, pricelist }: { ids: readonly string[]; parts: readonly WishlistCard[]; pricelist: number },
  format: PriceFormat,
): SharedChanges {
  const { t } = format.i18n
  const samePrices = state.pricelist === pricelist
  const shared = new Map(ids.map((id, at) => [id, state.parts[at]]))
  const changed = parts.flatMap(({ card: { product }, today }): [string, string][] => {
    const part = shared.get(product)
    const facts = part ? differences(part, today, samePrices, format) : []
    return facts.length > 0 ? [[product, t('wishlist.then', { facts: facts.join(', ') })]] : []
  })
  const same = samePrices ? t('wishlist.unchanged') : ''
  const summary = [
    t('wishlist.sharedOn', { date: formatDate(state.day, format.intl) }),
    samePrices ? '' : t('wishlist.otherPrices'),
    changed.length > 0 ? t('wishlist.changed', { count: changed.length }) : same,
  ]
  return { summary: summary.filter((text) => text !== '').join(' '), before: Object.fromEntries(changed) }
}

function differences(
  before: SharedPart,
  today: SharedPart,
  samePrices: boolean,
  { i18n: { t }, currency, intl }: PriceFormat,
): string[] {
  return [
    ...(samePrices && before.price !== null && before.price !== today.price
      ? [formatMoney(before.price, currency, intl)]
      : []),
    ...(before.stock === today.stock ? [] : [t(`wishlist.then.${before.stock}`)]),
  ]
}
