import type { receipt as english } from '../../en/later/receipt.ts'

export const receipt = {
  'receipt.forCar': 'Voor {car}',
  'receipt.deposits': 'Statiegeld',
  'receipt.depositsHint': 'U krijgt het terug zodra wij het oude onderdeel hebben ontvangen.',
  'receipt.returnPart': 'Een oud onderdeel terugsturen',
  'receipt.nothingToPay': 'Niets te betalen',
  'receipt.ask': 'Vraag over deze bestelling',
  'receipt.netPrice': 'Prijs zonder btw',
  'receipt.netSum': 'Bedrag zonder btw',
  'receipt.rounding': 'Afronding',
  'receipt.vatAt': 'Waarvan {rate}% btw over {net}',
  'receipt.vatExempt':
    'Intracommunautaire levering, 0% btw (artikel 138 Richtlijn 2006/112/EG): er wordt geen btw berekend. De koper geeft de btw aan onder btw-nummer {vatNumber}.',
  'receipt.seller': 'Verkoper',
  'receipt.disputes': 'Als wij er samen niet uitkomen',
  'receipt.takeBack': 'Inname',
  'receipt.transferMatch':
    'Vermeld het kenmerk bij de overboeking, zodat wij de betaling aan uw bestelling kunnen koppelen.',
  'receipt.demo': 'Demowinkel: er wordt niets verkocht of verstuurd. Maak geen geld over.',
  'orders.receipt': 'Bon',
  'withdraw.here': 'Overeenkomst hier herroepen',
} satisfies Record<keyof typeof english, string>
