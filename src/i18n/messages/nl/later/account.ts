import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Mijn account',
  'account.logIn': 'Inloggen',
  'account.create': 'Account aanmaken',
  'account.forgot': 'Wachtwoord vergeten?',
  'account.why': 'Waarom een account?',
  'account.whyOrders':
    'Elke bestelling met de bon en de status van het pakket, en opnieuw bestellen met één klik',
  'account.whyCars': 'Uw auto’s op elk apparaat, met de onderdelen die passen',
  'account.whyAddress': 'Naam en adres zijn al ingevuld als u bestelt',
  'account.whyGuest': 'U kunt ook zonder account bestellen.',
  'account.wait':
    'Meerdere pogingen zijn mislukt. Deze wordt over {count, plural, one {# seconde} other {# seconden}} gecontroleerd.',
  'account.cartJoined':
    'Uw winkelwagen en de bewaarde winkelwagen zijn samengevoegd: {count, plural, one {# artikel} other {# artikelen}}.',
  'account.cartBack':
    'Uw bewaarde winkelwagen is terug, met {count, plural, one {# artikel} other {# artikelen}}.',
  'account.logOut': 'Uitloggen',
  'account.password': 'Wachtwoord',
  'account.showPassword': 'Wachtwoord tonen',
  'account.loggedInAs': 'Ingelogd als {name}',
  'account.slowed':
    'Te veel verkeerde wachtwoorden voor dit account. Probeer het over een uur opnieuw, of stel via een e-mail een nieuw wachtwoord in.',
  'account.incorrect': 'Wachtwoord of e-mailadres onjuist',
  'account.noAccount': 'Account niet gevonden',
  'account.failed':
    'Inloggen lukt nu even niet. Uw winkelwagen is niet gewijzigd. Probeer het zo meteen opnieuw.',
  'account.stillIn': 'Uitloggen lukt nu even niet. Probeer het zo meteen opnieuw.',
  'account.loggedOut':
    'U bent niet meer ingelogd. Log in om verder te gaan. Wat u hier hebt ingevuld, blijft bewaard.',
  'account.overview': 'Overzicht',
  'account.changeCars': 'Auto’s toevoegen of wijzigen',
  'account.changeDetails': 'Accountgegevens wijzigen',
  'account.haveAccount': 'Ik heb al een account',
  'account.backToLogIn': 'Terug naar inloggen',
} satisfies Record<keyof typeof english, string>
