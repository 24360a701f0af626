import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Prix pour\u00a0: {country}, en {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# article n’est pas vendu dans ce pays et a été retiré de votre panier.} other {# articles ne sont pas vendus dans ce pays et ont été retirés de votre panier.}}',
  'region.andMore': '{names} et {count, plural, one {# autre} other {# autres}}',
  'region.incomplete':
    'Tout n’a pas pu être remis dans votre panier. Veuillez ajouter à nouveau ce qui manque.',
  'region.unanswered':
    'Le pays n’a pas pu être changé. Votre panier est inchangé. Réessayez dans un instant.',
} satisfies Record<keyof typeof english, string>
