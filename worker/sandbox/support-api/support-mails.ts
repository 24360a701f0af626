import type { ContactSubject, SupportMessage } from '#src/commerce/contract/support.ts'
import { colonOf } from '#src/i18n/colon.ts'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import { textInLawOf } from '#src/i18n/words-of-law.ts'
import { seller } from '../content-api/seller.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'
import type { OutgoingMessage } from '../ports.ts'

interface ContactTexts {
  subject: string
  received: string
  about: string
  answer: string
  ignore: string
  subjects: Record<ContactSubject, string>
}

const contactTexts = inEveryLanguage<ContactTexts>({
  en: {
    subject: 'We have received your message',
    received: 'Thank you for your message. We have received it.',
    about: 'Subject',
    answer: 'A colleague will reply to you by email.',
    ignore: 'If you did not write to us, you can ignore this message.',
    subjects: {
      general: 'General question',
      productQuestion: 'Question about a product',
      orderQuestion: 'Question about an order',
      paymentQuestion: 'Question about a payment',
      whereIsMyPackage: 'Where is my package?',
      refundQuestion: 'Question about a refund',
    },
  },
  sv: {
    subject: 'Vi har tagit emot ditt meddelande',
    received: 'Tack för ditt meddelande. Vi har tagit emot det.',
    about: 'Ämne',
    answer: 'En kollega svarar dig via e-post.',
    ignore: 'Om det inte var du som skrev till oss kan du bortse från det här mejlet.',
    subjects: {
      general: 'Allmän fråga',
      productQuestion: 'Fråga om en produkt',
      orderQuestion: 'Fråga om en beställning',
      paymentQuestion: 'Fråga om en betalning',
      whereIsMyPackage: 'Var är mitt paket?',
      refundQuestion: 'Fråga om en återbetalning',
    },
  },
  fi: {
    subject: 'Olemme vastaanottaneet viestisi',
    received: 'Kiitos viestistäsi. Olemme vastaanottaneet sen.',
    about: 'Aihe',
    answer: 'Asiakaspalvelumme vastaa sinulle sähköpostitse.',
    ignore: 'Jos et kirjoittanut meille, voit jättää tämän viestin huomiotta.',
    subjects: {
      general: 'Yleinen kysymys',
      productQuestion: 'Kysymys tuotteesta',
      orderQuestion: 'Kysymys tilauksesta',
      paymentQuestion: 'Kysymys maksusta',
      whereIsMyPackage: 'Missä pakettini on?',
      refundQuestion: 'Kysymys hyvityksestä',
    },
  },
  da: {
    subject: 'Vi har modtaget din besked',
    received: 'Tak for din besked. Vi har modtaget den.',
    about: 'Emne',
    answer: 'En kollega svarer dig på e-mail.',
    ignore: 'Hvis det ikke var dig, der skrev til os, kan du se bort fra denne e-mail.',
    subjects: {
      general: 'Generelt spørgsmål',
      productQuestion: 'Spørgsmål om en vare',
      orderQuestion: 'Spørgsmål om en ordre',
      paymentQuestion: 'Spørgsmål om en betaling',
      whereIsMyPackage: 'Hvor er min pakke?',
      refundQuestion: 'Spørgsmål om en tilbagebetaling',
    },
  },
  fr: {
    subject: 'Nous avons reçu votre message',
    received: 'Merci pour votre message. Nous l’avons bien reçu.',
    about: 'Objet',
    answer: 'Un collègue vous répondra par e-mail.',
    ignore: 'Si vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.',
    subjects: {
      general: 'Question générale',
      productQuestion: 'Question sur un produit',
      orderQuestion: 'Question sur une commande',
      paymentQuestion: 'Question sur un paiement',
      whereIsMyPackage: 'Où est mon colis\u00a0?',
      refundQuestion: 'Question sur un remboursement',
    },
  },
  nl: {
    subject: 'We hebben uw bericht ontvangen',
    received: 'Bedankt voor uw bericht. We hebben het ontvangen.',
    about: 'Onderwerp',
    answer: 'Een collega antwoordt u per e-mail.',
    ignore: 'Hebt u ons niet geschreven, dan kunt u deze e-mail negeren.',
    subjects: {
      general: 'Algemene vraag',
      productQuestion: 'Vraag over een product',
      orderQuestion: 'Vraag over een bestelling',
      paymentQuestion: 'Vraag over een betaling',
      whereIsMyPackage: 'Waar is mijn pakket?',
      refundQuestion: 'Vraag over een terugbetaling',
    },
  },
  de: {
    subject: 'Wir haben Ihre Nachricht erhalten',
    received: 'Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.',
    about: 'Betreff',
    answer: 'Eine Kollegin oder ein Kollege antwortet Ihnen per E-Mail.',
    ignore: 'Wenn Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.',
    subjects: {
      general: 'Allgemeine Frage',
      productQuestion: 'Frage zu einem Produkt',
      orderQuestion: 'Frage zu einer Bestellung',
      paymentQuestion: 'Frage zu einer Zahlung',
      whereIsMyPackage: 'Wo ist mein Paket?',
      refundQuestion: 'Frage zu einer Erstattung',
    },
  },
})

