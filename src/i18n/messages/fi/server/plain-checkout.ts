import type { plainCheckout as english } from '../../en/server/plain-checkout.ts'

export const plainCheckout = {
  'plainCheckout.toOrder': 'Seuraavaksi: tarkista ja tilaa',
  'plainCheckout.fewerMethods':
    'JavaScriptiä edellyttäviä maksutapoja ei näytetä, esimerkiksi korttilomaketta ja pikalompakkoa omalla sivullamme.',
  'plainCheckout.noMethods':
    'Kaikki maasi maksutavat edellyttävät JavaScriptiä. Ota se käyttöön tilataksesi täällä, tai kirjoita meille, niin otamme tilauksesi vastaan.',
  'plainCheckout.needsScript': 'Tämä maksutapa edellyttää JavaScriptiä. Mitään ei maksettu: valitse toinen.',
  'plainCheckout.bothTotals':
    'Arvonlisäveron periminen riippuu alv-tunnisteesi tarkistuksesta tilattaessa. Molemmat loppusummat ovat alla. Mitään ei ole vielä tilattu: tarkista ne ja vahvista tilauksesi.',
  'plainCheckout.addressFirst': 'Täydennä ensin osoitteesi.',
  'plainCheckout.companyTyped':
    'Olet antanut yrityksen nimen. Valitse ”{choice}”, jos tilaat yritykselle, tai lähetä lomake uudelleen, jos tilaat yksityishenkilönä.',
  'plainCheckout.streetTyped':
    'Olet antanut toimituksen katuosoitteen. Valitse ”{choice}”, jos haluat paketin sinne, tai lähetä lomake uudelleen, jos haluat sen laskutusosoitteeseen.',
} satisfies Record<keyof typeof english, string>
