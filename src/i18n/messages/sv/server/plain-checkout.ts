import type { plainCheckout as english } from '../../en/server/plain-checkout.ts'

export const plainCheckout = {
  'plainCheckout.toOrder': 'Nästa: kontrollera och beställ',
  'plainCheckout.fewerMethods':
    'Betalningssätt som kräver JavaScript visas inte, till exempel kortfält och digitala plånböcker på vår egen sida.',
  'plainCheckout.noMethods':
    'Alla betalningssätt i ditt land kräver JavaScript. Slå på det för att beställa här, eller skriv till oss så tar vi emot din beställning.',
  'plainCheckout.needsScript':
    'Det här betalningssättet kräver JavaScript. Ingen betalning har gjorts: välj ett annat.',
  'plainCheckout.bothTotals':
    'Om moms tas ut beror på kontrollen av ditt momsnummer när du beställer. Båda totalbeloppen står nedan. Inget har beställts än: kontrollera dem och bekräfta din beställning.',
  'plainCheckout.addressFirst': 'Fyll i din adress först.',
  'plainCheckout.companyTyped':
    'Du har angett ett företag. Välj ”{choice}” för att beställa åt det, eller skicka formuläret igen för att beställa som privatperson.',
  'plainCheckout.streetTyped':
    'Du har angett en gata för leveransen. Kryssa i ”{choice}” för att få paketet dit, eller skicka formuläret igen för att få det till fakturaadressen.',
} satisfies Record<keyof typeof english, string>
