import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Pays et langue',
  'region.country': 'Pays',
  'region.countryHint': 'Détermine les prix, l’assortiment et la livraison.',
  'region.save': 'Enregistrer',
  'region.moved': 'Les prix affichés sont maintenant ceux du pays choisi\u00a0: {country}, en {currency}.',
  'region.totals': 'Le total était de {before}, il est maintenant de {after}.',
  'region.undo': 'Revenir à\u00a0: {country}',
  'region.continue': 'Continuer',
  'delivery.to': 'Livraison\u00a0: {country}',
  'delivery.from': 'à partir de {price}',
  'delivery.freeFrom': 'offerte dès {price}',
} satisfies Record<keyof typeof english, string>
