import type { Mail } from '#src/commerce/contract/mail.ts'
import { colonOf } from '#src/i18n/colon.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'
import { mailLanguage, mailMoment, sellerLines } from '../support-api/support-mails.ts'

const addressChanged = inEveryLanguage({
  en: {
    subject: 'The email address of your account was changed',
    what: 'The email address of your account has been changed. This is the last message we send to this address.',
    when: 'Changed',
    unless: 'If this was not you, write to us or call us at once.',
  },
  sv: {
    subject: 'E-postadressen till ditt konto har ändrats',
    what: 'Ditt konto har nu en annan e-postadress. Det här är det sista meddelandet vi skickar till den här adressen.',
    when: 'Ändrad',
    unless: 'Om det inte var du, skriv till oss eller ring oss genast.',
  },
  fi: {
    subject: 'Tilisi sähköpostiosoite on vaihdettu',
    what: 'Tililläsi on nyt toinen sähköpostiosoite. Tämä on viimeinen viestimme tähän osoitteeseen.',
    when: 'Vaihdettu',
    unless: 'Jos et vaihtanut sitä itse, kirjoita tai soita meille heti.',
  },
  da: {
    subject: 'E-mailadressen på din konto er ændret',
    what: 'Din konto har nu en anden e-mailadresse. Det er den sidste besked, vi sender til denne adresse.',
    when: 'Ændret',
    unless: 'Hvis det ikke var dig, så skriv eller ring til os med det samme.',
  },
  fr: {
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    what: 'Votre compte a désormais une autre adresse e-mail. C’est le dernier message que nous envoyons à cette adresse.',
    when: 'Modifiée',
    unless: 'Si ce n’était pas vous, écrivez-nous ou appelez-nous sans attendre.',
  },
  nl: {
    subject: 'Het e-mailadres van uw account is gewijzigd',
    what: 'Uw account heeft nu een ander e-mailadres. Dit is het laatste bericht dat we naar dit adres sturen.',
    when: 'Gewijzigd',
    unless: 'Was u dat niet? Schrijf of bel ons dan meteen.',
  },
  de: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    what: 'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Dies ist die letzte Nachricht, die wir an diese Adresse senden.',
    when: 'Geändert',
    unless: 'Wenn Sie das nicht waren, schreiben Sie uns oder rufen Sie uns sofort an.',
  },
})

const manyFailures = inEveryLanguage({
  en: {
    subject: 'Somebody tried to log in to your account',
    what: 'There were several attempts to log in to your account with a wrong password. None of them succeeded.',
    attempts: 'Attempts',
    last: 'Last attempt',
    own: 'If it was you and you have forgotten your password, choose a new one here:',
    unless:
      'If it was not you, you don’t have to do anything. A long password that you use nowhere else keeps your account safe.',
  },
  sv: {
    subject: 'Någon har försökt logga in på ditt konto',
    what: 'Någon har flera gånger försökt logga in på ditt konto med fel lösenord. Ingen kom in på det sättet.',
    attempts: 'Försök',
    last: 'Det senaste',
    own: 'Om det var du och du har glömt lösenordet kan du välja ett nytt här:',
    unless:
      'Om det inte var du behöver du inte göra något. Ett långt lösenord som du inte använder någon annanstans skyddar ditt konto.',
  },
  fi: {
    subject: 'Tilillesi on yritetty kirjautua',
    what: 'Tilillesi on yritetty useita kertoja kirjautua väärällä salasanalla. Kukaan ei päässyt sisään.',
    attempts: 'Yrityksiä',
    last: 'Viimeisin',
    own: 'Jos yrittäjä olit sinä ja olet unohtanut salasanasi, valitse uusi tästä:',
    unless:
      'Jos et yrittänyt itse, sinun ei tarvitse tehdä mitään. Pitkä salasana, jota et käytä muualla, pitää tilisi turvassa.',
  },
  da: {
    subject: 'Nogen har forsøgt at logge ind på din konto',
    what: 'Nogen har flere gange forsøgt at logge ind på din konto med en forkert adgangskode. Ingen kom ind på den måde.',
    attempts: 'Forsøg',
    last: 'Det seneste',
    own: 'Hvis det var dig, og du har glemt adgangskoden, kan du vælge en ny her:',
    unless:
      'Hvis det ikke var dig, behøver du ikke gøre noget. En lang adgangskode, som du ikke bruger andre steder, beskytter din konto.',
  },
  fr: {
    subject: 'Quelqu’un a essayé de se connecter à votre compte',
    what: 'Il y a eu plusieurs tentatives de connexion à votre compte avec un mauvais mot de passe. Aucune n’a abouti.',
    attempts: 'Tentatives',
    last: 'La dernière',
    own: 'Si c’était vous et que vous avez oublié votre mot de passe, choisissez-en un nouveau ici\u00a0:',
    unless:
      'Si ce n’était pas vous, vous n’avez rien à faire. Un long mot de passe que vous n’utilisez nulle part ailleurs protège votre compte.',
  },
  nl: {
    subject: 'Iemand heeft geprobeerd in te loggen op uw account',
    what: 'Er is meerdere keren geprobeerd met een verkeerd wachtwoord in te loggen op uw account. Geen van die pogingen is gelukt.',
    attempts: 'Pogingen',
    last: 'De laatste',
    own: 'Was u het zelf en bent u uw wachtwoord vergeten? Kies dan hier een nieuw wachtwoord:',
    unless:
      'Was u het niet, dan hoeft u niets te doen. Een lang wachtwoord dat u nergens anders gebruikt, houdt uw account veilig.',
  },
  de: {
    subject: 'Jemand hat versucht, sich in Ihrem Konto anzumelden',
    what: 'Es gab mehrere Versuche, sich mit einem falschen Passwort in Ihrem Konto anzumelden. Keiner davon war erfolgreich.',
    attempts: 'Versuche',
    last: 'Letzter Versuch',
    own: 'Wenn Sie das waren und Ihr Passwort vergessen haben, legen Sie hier ein neues fest:',
    unless:
      'Wenn Sie das nicht waren, müssen Sie nichts tun. Ein langes Passwort, das Sie sonst nirgends verwenden, schützt Ihr Konto.',
  },
})

