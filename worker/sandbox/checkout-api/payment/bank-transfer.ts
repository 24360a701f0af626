import { prepayment } from './payment-methods.ts'

/** Where prepayments go: the account the IBAN registry writes as Sweden's example. */
export const bankTransfer = {
  paymentMethod: prepayment.paymentMethod,
  recipient: 'Tappet Parts AB',
  accounts: [
    { name: 'IBAN', number: 'SE35 5000 0000 0549 1000 0003' },
    { name: 'BIC', number: 'TAPPSESS' },
  ],
  /** Days until the money must be there. */
  days: 10,
}
