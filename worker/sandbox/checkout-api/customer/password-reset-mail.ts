import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../demo-catalogue/in-every-language.ts'
import type { OutgoingMessage } from '../../ports.ts'
import { resetLifetimeHours } from './password-reset.ts'

/** Words of the password-reset mail; `hours` is a duration such as “1 hour”. */
const texts = inEveryLanguage({
  en: {
    subject: 'Choose a new password',
    hello: 'Hello',
    open: 'Someone, most likely you, has asked for a new password for your account. Open this link to choose one:',
    expires: (hours: string) => `The link works once, within ${hours}.`,
    ignore: 'If it was not you, you can ignore this message. Your password stays as it is.',
  },
  sv: {
    subject: 'Välj ett nytt lösenord',
    hello: 'Hej',
    open: 'Någon, troligen du, har bett om ett nytt lösenord till ditt konto. Öppna länken för att välja ett:',
    expires: (hours: string) => `Länken fungerar en gång, inom ${hours}.`,
    ignore: 'Om det inte var du kan du bortse från meddelandet. Ditt lösenord ändras inte.',
  },
  fi: {
    subject: 'Valitse uusi salasana',
    hello: 'Hei',
    open: 'Joku, todennäköisesti sinä, on pyytänyt tilillesi uutta salasanaa. Valitse se avaamalla tämä linkki:',
    expires: (hours: string) => `Linkki toimii kerran. Voimassaoloaika: ${hours}.`,
    ignore: 'Jos se et ollut sinä, voit jättää viestin huomiotta. Salasanasi ei muutu.',
  },
  da: {
    subject: 'Vælg en ny adgangskode',
    hello: 'Hej',
    open: 'Nogen, sandsynligvis dig, har bedt om en ny adgangskode til din konto. Åbn linket for at vælge en:',
    expires: (hours: string) => `Linket virker én gang, inden for ${hours}.`,
    ignore: 'Hvis det ikke var dig, kan du se bort fra beskeden. Din adgangskode ændres ikke.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    hello: 'Bonjour',
    open: 'Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte. Ouvrez ce lien pour en choisir un\u00a0:',
    expires: (hours: string) => `Ce lien fonctionne une seule fois, pendant ${hours}.`,
    ignore: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Votre mot de passe reste inchangé.',
  },
  nl: {
    subject: 'Kies een nieuw wachtwoord',
    hello: 'Hallo',
    open: 'Iemand, waarschijnlijk u, heeft een nieuw wachtwoord voor uw account aangevraagd. Open deze link om er een te kiezen:',
    expires: (hours: string) => `De link werkt één keer en is ${hours} geldig.`,
    ignore: 'Was u dat niet, dan kunt u dit bericht negeren. Uw wachtwoord blijft ongewijzigd.',
  },
  de: {
    subject: 'Neues Passwort wählen',
    hello: 'Hallo',
    open: 'jemand, wahrscheinlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Öffnen Sie diesen Link, um eines zu wählen:',
    expires: (hours: string) => `Der Link funktioniert nur einmal und nur innerhalb von ${hours}.`,
    ignore:
      'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren. Ihr Passwort bleibt, wie es ist.',
  },
})

interface ResetMail {
  email: string
  firstName: string
  language: Locale
  /** The full address of the page where the new password is chosen. */
  link: string
}

/** The mail with the link to choose a new password. */
export function passwordResetMail({ email, firstName, language, link }: ResetMail): OutgoingMessage {
  const { subject, hello, open, expires, ignore } = texts[language]
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  const greeting = firstName ? `${hello} ${firstName},` : `${hello},`
  const blocks = [greeting, open, link, expires(hours.format(resetLifetimeHours)), ignore]
  return { kind: 'mail', to: email, subject, text: blocks.join('\n\n') }
}
