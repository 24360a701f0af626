import type { WalletSheetAnswer } from '#src/commerce/contract/payment/wallet-sheet-event.ts'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { walletTotal } from '../payment/same-order.ts'

/** The cart as the sheet of an express method shows it; an error if the cart cannot be delivered or has no total. */
export function walletSheetAnswer(selection: Selection, method: PaymentMethod): WalletSheetAnswer {
  const { currency, location, shippingMethod, shippingMethods } = selection
  const total = walletTotal(selection, method)
  if (total === null || !currency || !location.country || shippingMethods.length === 0) return { error: true }
  return {
    country: location.country,
    currency,
    currencyDenominator: denominatorOf(currency),
    grandTotalPriceAsNumber: total,
    shippingMethod,
    shippingMethodsAvailable: shippingMethods.map(({ shippingMethod: id, name, price }) => ({
      shippingMethod: id,
      name,
      priceAsNumber: price,
    })),
  }
}

/** 100 for currencies with hundredths, otherwise 1. */
function denominatorOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}
