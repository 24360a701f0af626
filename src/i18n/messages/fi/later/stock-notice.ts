import type { stockNotice as english } from '../../en/later/stock-notice.ts'

export const stockNotice = {
  'stockNotice.email': 'Sähköposti',
  'stockNotice.hint': 'Yksi viesti, kun {name} on taas tilattavissa, ei muuta.',
  'stockNotice.send': 'Lähetä',
  'stockNotice.done': 'Lähetämme viestin osoitteeseen {email}, kun tuote on taas saatavilla.',
  'stockNotice.doneCustomer': 'Lähetämme sinulle viestin, kun tuote on taas saatavilla.',
  'stockNotice.country': 'Valitse ensin maa sivun yläreunasta.',
  'stockNotice.state': 'Valitse ensin osavaltio maan kohdalta sivun yläreunasta.',
  'stockNotice.failed': 'Tämä ei onnistunut. Yritä uudelleen.',
} satisfies Record<keyof typeof english, string>
