import type { newsletter as english } from '../../en/server/newsletter.ts'

export const newsletter = {
  'newsletter.title': 'Nyhetsbrev',
  'newsletter.consent':
    'Nyheter om delar och erbjudanden till din e-post. Du kan avsluta prenumerationen när du vill.',
  'newsletter.email': 'Din e-postadress',
  'newsletter.subscribe': 'Prenumerera',
  'newsletter.subscribed': 'Välkommen! Du prenumererar nu på vårt nyhetsbrev.',
  'newsletter.confirming': 'Titta i din inkorg: länken där bekräftar prenumerationen.',
  'newsletter.ask':
    'Vill du få vårt nyhetsbrev till adressen som länken skickades till? Du kan avsluta när som helst.',
  'newsletter.confirm': 'Ja, prenumerera',
  'newsletter.expired': 'Länken gäller inte längre. Skriv din adress, så skickar vi en ny.',
  'newsletter.limited': 'Du har försökt flera gånger. Vänta tio minuter och försök igen.',
  'newsletter.failed': 'Något gick fel. Försök igen.',
} satisfies Record<keyof typeof english, string>