/** The language of mails to a visitor of a page in this one; English when the shop does not have it. */
export function mailLanguage(language: string): Locale {
  return isLocale(language) ? language : 'en'
}

/**
 * Confirms a message to customer service. The address may be another person's: nothing the writer typed goes to it, so
 * that the form cannot send anyone a text or a link.
 */
export function contactReceivedMail(
  email: string,
  subject: ContactSubject,
  language: Locale,
): OutgoingMessage {
  const texts = contactTexts[language]
  const blocks = [
    texts.received,
    `${texts.about}${colonOf(language)} ${texts.subjects[subject]}`,
    texts.answer,
    texts.ignore,
    sellerLines(language),
  ]
  return { kind: 'mail', to: email, subject: texts.subject, text: blocks.join('\n\n') }
}

/** A statement of withdrawal, as customer service receives it. */
type Withdrawal = Extract<SupportMessage, { kind: 'withdrawal' }>

const withdrawalTexts = inEveryLanguage({
  en: {
    subject: 'We have received your withdrawal from order',
    received: 'We have received your withdrawal from the contract. This is what you sent us:',
    order: 'Order number',
    name: 'Name',
    email: 'Email',
    goods: 'Goods',
    whole: 'The whole order',
    time: 'Received',
    next: 'Send the goods back within 14 days. We refund your payment within 14 days; we may wait until we have the goods, or proof that you sent them.',
    noted: {
      subject: 'We have received a withdrawal',
      received: 'We have received a withdrawal from a contract, with this email address in it.',
      ask: 'Because the order number and this address do not belong together as far as we know, we will ask the buyer before anything is cancelled. If you ordered with another address, write to us from that one.',
      ignore: 'If it was not you, ignore this message.',
    },
  },
  sv: {
    subject: 'Vi har tagit emot ditt meddelande: du ångrar beställning',
    received: 'Vi har tagit emot ditt meddelande om att du ångrar avtalet. Det här skickade du till oss:',
    order: 'Ordernummer',
    name: 'Namn',
    email: 'E-post',
    goods: 'Varor',
    whole: 'Hela beställningen',
    time: 'Mottaget',
    next: 'Skicka tillbaka varorna inom 14 dagar. Vi betalar tillbaka inom 14 dagar; vi får vänta med återbetalningen tills vi har fått varorna eller ett bevis på att du har skickat dem.',
    noted: {
      subject: 'Vi har tagit emot ett meddelande om att någon ångrar ett avtal',
      received:
        'Vi har tagit emot ett meddelande om att någon ångrar ett avtal. Den här e-postadressen står i det.',
      ask: 'Eftersom ordernumret och adressen såvitt vi vet inte hör ihop frågar vi köparen innan något annulleras. Om du beställde med en annan adress, skriv till oss från den.',
      ignore: 'Om det inte var du kan du bortse från det här mejlet.',
    },
  },
  fi: {
    subject: 'Olemme vastaanottaneet peruutuksesi, tilaus',
    received:
      'Olemme vastaanottaneet ilmoituksesi sopimuksen peruuttamisesta. Lähetit meille seuraavat tiedot:',
    order: 'Tilausnumero',
    name: 'Nimi',
    email: 'Sähköposti',
    goods: 'Tavarat',
    whole: 'Koko tilaus',
    time: 'Vastaanotettu',
    next: 'Lähetä tavarat takaisin 14 päivän kuluessa. Palautamme maksun 14 päivän kuluessa; voimme odottaa, kunnes olemme saaneet tavarat tai todisteen niiden lähettämisestä.',
    noted: {
      subject: 'Olemme vastaanottaneet peruutuksen',
      received: 'Olemme vastaanottaneet sopimuksen peruutuksen, jossa on tämä sähköpostiosoite.',
      ask: 'Koska tilausnumero ja osoite eivät tietojemme mukaan kuulu yhteen, kysymme ostajalta, ennen kuin mitään perutaan. Jos tilasit toisella osoitteella, kirjoita meille siitä osoitteesta.',
      ignore: 'Jos se et ollut sinä, jätä tämä viesti huomiotta.',
    },
  },
  da: {
    subject: 'Vi har modtaget din meddelelse om fortrydelse af ordre',
    received: 'Vi har modtaget din meddelelse om, at du fortryder aftalen. Dette har du sendt os:',
    order: 'Ordrenummer',
    name: 'Navn',
    email: 'E-mail',
    goods: 'Varer',
    whole: 'Hele ordren',
    time: 'Modtaget',
    next: 'Send varerne tilbage inden for 14 dage. Vi betaler tilbage inden for 14 dage; vi kan vente med tilbagebetalingen, til vi har fået varerne eller dokumentation for, at du har sendt dem.',
    noted: {
      subject: 'Vi har modtaget en meddelelse om fortrydelse',
      received:
        'Vi har modtaget en meddelelse om, at nogen fortryder en aftale. Denne e-mailadresse står i den.',
      ask: 'Da ordrenummeret og adressen, så vidt vi ved, ikke hører sammen, spørger vi køberen, før noget annulleres. Hvis du bestilte med en anden adresse, så skriv til os fra den.',
      ignore: 'Hvis det ikke var dig, kan du se bort fra denne e-mail.',
    },
  },
  fr: {
    subject: 'Nous avons reçu votre rétractation de la commande',
    received: 'Nous avons reçu votre rétractation du contrat. Voici ce que vous nous avez envoyé\u00a0:',
    order: 'Numéro de commande',
    name: 'Nom',
    email: 'E-mail',
    goods: 'Articles',
    whole: 'Toute la commande',
    time: 'Reçue',
    next: 'Renvoyez les articles dans les 14 jours. Nous vous remboursons dans les 14 jours\u00a0; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.',
    noted: {
      subject: 'Nous avons reçu une rétractation',
      received: 'Nous avons reçu la rétractation d’un contrat\u00a0; cette adresse e-mail y figure.',
      ask: 'Comme, à notre connaissance, le numéro de commande et cette adresse ne correspondent pas, nous interrogerons l’acheteur avant toute annulation. Si vous avez commandé avec une autre adresse, écrivez-nous depuis celle-ci.',
      ignore: 'Si ce n’était pas vous, ignorez ce message.',
    },
  },
  nl: {
    subject: 'We hebben uw herroeping ontvangen voor bestelling',
    received: 'We hebben uw herroeping van de overeenkomst ontvangen. Dit hebt u ons gestuurd:',
    order: 'Bestelnummer',
    name: 'Naam',
    email: 'E-mail',
    goods: 'Artikelen',
    whole: 'De hele bestelling',
    time: 'Ontvangen',
    next: 'Stuur de artikelen binnen 14 dagen terug. We betalen binnen 14 dagen terug; we mogen wachten tot we de artikelen hebben of bewijs dat u ze hebt verstuurd.',
    noted: {
      subject: 'We hebben een herroeping ontvangen',
      received: 'We hebben een herroeping van een overeenkomst ontvangen met dit e-mailadres erin.',
      ask: 'Omdat het bestelnummer en dit adres voor zover we weten niet bij elkaar horen, vragen we het de koper voordat er iets wordt geannuleerd. Hebt u met een ander adres besteld, schrijf ons dan vanaf dat adres.',
      ignore: 'Was u dat niet, dan kunt u dit bericht negeren.',
    },
  },
  de: {
    subject: 'Ihr Widerruf ist eingegangen, Bestellung',
    received: 'Ihr Widerruf des Vertrags ist eingegangen. Das haben Sie uns gesendet:',
    order: 'Bestellnummer',
    name: 'Name',
    email: 'E-Mail',
    goods: 'Waren',
    whole: 'Die ganze Bestellung',
    time: 'Eingegangen',
    next: 'Senden Sie die Ware innerhalb von 14 Tagen zurück. Wir erstatten Ihre Zahlung innerhalb von 14 Tagen; wir dürfen warten, bis wir die Ware oder einen Nachweis über ihre Absendung haben.',
    noted: {
      subject: 'Ein Widerruf ist eingegangen',
      received: 'Bei uns ist ein Widerruf eingegangen, in dem diese E-Mail-Adresse steht.',
      ask: 'Da Bestellnummer und Adresse unseres Wissens nicht zusammengehören, fragen wir beim Käufer nach, bevor etwas storniert wird. Wenn Sie mit einer anderen Adresse bestellt haben, schreiben Sie uns von dieser Adresse.',
      ignore: 'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren.',
    },
  },
})

