import { atom } from 'jotai'
import { amountsOf, amountText } from '#src/features/cart/amounts.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { TotalsRow } from '#src/features/cart/totals-view.ts'
import { visitAtom } from '#src/visit.ts'
import { draftAtom, formAtom } from '../form/form.atoms.ts'
import { vatOutlook } from './vat-outlook.ts'

/** The rows below the total: the other total while a VAT number waits for its check; usually none. */
export const vatOutlookRowsAtom = atom((get): TotalsRow[] => {
  const selection = get(selectionAtom)
  const draft = get(draftAtom)
  const form = get(formAtom)
  const i18n = get(visitAtom)?.i18n
  if (!selection || !draft || !form || !i18n) return []
  const outlook = vatOutlook({
    selection,
    vatNumber: form.keys.address.includes('vatNumber') ? (draft.address.vatNumber ?? '') : '',
    billingCountry: form.countryOf('address'),
    sellerCountry: get(shopFactsAtom)?.seller?.country ?? '',
  })
  if (!outlook) return []
  return [
    {
      label: i18n.t(outlook.vat === 'without' ? 'checkout.withoutVat' : 'checkout.withVat'),
      notes: [],
      amount: amountText(outlook.total, i18n, amountsOf(selection)),
      emphasis: null,
    },
  ]
})
