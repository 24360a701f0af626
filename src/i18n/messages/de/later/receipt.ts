import type { receipt as english } from '../../en/later/receipt.ts'

export const receipt = {
  'receipt.forCar': 'Für {car}',
  'receipt.deposits': 'Pfand',
  'receipt.depositsHint': 'Wird erstattet, sobald wir das Altteil erhalten haben.',
  'receipt.returnPart': 'Altteil zurückgeben',
  'receipt.nothingToPay': 'Nichts zu zahlen',
  'receipt.ask': 'Frage zu dieser Bestellung',
  'receipt.netPrice': 'Preis ohne MwSt.',
  'receipt.netSum': 'Summe ohne MwSt.',
  'receipt.rounding': 'Rundung',
  'receipt.vatAt': 'Darin {rate}\u00a0% MwSt. auf {net}',
  'receipt.vatExempt':
    'Steuerfreie innergemeinschaftliche Lieferung (Art.\u00a0138 der Richtlinie 2006/112/EG): Es wird keine Mehrwertsteuer berechnet. Der Erwerber versteuert die Lieferung unter der USt-IdNr. {vatNumber}.',
  'receipt.seller': 'Verkäufer',
  'receipt.disputes': 'Wenn wir uns nicht einigen',
  'receipt.takeBack': 'Rücknahme',
  'receipt.transferMatch':
    'Geben Sie den Verwendungszweck an, damit wir die Zahlung Ihrer Bestellung zuordnen können.',
  'receipt.demo': 'Demo-Shop: Es wird nichts verkauft oder versandt. Bitte überweisen Sie kein Geld.',
  'orders.receipt': 'Beleg',
  'withdraw.here': 'Vertrag widerrufen',
} satisfies Record<keyof typeof english, string>
