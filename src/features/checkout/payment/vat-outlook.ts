import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { roundToCents } from '#src/features/cart/cart.ts'
import { memberStateOf, parseVatNumber } from '#src/forms/vat-number.ts'

/** The other total an order may have, because the service confirms a VAT number only when it is ordered. */
export interface VatOutlook {
  /** `without`: if the number is confirmed. `with`: if none is. */
  vat: 'without' | 'with'
  total: number
}

interface VatQuestion {
  selection: Pick<Selection, 'totals' | 'vatExempt' | 'address' | 'location' | 'countries'>
  /** The typed VAT number; empty without one, or if the form does not ask. */
  vatNumber: string
  billingCountry: string
  /** The country where the seller pays VAT; empty if unknown. */
  sellerCountry: string
}

/**
 * The total that an order has if its VAT number is judged otherwise than in the selection's totals. Null if the service
 * has already judged this number, or the number can change nothing: goods to another member state of the Union are
 * free of VAT for businesses registered in a member state other than the seller's (Directive 2006/112/EC, article 138).
 */
export function vatOutlook({
  selection,
  vatNumber,
  billingCountry,
  sellerCountry,
}: VatQuestion): VatOutlook | null {
  const { totals, vatExempt, address, location, countries } = selection
  const { grandTotal, grandTotalTax, taxDeducted } = totals
  const number = parseVatNumber(vatNumber, billingCountry)
  const judged = parseVatNumber(address.vatNumber, billingCountry)
  if (grandTotal === null || (number !== null && number === judged)) return null
  if (vatExempt) {
    return taxDeducted ? { vat: 'with', total: roundToCents(grandTotal - taxDeducted) } : null
  }
  const toUnion = countries.some(({ country, eu }) => eu && country === location.country)
  const registeredIn = number === null ? null : memberStateOf(number)
  const isElsewhere = (country: string | null) => country !== null && country !== sellerCountry
  if (sellerCountry === '' || !toUnion || !isElsewhere(location.country) || !isElsewhere(registeredIn))
    return null
  return grandTotalTax ? { vat: 'without', total: roundToCents(grandTotal - grandTotalTax) } : null
}
