import type { withdraw as english } from '../../en/customer/withdraw.ts'

export const withdraw = {
  'withdraw.title': 'Fortryd din aftale',
  'withdraw.intro':
    'Du kan fortryde aftalen uden begrundelse inden for 14 dage, efter at du har modtaget den sidste vare. Det er nok, at du sender meddelelsen, før fristen udløber.',
  'withdraw.more': 'Om fortrydelsesretten',
  'withdraw.name': 'Navn',
  'withdraw.emailHint': 'Den adresse, du bestilte med. Vi bekræfter din meddelelse om fortrydelse til den.',
  'withdraw.goods': 'Varer',
  'withdraw.goodsHint':
    'Lad feltet stå tomt, hvis du fortryder hele ordren, eller skriv, hvilke dele du returnerer.',
  'withdraw.parts': 'Hvilke dele returnerer du?',
  'withdraw.noParts': 'Vælg mindst én del.',
  'withdraw.ofOrdered': 'af {ordered}',
  'withdraw.other': 'Fortryd en anden ordre',
  'withdraw.find': 'Vælg dele i ordren',
  'withdraw.notFound':
    'Vi kunne ikke finde ordrens dele. Du kan fortryde alligevel: tjek nummeret og e-mailadressen, eller skriv selv delene ind.',
  'withdraw.confirm': 'Bekræft fortrydelse',
  'withdraw.write': 'Skriv meddelelsen',
  'withdraw.failed': 'Din meddelelse om fortrydelse kunne ikke sendes. Den er her stadig: prøv igen om lidt.',
  'withdraw.limited': 'Du har sendt flere meddelelser. Vent en time, eller send den med e-mail eller brev.',
  'withdraw.received': 'Vi har modtaget din meddelelse om fortrydelse',
  'withdraw.acknowledged.content':
    'En bekræftelse med indhold og tidspunkt er på vej til {email}. Udskriv eller gem også denne side.',
  'withdraw.acknowledged.receipt':
    'En kort e-mail med ordrenummer og tidspunkt er på vej til {email}. Den gentager ikke din tekst, fordi vi ikke kan se, at ordren er afgivet med denne adresse; vi spørger køberen, før noget annulleres. Udskriv eller gem denne side: den er din kopi.',
  'withdraw.acknowledged.none':
    'Vi har allerede sendt flere e-mails til {email} i dag og sender ikke flere. Din meddelelse gælder alligevel. Udskriv eller gem denne side: den er din kopi.',
  'withdraw.time': 'Modtaget',
  'withdraw.whole': 'Hele ordren',
  'withdraw.next':
    'Send varerne tilbage inden for 14 dage. Vi betaler tilbage inden for 14 dage; vi kan vente med tilbagebetalingen, til vi har fået varerne eller dokumentation for, at du har sendt dem.',
  'withdraw.howToReturn': 'Sådan returnerer du varer',
  'withdraw.letterHint':
    'Meddelelsen er klar. Send den med e-mail, eller kopiér den til et brev. Den gælder, når du har sendt den.',
  'withdraw.sendMail': 'Send den til {email}',
  'withdraw.subject': 'Fortrydelse af ordre {order}',
  'withdraw.statement':
    'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer:',
  'withdraw.date': 'Dato',
} satisfies Record<keyof typeof english, string>
