import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Min konto',
  'account.logIn': 'Log ind',
  'account.create': 'Opret konto',
  'account.forgot': 'Glemt adgangskoden?',
  'account.why': 'Hvorfor en konto?',
  'account.whyOrders': 'Alle ordrer med kvittering og sporing af pakken, og ”Køb igen” med ét tryk',
  'account.whyCars': 'Dine biler på alle enheder, med de dele, der passer',
  'account.whyAddress': 'Navn og adresse er udfyldt, når du bestiller',
  'account.whyGuest': 'Du kan også bestille uden konto.',
  'account.wait':
    'Flere forsøg mislykkedes. Dette tjekkes om {count, plural, one {# sekund} other {# sekunder}}.',
  'account.cartJoined':
    'Din kurv og den, du havde gemt, er nu én kurv med {count, plural, one {# vare} other {# varer}}.',
  'account.cartBack':
    'Den kurv, du havde gemt, er tilbage med {count, plural, one {# vare} other {# varer}}.',
  'account.logOut': 'Log ud',
  'account.password': 'Adgangskode',
  'account.showPassword': 'Vis adgangskoden',
  'account.loggedInAs': 'Logget ind som {name}',
  'account.slowed':
    'For mange forkerte adgangskoder til denne konto. Prøv igen om en time, eller vælg en ny adgangskode via e-mail.',
  'account.incorrect': 'Forkert adgangskode eller e-mailadresse',
  'account.noAccount': 'Kontoen blev ikke fundet',
  'account.failed': 'Vi kunne ikke logge dig ind lige nu. Kurven er uændret. Prøv igen om et øjeblik.',
  'account.stillIn': 'Vi kunne ikke logge dig ud lige nu. Prøv igen om et øjeblik.',
  'account.loggedOut':
    'Du er ikke længere logget ind. Log ind for at fortsætte. Det, du har skrevet her, er bevaret.',
  'account.overview': 'Oversigt',
  'account.changeCars': 'Tilføj eller ret biler',
  'account.changeDetails': 'Ret kontooplysninger',
  'account.haveAccount': 'Jeg har allerede en konto',
  'account.backToLogIn': 'Tilbage til login',
} satisfies Record<keyof typeof english, string>
