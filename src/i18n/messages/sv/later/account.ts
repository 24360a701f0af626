import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Mitt konto',
  'account.logIn': 'Logga in',
  'account.create': 'Skapa konto',
  'account.forgot': 'Glömt lösenordet?',
  'account.why': 'Varför ett konto?',
  'account.whyOrders': 'Alla beställningar med kvitto och paketspårning, och ”Köp igen” med ett tryck',
  'account.whyCars': 'Dina bilar på alla enheter, med delarna som passar',
  'account.whyAddress': 'Namn och adress är ifyllda när du beställer',
  'account.whyGuest': 'Du kan också beställa utan konto.',
  'account.wait':
    'Flera försök misslyckades. Det här kontrolleras om {count, plural, one {# sekund} other {# sekunder}}.',
  'account.cartJoined':
    'Varukorgen och den du hade sparat har slagits ihop: {count, plural, one {# vara} other {# varor}}.',
  'account.cartBack':
    'Varukorgen du hade sparat är tillbaka, med {count, plural, one {# vara} other {# varor}}.',
  'account.logOut': 'Logga ut',
  'account.password': 'Lösenord',
  'account.showPassword': 'Visa lösenordet',
  'account.loggedInAs': 'Inloggad som {name}',
  'account.slowed':
    'För många felaktiga lösenord för det här kontot. Försök igen om en timme, eller välj ett nytt lösenord via e-post.',
  'account.incorrect': 'Fel lösenord eller e-postadress',
  'account.noAccount': 'Kontot hittades inte',
  'account.failed': 'Det gick inte att logga in just nu. Varukorgen är oförändrad. Försök igen om en stund.',
  'account.stillIn': 'Det gick inte att logga ut just nu. Försök igen om en stund.',
  'account.loggedOut':
    'Du är inte längre inloggad. Logga in för att fortsätta. Det du har skrivit här finns kvar.',
  'account.overview': 'Översikt',
  'account.changeCars': 'Lägg till eller ändra bilar',
  'account.changeDetails': 'Ändra kontouppgifter',
  'account.haveAccount': 'Jag har redan ett konto',
  'account.backToLogIn': 'Tillbaka till inloggningen',
} satisfies Record<keyof typeof english, string>
