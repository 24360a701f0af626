import { colonOf } from '#src/i18n/colon.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../demo-catalogue/in-every-language.ts'
import type { OutgoingMessage } from '../../ports.ts'

/** Words of the mail that says an item is back. */
const texts = inEveryLanguage({
  en: {
    subject: 'Back in stock',
    hello: 'Hello,',
    back: 'You asked us to tell you: this part can be ordered again.',
    once: 'We send this message only once. The part is not reserved for you.',
  },
  sv: {
    subject: 'I lager igen',
    hello: 'Hej,',
    back: 'Du bad oss höra av oss: delen går att beställa igen.',
    once: 'Vi skickar det här meddelandet bara en gång. Delen är inte reserverad åt dig.',
  },
  fi: {
    subject: 'Taas varastossa',
    hello: 'Hei,',
    back: 'Pyysit meiltä ilmoitusta: tämän osan voi taas tilata.',
    once: 'Tämä viesti lähetetään vain kerran. Osaa ei ole varattu sinulle.',
  },
  da: {
    subject: 'På lager igen',
    hello: 'Hej,',
    back: 'Du bad os sige til: delen kan bestilles igen.',
    once: 'Denne besked kommer én gang. Delen er ikke reserveret til dig.',
  },
  fr: {
    subject: 'De nouveau en stock',
    hello: 'Bonjour,',
    back: 'Vous nous aviez demandé de vous prévenir\u00a0: cette pièce peut de nouveau être commandée.',
    once: 'Ce message n’est envoyé qu’une fois. La pièce ne vous est pas réservée.',
  },
  nl: {
    subject: 'Weer op voorraad',
    hello: 'Hallo,',
    back: 'U vroeg ons het te laten weten: dit onderdeel kan weer worden besteld.',
    once: 'We sturen dit bericht maar één keer. Het onderdeel is niet voor u gereserveerd.',
  },
  de: {
    subject: 'Wieder auf Lager',
    hello: 'Hallo,',
    back: 'Sie wollten benachrichtigt werden: Dieses Teil kann wieder bestellt werden.',
    once: 'Wir senden diese Nachricht nur einmal. Das Teil ist nicht für Sie reserviert.',
  },
})

interface StockNoticeMail {
  email: string
  language: Locale
  /** The part's name in that language. */
  name: string
  /** The full address of its page. */
  link: string
}

/** The mail that says an item can be ordered again. */
export function stockNoticeMail({ email, language, name, link }: StockNoticeMail): OutgoingMessage {
  const { subject, hello, back, once } = texts[language]
  const text = [hello, back, `${name}\n${link}`, once].join('\n\n')
  return { kind: 'mail', to: email, subject: `${subject}${colonOf(language)} ${name}`, text }
}
