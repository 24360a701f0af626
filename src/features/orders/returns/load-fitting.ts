import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import { type InsteadOffer, loadInstead } from '#src/features/catalogue/parts/load-instead.ts'
import type { Shop } from '#src/shop.ts'

/** Parts to buy instead of one that did not fit, with texts. */
export interface FittingOffer extends InsteadOffer {
  title: string
}

/** Number of parts for which others are looked for. */
const maxMisfits = 2

/** Loads what fits a car instead of these parts; `car` is its key, empty without one. Leaves out what cannot be loaded. */
export async function loadFitting(
  shop: Shop,
  misfits: readonly { item: string; name: string }[],
  car: string,
): Promise<FittingOffer[]> {
  const { t } = shop.i18n
  const offers = await Promise.all(
    misfits.slice(0, maxMisfits).map(async ({ item, name }) => {
      const offer = await loadInstead(shop, productOfItem(item), car)
      if (!offer) return []
      const { name: category, path } = offer.category
      return {
        ...offer,
        title: t('returns.fitting', { name }),
        category: { name: t('returns.fittingAll', { category }), path },
      }
    }),
  )
  return offers.flat()
}
