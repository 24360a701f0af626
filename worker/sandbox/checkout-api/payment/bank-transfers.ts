import type { InferInput } from 'valibot'
import type { BankTransfer } from '#src/commerce/contract/content.ts'
import { sellerName } from '../../content-api/seller.ts'
import { invoice, prepayment } from './payment-methods.ts'

/** The example of the Swedish entry in the IBAN registry. */
const international = [
  { name: 'IBAN', number: 'SE35 5000 0000 0549 1000 0003' },
  { name: 'BIC', number: 'TAPPSESS' },
]
/** The example of Bankgirot's manuals; Swedes pay to it rather than to an IBAN. */
const bankgiro = { name: 'Bankgiro', number: '991-2346' }

const terms = [
  { paymentMethod: prepayment.paymentMethod, days: 10, inAdvance: true },
  { paymentMethod: invoice.paymentMethod, days: 14, inAdvance: false },
]

/** The bank transfers for orders of a country, by payment method. */
export function bankTransfersFor(country: string) {
  const accounts = country === 'SE' ? [bankgiro, ...international] : international
  return terms.map((entry) => ({ ...entry, recipient: sellerName, accounts })) satisfies InferInput<
    typeof BankTransfer
  >[]
}
