import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'
import type { OutgoingMessage } from '../ports.ts'

/** Words of the mail that welcomes a subscriber. */
const texts = inEveryLanguage({
  en: {
    subject: 'Welcome to our newsletter',
    hello: 'Hello,',
    thanks:
      'Thank you for subscribing. From now on you will receive our newsletter with new parts and offers.',
    leave: 'If it was not you, or if you no longer want it, unsubscribe here:',
  },
  sv: {
    subject: 'Välkommen till vårt nyhetsbrev',
    hello: 'Hej,',
    thanks:
      'Tack för att du prenumererar. Från och med nu får du vårt nyhetsbrev med nya delar och erbjudanden.',
    leave: 'Om det inte var du, eller om du inte vill ha det längre, avslutar du prenumerationen här:',
  },
  fi: {
    subject: 'Tervetuloa uutiskirjeemme tilaajaksi',
    hello: 'Hei,',
    thanks:
      'Kiitos, että tilasit uutiskirjeemme. Tästä lähtien saat siinä tietoa uusista osista ja tarjouksista.',
    leave: 'Jos tilaaja et ollut sinä tai et enää halua uutiskirjettä, peru tilaus tästä:',
  },
  da: {
    subject: 'Velkommen til vores nyhedsbrev',
    hello: 'Hej,',
    thanks: 'Tak for din tilmelding. Fra nu af får du vores nyhedsbrev med nye dele og tilbud.',
    leave: 'Hvis det ikke var dig, eller hvis du ikke længere ønsker det, kan du afmelde det her:',
  },
  fr: {
    subject: 'Bienvenue dans notre newsletter',
    hello: 'Bonjour,',
    thanks:
      'Merci de votre abonnement. Vous recevrez désormais notre newsletter avec nos nouvelles pièces et nos offres.',
    leave: 'Si ce n’était pas vous, ou si vous ne souhaitez plus la recevoir, désabonnez-vous ici\u00a0:',
  },
  nl: {
    subject: 'Welkom bij onze nieuwsbrief',
    hello: 'Hallo,',
    thanks:
      'Bedankt voor uw inschrijving. Vanaf nu ontvangt u onze nieuwsbrief met nieuwe onderdelen en aanbiedingen.',
    leave: 'Was u dat niet, of wilt u hem niet meer ontvangen? Schrijf u dan hier uit:',
  },
  de: {
    subject: 'Willkommen bei unserem Newsletter',
    hello: 'Hallo,',
    thanks:
      'vielen Dank für Ihre Anmeldung. Ab sofort erhalten Sie unseren Newsletter mit neuen Teilen und Angeboten.',
    leave: 'Wenn Sie das nicht waren oder ihn nicht mehr erhalten möchten, bestellen Sie ihn hier ab:',
  },
})

/**
 * The mail that welcomes a subscriber to the newsletter. `leaveUrl` is the page on which they leave the list; its headers
 * let mail programs do that in one press (RFC 2369, RFC 8058).
 */
export function welcomeMail(to: string, language: Locale, leaveUrl: string): OutgoingMessage {
  const { subject, hello, thanks, leave } = texts[language]
  return {
    kind: 'mail',
    to,
    subject,
    headers: {
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [hello, thanks, `${leave}\n${leaveUrl}`].join('\n\n'),
  }
}