/**
 * Acknowledges a withdrawal with its content and its time, as the law requires (Directive 2011/83/EU, article 11a(4)): the
 * only mail that repeats what was typed, to an address that belongs to the order.
 */
export function withdrawalReceivedMail(
  withdrawal: Withdrawal,
  receivedAt: string,
  language: Locale,
): OutgoingMessage {
  const texts = withdrawalTexts[language]
  const colon = colonOf(language)
  const { name, email, order, country } = withdrawal
  const inLaw = (text: string) => textInLawOf(text, { locale: language }, country)
  const goods = goodsOf(withdrawal)
  const blocks = [
    inLaw(texts.received),
    [
      `${texts.order}${colon} ${order}`,
      `${texts.name}${colon} ${name}`,
      `${texts.email}${colon} ${email}`,
      `${texts.time}${colon} ${moment(receivedAt, language)}`,
    ].join('\n'),
    [`${texts.goods}${colon}`, ...(goods.length > 0 ? goods : [texts.whole])].join('\n'),
    texts.next,
    sellerLines(language),
  ]
  return { kind: 'mail', to: email, subject: `${inLaw(texts.subject)} ${order}`, text: blocks.join('\n\n') }
}

/**
 * Says that a withdrawal came in, to an address that may be a stranger's: it only contains the typed number, if it has
 * the form of one.
 */
