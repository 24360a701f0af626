import type { receipt as english } from '../../en/later/receipt.ts'

export const receipt = {
  'receipt.forCar': 'Til {car}',
  'receipt.deposits': 'Depositum og pant',
  'receipt.depositsHint': 'Refunderes, når vi har modtaget den gamle del.',
  'receipt.returnPart': 'Returnér en gammel del',
  'receipt.nothingToPay': 'Intet at betale',
  'receipt.ask': 'Spørg om ordren',
  'receipt.netPrice': 'Pris uden moms',
  'receipt.netSum': 'Beløb uden moms',
  'receipt.rounding': 'Afrunding',
  'receipt.vatAt': 'Heraf {rate}\u00a0% moms af {net}',
  'receipt.vatExempt':
    'Momsfri EU-varelevering (artikel 138 i direktiv 2006/112/EF): der opkræves ikke moms. Køberen afregner momsen under momsnummeret {vatNumber}.',
  'receipt.seller': 'Sælger',
  'receipt.disputes': 'Hvis vi ikke bliver enige',
  'receipt.takeBack': 'Tilbagetagning',
  'receipt.transferMatch': 'Angiv referencen på overførslen, så vi kan knytte betalingen til din ordre.',
  'receipt.demo': 'Demobutik: intet bliver solgt eller sendt. Overfør ikke penge.',
  'orders.receipt': 'Kvittering',
  'withdraw.here': 'Fortryd aftalen her',
} satisfies Record<keyof typeof english, string>
