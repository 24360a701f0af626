import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../demo-catalogue/in-every-language.ts'
import type { ShippingMethodId } from '../../rules/delivery.ts'

/** Names of the shipping methods. */
export const shippingNames: Record<ShippingMethodId, Record<Locale, string>> = {
  letter: inEveryLanguage({
    en: 'Letter post',
    sv: 'Brev',
    fi: 'Kirje',
    da: 'Brevpost',
    fr: 'Lettre suivie',
    nl: 'Brievenbuspost',
    de: 'Briefpost',
  }),
  'service-point': inEveryLanguage({
    en: 'Service point',
    sv: 'Utlämningsställe',
    fi: 'Noutopiste',
    da: 'Udleveringssted',
    fr: 'Point relais',
    nl: 'Afhaalpunt',
    de: 'Paketshop',
  }),
  locker: inEveryLanguage({
    en: 'Parcel locker',
    sv: 'Paketskåp',
    fi: 'Pakettiautomaatti',
    da: 'Pakkeautomat',
    fr: 'Consigne automatique',
    nl: 'Pakketautomaat',
    de: 'Paketautomat',
  }),
  home: inEveryLanguage({
    en: 'Home delivery',
    sv: 'Hemleverans',
    fi: 'Kotiinkuljetus',
    da: 'Hjemmelevering',
    fr: 'Livraison à domicile',
    nl: 'Thuisbezorging',
    de: 'Lieferung nach Hause',
  }),
  express: inEveryLanguage({
    en: 'Express, next working day',
    sv: 'Express, nästa arbetsdag',
    fi: 'Pikatoimitus, seuraava arkipäivä',
    da: 'Ekspres, næste hverdag',
    fr: 'Express, jour ouvré suivant',
    nl: 'Express, volgende werkdag',
    de: 'Express, nächster Werktag',
  }),
  freight: inEveryLanguage({
    en: 'Pallet freight',
    sv: 'Pallfrakt',
    fi: 'Lavarahti',
    da: 'Pallefragt',
    fr: 'Transport sur palette',
    nl: 'Palletvervoer',
    de: 'Speditionslieferung',
  }),
}