export function withdrawalNotedMail(
  { email, order, country }: Withdrawal,
  receivedAt: string,
  language: Locale,
): OutgoingMessage {
  const { noted, ...texts } = withdrawalTexts[language]
  const colon = colonOf(language)
  const inLaw = (text: string) => textInLawOf(text, { locale: language }, country)
  const number = /^[a-z]{0,2}-?\d{1,12}$/i.test(order) ? [`${texts.order}${colon} ${order}`] : []
  const facts = [...number, `${texts.time}${colon} ${moment(receivedAt, language)}`].join('\n')
  const blocks = [inLaw(noted.received), facts, noted.ask, noted.ignore, sellerLines(language)]
  return { kind: 'mail', to: email, subject: inLaw(noted.subject), text: blocks.join('\n\n') }
}

function moment(time: string, language: Locale): string {
  return `${mailMoment(time, language)} (${time})`
}

/** A moment in mails, in the shop's time zone. `en` alone would write it as Americans do. */
export function mailMoment(time: string, language: Locale): string {
  const form = { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Stockholm' } as const
  return new Date(time).toLocaleString(language === 'en' ? 'en-GB' : language, form)
}

/** The goods that are given back, one a line; none for the whole order. */
export function goodsOf({ lines, goods }: Withdrawal): string[] {
  const parts = lines.map(({ quantity, name, sku }) => `${quantity} × ${name} ${sku}`.trim())
  return goods ? [...parts, goods] : parts
}

/** The last block of a mail: who sent it. */
export function sellerLines(language: Locale): string {
  const { name, email, phone } = seller(language)
  return [name, email, phone].join('\n')
}
