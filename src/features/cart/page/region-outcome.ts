import type { RegionOutcome } from '#src/features/region/region-page.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { lineName } from '../line-text.ts'
import type { CountryChangeResult } from './region-action.ts'

/** The message about a change of country; null when every line is still in the cart. */
export function countryChangeOutcome(result: CountryChangeResult, i18n: I18n): RegionOutcome | null {
  const { t } = i18n
  if (result.kind === 'refused') return { tone: 'error', text: t('cart.problem.notDeliverable'), undo: null }
  if (result.kind === 'unanswered') return { tone: 'error', text: t('region.unanswered'), undo: null }
  const { from, unavailable, incomplete } = result
  if (incomplete) return { tone: 'warning', text: t('region.incomplete'), undo: null }
  if (unavailable.length === 0 || from === null) return null
  return {
    tone: 'warning',
    text: t('cart.dropped', { names: unavailable.map(lineName).join(', ') }),
    undo: {
      country: from,
      label: t('region.undo', { country: countryName(from, i18n) }),
      dropped: unavailable.map(({ item, quantity, product: { product }, contents }) => ({
        item,
        quantity,
        product,
        contents,
      })),
    },
  }
}
