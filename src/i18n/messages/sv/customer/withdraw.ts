import type { withdraw as english } from '../../en/customer/withdraw.ts'

export const withdraw = {
  'withdraw.title': 'Ångra ditt avtal',
  'withdraw.intro':
    'Du får ångra avtalet inom 14 dagar från den dag du tog emot den sista varan, utan att ange något skäl. Det räcker att du skickar meddelandet innan ångerfristen går ut.',
  'withdraw.more': 'Om ångerrätten',
  'withdraw.name': 'Namn',
  'withdraw.emailHint': 'Adressen du beställde med. Vi bekräftar ditt meddelande till den.',
  'withdraw.goods': 'Varor',
  'withdraw.goodsHint':
    'Lämna tomt om du ångrar hela beställningen, eller skriv vilka delar du lämnar tillbaka.',
  'withdraw.parts': 'Vilka delar lämnar du tillbaka?',
  'withdraw.noParts': 'Välj minst en del.',
  'withdraw.ofOrdered': 'av {ordered}',
  'withdraw.other': 'Ångra en annan beställning',
  'withdraw.find': 'Välj delar i beställningen',
  'withdraw.notFound':
    'Vi hittade inte beställningens delar. Du kan ångra avtalet ändå: kontrollera numret och e-postadressen, eller skriv in delarna själv.',
  'withdraw.confirm': 'Bekräfta att du ångrar avtalet',
  'withdraw.write': 'Skriv meddelandet',
  'withdraw.failed': 'Ditt meddelande kunde inte skickas. Det finns kvar här: försök igen om en stund.',
  'withdraw.limited':
    'Du har skickat flera meddelanden. Vänta en timme, eller skicka det med e-post eller brev.',
  'withdraw.received': 'Vi har tagit emot ditt meddelande om att du ångrar avtalet',
  'withdraw.acknowledged.content':
    'En bekräftelse med innehåll och tidpunkt är på väg till {email}. Skriv ut eller spara också den här sidan.',
  'withdraw.acknowledged.receipt':
    'Ett kort mejl med ordernummer och tidpunkt är på väg till {email}. Det upprepar inte din text, eftersom vi inte kan se att beställningen gjordes med den adressen; vi frågar köparen innan något annulleras. Skriv ut eller spara den här sidan: det är din kopia.',
  'withdraw.acknowledged.none':
    'Vi har redan skickat flera mejl till {email} i dag och skickar inga fler. Ditt meddelande gäller ändå. Skriv ut eller spara den här sidan: det är din kopia.',
  'withdraw.time': 'Mottaget',
  'withdraw.whole': 'Hela beställningen',
  'withdraw.next':
    'Skicka tillbaka varorna inom 14 dagar. Vi betalar tillbaka inom 14 dagar; vi får vänta med återbetalningen tills vi har fått varorna eller ett bevis på att du har skickat dem.',
  'withdraw.howToReturn': 'Så returnerar du varor',
  'withdraw.letterHint':
    'Meddelandet är klart. Skicka det med e-post eller kopiera det till ett brev. Det gäller när du har skickat det.',
  'withdraw.sendMail': 'Skicka det till {email}',
  'withdraw.subject': 'Jag ångrar beställning {order}',
  'withdraw.statement': 'Jag meddelar härmed att jag frånträder mitt köpeavtal avseende följande varor:',
  'withdraw.date': 'Datum',
} satisfies Record<keyof typeof english, string>
