import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'
import type { OutgoingMessage } from '../ports.ts'
import { sellerLines } from './support-mails.ts'

const texts = inEveryLanguage({
  en: {
    subject: 'We have received your request to delete your account',
    received:
      'You have asked us to delete your account. We will do so within one month and tell you when it is done.',
    other: 'If it was not you who asked, change your password now and reply to this email.',
  },
  sv: {
    subject: 'Vi har tagit emot din begäran om att ta bort ditt konto',
    received:
      'Du har bett oss att ta bort ditt konto. Vi gör det inom en månad och meddelar dig när det är gjort.',
    other: 'Om det inte var du som bad om det: byt lösenord nu och svara på det här mejlet.',
  },
  fi: {
    subject: 'Olemme saaneet pyyntösi poistaa tilisi',
    received:
      'Olet pyytänyt meitä poistamaan tilisi. Teemme sen kuukauden kuluessa ja ilmoitamme, kun se on tehty.',
    other: 'Jos et pyytänyt tätä itse, vaihda salasanasi heti ja vastaa tähän viestiin.',
  },
  da: {
    subject: 'Vi har modtaget din anmodning om at slette din konto',
    received:
      'Du har bedt os om at slette din konto. Vi gør det inden for en måned og giver besked, når det er gjort.',
    other: 'Hvis det ikke var dig, der bad om det, så skift adgangskode nu, og svar på denne e-mail.',
  },
  fr: {
    subject: 'Nous avons reçu votre demande de suppression de compte',
    received:
      'Vous nous avez demandé de supprimer votre compte. Nous le ferons dans un délai d’un mois et vous préviendrons.',
    other:
      'Si cette demande ne vient pas de vous, changez tout de suite votre mot de passe et répondez à ce message.',
  },
  nl: {
    subject: 'We hebben uw verzoek om uw account te verwijderen ontvangen',
    received:
      'U hebt ons gevraagd uw account te verwijderen. We doen dat binnen een maand en laten het u weten.',
    other: 'Hebt u hier niet zelf om gevraagd? Wijzig dan nu uw wachtwoord en beantwoord deze mail.',
  },
  de: {
    subject: 'Wir haben Ihren Antrag auf Löschung Ihres Kontos erhalten',
    received:
      'Sie haben uns gebeten, Ihr Konto zu löschen. Wir tun das innerhalb eines Monats und informieren Sie, sobald es geschehen ist.',
    other:
      'Falls der Antrag nicht von Ihnen kommt, ändern Sie jetzt Ihr Passwort und antworten Sie auf diese E-Mail.',
  },
})

/** Acknowledges a request to delete an account, so that its owner notices one by another person. */
export function deletionRequestedMail(to: string, language: Locale): OutgoingMessage {
  const { subject, received, other } = texts[language]
  return { kind: 'mail', to, subject, text: [received, other, sellerLines(language)].join('\n\n') }
}
