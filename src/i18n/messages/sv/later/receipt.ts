import type { receipt as english } from '../../en/later/receipt.ts'

export const receipt = {
  'receipt.forCar': 'Till {car}',
  'receipt.deposits': 'Stomavgift och pant',
  'receipt.depositsHint': 'Betalas tillbaka när vi har fått den gamla delen.',
  'receipt.returnPart': 'Lämna tillbaka en gammal del',
  'receipt.nothingToPay': 'Inget att betala',
  'receipt.ask': 'Fråga om beställningen',
  'receipt.netPrice': 'Pris utan moms',
  'receipt.netSum': 'Summa utan moms',
  'receipt.rounding': 'Avrundning',
  'receipt.vatAt': 'Varav moms {rate}\u00a0% på {net}',
  'receipt.vatExempt':
    'Unionsintern varuleverans, undantagen från moms (artikel 138 i direktiv 2006/112/EG): ingen moms tas ut. Köparen redovisar momsen under momsnumret {vatNumber}.',
  'receipt.seller': 'Säljare',
  'receipt.disputes': 'Om vi inte kommer överens',
  'receipt.takeBack': 'Återtagning',
  'receipt.transferMatch':
    'Ange referensen när du betalar, så att vi kan koppla betalningen till din beställning.',
  'receipt.demo': 'Demobutik: inget säljs eller skickas. Betala inte in några pengar.',
  'orders.receipt': 'Kvitto',
  'withdraw.here': 'Ångra avtalet här',
} satisfies Record<keyof typeof english, string>
