import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Mein Konto',
  'account.logIn': 'Anmelden',
  'account.create': 'Konto anlegen',
  'account.forgot': 'Passwort vergessen?',
  'account.why': 'Warum ein Konto?',
  'account.whyOrders': 'Jede Bestellung mit Beleg, Sendungsverfolgung und „Erneut kaufen“ mit einem Klick',
  'account.whyCars': 'Ihre Fahrzeuge auf jedem Gerät, mit den passenden Teilen',
  'account.whyAddress': 'Name und Adresse sind beim Bestellen ausgefüllt',
  'account.whyGuest': 'Sie können auch ohne Konto bestellen.',
  'account.wait':
    'Mehrere Versuche sind fehlgeschlagen. Dieser wird in {count, plural, one {# Sekunde} other {# Sekunden}} geprüft.',
  'account.cartJoined':
    'Ihr Warenkorb und Ihr gespeicherter Warenkorb wurden zusammengeführt: {count, plural, one {# Artikel} other {# Artikel}}.',
  'account.cartBack':
    'Ihr gespeicherter Warenkorb ist wieder da, mit {count, plural, one {# Artikel} other {# Artikeln}}.',
  'account.logOut': 'Abmelden',
  'account.password': 'Passwort',
  'account.showPassword': 'Passwort anzeigen',
  'account.loggedInAs': 'Angemeldet als {name}',
  'account.slowed':
    'Zu viele falsche Passwörter für dieses Konto. Versuchen Sie es in einer Stunde noch einmal oder legen Sie per E-Mail ein neues Passwort fest.',
  'account.incorrect': 'Passwort oder E-Mail-Adresse falsch',
  'account.noAccount': 'Konto nicht gefunden',
  'account.failed':
    'Die Anmeldung ist gerade nicht möglich. Ihr Warenkorb ist unverändert. Bitte versuchen Sie es gleich noch einmal.',
  'account.stillIn': 'Die Abmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
  'account.loggedOut':
    'Sie sind nicht mehr angemeldet. Melden Sie sich an, um fortzufahren. Ihre Eingaben auf dieser Seite bleiben erhalten.',
  'account.overview': 'Übersicht',
  'account.changeCars': 'Fahrzeuge hinzufügen oder ändern',
  'account.changeDetails': 'Kontodaten ändern',
  'account.haveAccount': 'Ich habe schon ein Konto',
  'account.backToLogIn': 'Zurück zur Anmeldung',
} satisfies Record<keyof typeof english, string>
