import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Land og sprog',
  'region.country': 'Land',
  'region.countryHint': 'Bestemmer priser, udvalg og levering.',
  'region.save': 'Gem',
  'region.moved': 'Priserne gælder nu for {country}, i {currency}.',
  'region.totals': 'Det samlede beløb var {before} og er nu {after}.',
  'region.undo': 'Tilbage til {country}',
  'region.continue': 'Fortsæt',
  'delivery.to': 'Levering til: {country}',
  'delivery.from': 'fra {price}',
  'delivery.freeFrom': 'gratis fra {price}',
} satisfies Record<keyof typeof english, string>
