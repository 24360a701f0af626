import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../../demo-catalogue/in-every-language.ts'
import type { AskedFor } from './check.ts'

interface OneStepTexts {
  fields: Record<AskedFor, string>
  country: string
  pay: string
  required: string
  notValid: string
  /** The provider, or the service behind it, does not answer. */
  failed: string
  /** The page of the shop has not posted the address. */
  unconfirmed: string
  ended: string
  demo: string
}

/** The texts of the one-step checkout by language. */
export const oneStepTexts: Record<Locale, OneStepTexts> = inEveryLanguage<OneStepTexts>({
  en: {
    fields: {
      email: 'Email',
      firstName: 'First name',
      lastName: 'Last name',
      address1: 'Street address',
      zipCode: 'Postcode',
      city: 'Town or city',
      phoneNumber: 'Phone number',
    },
    country: 'Country',
    pay: 'Pay',
    required: 'Please fill in this field.',
    notValid: 'Please check this field.',
    failed: 'The payment service is not responding. Nothing was charged: please try again.',
    unconfirmed: 'The shop has not confirmed your order. Nothing was charged: please try again.',
    ended: 'This payment has ended. Please reload the page.',
    demo: 'A demo: nothing is charged.',
  },
  sv: {
    fields: {
      email: 'E-post',
      firstName: 'Förnamn',
      lastName: 'Efternamn',
      address1: 'Gatuadress',
      zipCode: 'Postnummer',
      city: 'Ort',
      phoneNumber: 'Telefonnummer',
    },
    country: 'Land',
    pay: 'Betala',
    required: 'Fyll i det här fältet.',
    notValid: 'Kontrollera det här fältet.',
    failed: 'Betaltjänsten svarar inte. Inget har debiterats: försök igen.',
    unconfirmed: 'Butiken har inte bekräftat din beställning. Inget har debiterats: försök igen.',
    ended: 'Betalningen är avslutad. Ladda om sidan.',
    demo: 'En demo: inget debiteras.',
  },
  fi: {
    fields: {
      email: 'Sähköposti',
      firstName: 'Etunimi',
      lastName: 'Sukunimi',
      address1: 'Katuosoite',
      zipCode: 'Postinumero',
      city: 'Postitoimipaikka',
      phoneNumber: 'Puhelinnumero',
    },
    country: 'Maa',
    pay: 'Maksa',
    required: 'Täytä tämä kenttä.',
    notValid: 'Tarkista tämä kenttä.',
    failed: 'Maksupalvelu ei vastaa. Mitään ei ole veloitettu: yritä uudelleen.',
    unconfirmed: 'Kauppa ei ole vahvistanut tilaustasi. Mitään ei ole veloitettu: yritä uudelleen.',
    ended: 'Maksu on päättynyt. Lataa sivu uudelleen.',
    demo: 'Demo: mitään ei veloiteta.',
  },
  da: {
    fields: {
      email: 'E-mail',
      firstName: 'Fornavn',
      lastName: 'Efternavn',
      address1: 'Vej og nummer',
      zipCode: 'Postnummer',
      city: 'By',
      phoneNumber: 'Telefonnummer',
    },
    country: 'Land',
    pay: 'Betal',
    required: 'Udfyld dette felt.',
    notValid: 'Tjek dette felt.',
    failed: 'Betalingstjenesten svarer ikke. Der er ikke trukket noget: prøv igen.',
    unconfirmed: 'Butikken har ikke bekræftet din ordre. Der er ikke trukket noget: prøv igen.',
    ended: 'Betalingen er afsluttet. Indlæs siden igen.',
    demo: 'Dette er en demo: der trækkes ingen penge.',
  },
  fr: {
    fields: {
      email: 'E-mail',
      firstName: 'Prénom',
      lastName: 'Nom',
      address1: 'Adresse',
      zipCode: 'Code postal',
      city: 'Ville',
      phoneNumber: 'Numéro de téléphone',
    },
    country: 'Pays',
    pay: 'Payer',
    required: 'Veuillez remplir ce champ.',
    notValid: 'Veuillez vérifier ce champ.',
    failed: 'Le service de paiement ne répond pas. Rien n’a été débité\u00a0: veuillez réessayer.',
    unconfirmed:
      'La boutique n’a pas confirmé votre commande. Rien n’a été débité\u00a0: veuillez réessayer.',
    ended: 'Ce paiement est terminé. Veuillez recharger la page.',
    demo: 'Une démo\u00a0: rien n’est débité.',
  },
  nl: {
    fields: {
      email: 'E-mail',
      firstName: 'Voornaam',
      lastName: 'Achternaam',
      address1: 'Straat en huisnummer',
      zipCode: 'Postcode',
      city: 'Plaats',
      phoneNumber: 'Telefoonnummer',
    },
    country: 'Land',
    pay: 'Betalen',
    required: 'Vul dit veld in.',
    notValid: 'Controleer dit veld.',
    failed: 'De betaaldienst antwoordt niet. Er is niets afgeschreven: probeer het opnieuw.',
    unconfirmed:
      'De winkel heeft uw bestelling niet bevestigd. Er is niets afgeschreven: probeer het opnieuw.',
    ended: 'Deze betaling is beëindigd. Laad de pagina opnieuw.',
    demo: 'Een demo: er wordt niets afgeschreven.',
  },
  de: {
    fields: {
      email: 'E-Mail',
      firstName: 'Vorname',
      lastName: 'Nachname',
      address1: 'Straße und Hausnummer',
      zipCode: 'Postleitzahl',
      city: 'Ort',
      phoneNumber: 'Telefonnummer',
    },
    country: 'Land',
    pay: 'Bezahlen',
    required: 'Bitte füllen Sie dieses Feld aus.',
    notValid: 'Bitte prüfen Sie dieses Feld.',
    failed: 'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht: Bitte versuchen Sie es erneut.',
    unconfirmed:
      'Der Shop hat Ihre Bestellung nicht bestätigt. Es wurde nichts abgebucht: Bitte versuchen Sie es erneut.',
    ended: 'Diese Zahlung ist beendet. Bitte laden Sie die Seite neu.',
    demo: 'Eine Demo: Es wird nichts abgebucht.',
  },
})
