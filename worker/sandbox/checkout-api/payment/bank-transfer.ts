import { prepayment } from './payment-methods.ts'

/** The account for prepayments: the example of the Swedish entry in the IBAN registry. */
export const bankTransfer = {
  paymentMethod: prepayment.paymentMethod,
  recipient: 'Tappet Parts AB',
  accounts: [
    { name: 'IBAN', number: 'SE35 5000 0000 0549 1000 0003' },
    { name: 'BIC', number: 'TAPPSESS' },
  ],
  /** Days within which the transfer must arrive. */
  days: 10,
}
