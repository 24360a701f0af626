import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Land en taal',
  'region.country': 'Land',
  'region.countryHint': 'Bepaalt prijzen, assortiment en bezorging.',
  'region.save': 'Opslaan',
  'region.moved': 'De prijzen gelden nu voor: {country}, in {currency}.',
  'region.totals': 'Het totaal was {before} en is nu {after}.',
  'region.undo': 'Terug naar: {country}',
  'region.continue': 'Doorgaan',
  'delivery.to': 'Bezorging naar: {country}',
  'delivery.from': 'vanaf {price}',
  'delivery.freeFrom': 'gratis vanaf {price}',
} satisfies Record<keyof typeof english, string>
