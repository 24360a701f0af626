import type { ReturnReason, SupportMessage } from '#src/commerce/contract/support.ts'
import { colonOf } from '#src/i18n/colon.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'
import type { OutgoingMessage } from '../ports.ts'
import { sellerLines } from './support-mails.ts'

/** A request to return parts, as customer service receives it. */
export type ReturnMessage = Extract<SupportMessage, { kind: 'return' }>

interface ReturnTexts {
  subject: string
  received: string
  next: string
  ignore: string
  reasons: Record<ReturnReason, string>
}

const texts = inEveryLanguage<ReturnTexts>({
  en: {
    subject: 'We have received your return request for order',
    received: 'We have received your request. This is what you want to send back:',
    next: 'A colleague will reply by email and tell you how to send it. Please wait for that before you post the parcel.',
    ignore: 'If it was not you who asked, change your password now and reply to this email.',
    reasons: {
      noFit: 'did not fit the car',
      wrongPart: 'not the part that was ordered',
      faulty: 'faulty on arrival',
      failed: 'stopped working later',
      changedMind: 'changed my mind',
      oldPart: 'old part for its deposit',
    },
  },
  sv: {
    subject: 'Vi har tagit emot din begäran om retur, beställning',
    received: 'Vi har tagit emot din begäran. Det här vill du skicka tillbaka:',
    next: 'En kollega svarar via e-post och förklarar hur du skickar det. Vänta på svaret innan du lämnar in paketet.',
    ignore: 'Om det inte var du som bad om det: byt lösenord nu och svara på det här mejlet.',
    reasons: {
      noFit: 'passade inte bilen',
      wrongPart: 'inte den beställda delen',
      faulty: 'felaktig vid leverans',
      failed: 'slutade fungera senare',
      changedMind: 'har ångrat mig',
      oldPart: 'gammal del med stomavgift eller pant',
    },
  },
  fi: {
    subject: 'Olemme saaneet palautuspyyntösi, tilaus',
    received: 'Olemme saaneet pyyntösi. Haluat lähettää takaisin:',
    next: 'Asiakaspalvelumme vastaa sähköpostitse ja kertoo, miten lähetät osat. Odota vastausta, ennen kuin lähetät paketin.',
    ignore: 'Jos et pyytänyt tätä itse, vaihda salasanasi heti ja vastaa tähän viestiin.',
    reasons: {
      noFit: 'ei sopinut autoon',
      wrongPart: 'ei ollut tilattu osa',
      faulty: 'viallinen saapuessaan',
      failed: 'lakkasi toimimasta myöhemmin',
      changedMind: 'muutin mieleni',
      oldPart: 'vanha osa panttia vastaan',
    },
  },
  da: {
    subject: 'Vi har modtaget din anmodning om returnering, ordre',
    received: 'Vi har modtaget din anmodning. Dette vil du sende tilbage:',
    next: 'En kollega svarer dig på e-mail og fortæller, hvordan du sender det. Vent på svaret, før du sender pakken.',
    ignore: 'Hvis det ikke var dig, der bad om det, så skift adgangskode nu, og svar på denne e-mail.',
    reasons: {
      noFit: 'passede ikke til bilen',
      wrongPart: 'ikke den bestilte del',
      faulty: 'defekt ved modtagelsen',
      failed: 'holdt op med at virke senere',
      changedMind: 'har fortrudt',
      oldPart: 'gammel del med depositum eller pant',
    },
  },
  fr: {
    subject: 'Nous avons reçu votre demande de retour, commande',
    received: 'Nous avons reçu votre demande. Voici ce que vous souhaitez renvoyer\u00a0:',
    next: 'Un collègue vous répondra par e-mail et vous indiquera comment envoyer les pièces. Attendez sa réponse avant de poster le colis.',
    ignore:
      'Si cette demande ne vient pas de vous, changez tout de suite votre mot de passe et répondez à ce message.',
    reasons: {
      noFit: 'ne convenait pas à la voiture',
      wrongPart: 'pas la pièce commandée',
      faulty: 'défaut à la réception',
      failed: 'panne par la suite',
      changedMind: 'changement d’avis',
      oldPart: 'ancienne pièce contre la consigne',
    },
  },
  nl: {
    subject: 'We hebben uw retouraanvraag ontvangen, bestelling',
    received: 'We hebben uw aanvraag ontvangen. Dit wilt u terugsturen:',
    next: 'Een collega antwoordt u per e-mail en legt uit hoe u het verstuurt. Wacht daarop voordat u het pakket verstuurt.',
    ignore: 'Hebt u dit niet zelf aangevraagd? Wijzig dan nu uw wachtwoord en beantwoord deze mail.',
    reasons: {
      noFit: 'paste niet op de auto',
      wrongPart: 'niet het bestelde onderdeel',
      faulty: 'defect bij aankomst',
      failed: 'werkte later niet meer',
      changedMind: 'van gedachten veranderd',
      oldPart: 'oud onderdeel voor het statiegeld',
    },
  },
  de: {
    subject: 'Ihre Rücksendung ist angemeldet, Bestellung',
    received: 'Ihre Anmeldung ist bei uns eingegangen. Das möchten Sie zurücksenden:',
    next: 'Eine Kollegin oder ein Kollege teilt Ihnen per E-Mail mit, wie Sie die Teile senden. Bitte warten Sie mit dem Paket, bis Sie die Antwort haben.',
    ignore:
      'Falls die Anmeldung nicht von Ihnen kommt, ändern Sie jetzt Ihr Passwort und antworten Sie auf diese E-Mail.',
    reasons: {
      noFit: 'passte nicht zum Fahrzeug',
      wrongPart: 'nicht das bestellte Teil',
      faulty: 'defekt angekommen',
      failed: 'später ausgefallen',
      changedMind: 'anders überlegt',
      oldPart: 'Altteil gegen Pfand',
    },
  },
})

/** The parts that come back with their reasons, one a line, and what the customer wrote about them. */
export function returnedGoodsOf({ lines, note }: ReturnMessage, language: Locale): string[] {
  const { reasons } = texts[language]
  const parts = lines.map(
    ({ quantity, name, sku, reason }) =>
      `${`${quantity} × ${name} ${sku}`.trim()}${colonOf(language)} ${reasons[reason]}`,
  )
  return note ? [...parts, note] : parts
}

/** Acknowledges a request to return parts to the customer who was logged in, with its content. */
export function returnReceivedMail(message: ReturnMessage, language: Locale): OutgoingMessage {
  const { subject, received, next, ignore } = texts[language]
  const blocks = [
    received,
    returnedGoodsOf(message, language).join('\n'),
    next,
    ignore,
    sellerLines(language),
  ]
  return {
    kind: 'mail',
    to: message.email,
    subject: `${subject} ${message.order}`,
    text: blocks.join('\n\n'),
  }
}