const newsletterConfirmation = inEveryLanguage({
  en: {
    subject: 'Please confirm your newsletter subscription',
    what: 'Somebody, we hope it was you, asked for our newsletter at this address. You will receive it once you have confirmed here:',
    until: 'Link valid until',
    unless: 'If it was not you, ignore this message: you will not receive anything.',
  },
  sv: {
    subject: 'Bekräfta prenumerationen på vårt nyhetsbrev',
    what: 'Någon, förhoppningsvis du, har beställt vårt nyhetsbrev till den här adressen. Du får det när du har bekräftat det här:',
    until: 'Länken gäller till',
    unless: 'Om det inte var du kan du bortse från det här mejlet: då får du inget nyhetsbrev.',
  },
  fi: {
    subject: 'Vahvista uutiskirjeen tilaus',
    what: 'Joku, toivottavasti sinä, tilasi uutiskirjeemme tähän osoitteeseen. Saat sen, kun vahvistat tilauksen tästä:',
    until: 'Linkki vanhenee',
    unless: 'Jos tilaaja et ollut sinä, jätä tämä viesti huomiotta: et saa uutiskirjettä.',
  },
  da: {
    subject: 'Bekræft tilmeldingen til vores nyhedsbrev',
    what: 'Nogen, forhåbentlig dig, har bestilt vores nyhedsbrev til denne adresse. Du får det, når du har bekræftet det her:',
    until: 'Linket udløber',
    unless: 'Hvis det ikke var dig, kan du se bort fra denne e-mail: så får du ikke noget nyhedsbrev.',
  },
  fr: {
    subject: 'Confirmez votre abonnement à notre newsletter',
    what: 'Quelqu’un, vous sans doute, a demandé notre newsletter pour cette adresse. Vous la recevrez dès que vous aurez confirmé votre abonnement ici\u00a0:',
    until: 'Lien valable jusqu’au',
    unless: 'Si ce n’était pas vous, ignorez ce message\u00a0: vous ne recevrez rien.',
  },
  nl: {
    subject: 'Bevestig uw inschrijving voor onze nieuwsbrief',
    what: 'Iemand, hopelijk u, heeft onze nieuwsbrief voor dit adres aangevraagd. U ontvangt hem zodra u dat hier hebt bevestigd:',
    until: 'Link geldig tot',
    unless: 'Was u dat niet, negeer dit bericht dan: u ontvangt niets.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    what: 'Jemand, hoffentlich Sie, hat unseren Newsletter für diese Adresse bestellt. Sie erhalten ihn, sobald Sie das hier bestätigt haben:',
    until: 'Der Link gilt bis',
    unless: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Sie erhalten dann nichts.',
  },
})

/** The text of a mail in its language; in English if the shop does not have that. */
export function mailText(mail: Mail): { subject: string; text: string } {
  const language = mailLanguage(mail.language)
  const { subject, blocks } = contentOf(mail, language)
  return { subject, text: [...blocks, sellerLines(language)].join('\n\n') }
}

function contentOf(mail: Mail, language: Locale): { subject: string; blocks: string[] } {
  const colon = colonOf(language)
  switch (mail.kind) {
    case 'address-changed': {
      const { subject, what, when, unless } = addressChanged[language]
      return {
        subject,
        blocks: [what, `${when}${colon} ${mailMoment(mail.facts.changedAt, language)}`, unless],
      }
    }
    case 'many-failures': {
      const { subject, what, attempts, last, own, unless } = manyFailures[language]
      const counted = `${attempts}${colon} ${mail.facts.attempts}\n${last}${colon} ${mailMoment(mail.facts.lastAt, language)}`
      return { subject, blocks: [what, counted, `${own}\n${mail.facts.link}`, unless] }
    }
    case 'newsletter-confirmation': {
      const { subject, what, until, unless } = newsletterConfirmation[language]
      const validity = `${until}${colon} ${mailMoment(mail.facts.expiresAt, language)}`
      return { subject, blocks: [`${what}\n${mail.facts.link}`, validity, unless] }
    }
  }
}
