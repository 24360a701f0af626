export const receipt = {
  'receipt.forCar': 'For {car}',
  'receipt.deposits': 'Deposits',
  'receipt.depositsHint': 'Refunded once we have received the old part.',
  'receipt.returnPart': 'Return an old part',
  'receipt.nothingToPay': 'Nothing to pay',
  'receipt.ask': 'Ask about this order',
  'receipt.netPrice': 'Price excluding VAT',
  'receipt.netSum': 'Amount excluding VAT',
  'receipt.rounding': 'Rounding',
  'receipt.vatAt': 'Including {rate}% VAT on {net}',
  'receipt.vatExempt':
    'VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC): no VAT is charged. The buyer accounts for it under the VAT number {vatNumber}.',
  'receipt.seller': 'Seller',
  'receipt.disputes': 'If we cannot agree',
  'receipt.takeBack': 'Take-back',
  'receipt.transferMatch':
    'Quote the reference with your transfer so that we can match the payment to your order.',
  'receipt.demo': 'Demo shop: nothing is sold or sent. Do not transfer any money.',
  'orders.receipt': 'Receipt',
  'withdraw.here': 'Withdraw from contract here',
} as const
