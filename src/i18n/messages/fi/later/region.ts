import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Maa ja kieli',
  'region.country': 'Maa',
  'region.countryHint': 'Määrää hinnat, valikoiman ja toimitustavat.',
  'region.save': 'Tallenna',
  'region.moved': 'Maaksi vaihdettiin {country}, ja hinnat ovat sen mukaiset ({currency}).',
  'region.totals': 'Loppusumma oli {before} ja on nyt {after}.',
  'region.undo': 'Vaihda takaisin: {country}',
  'region.continue': 'Jatka',
  'delivery.to': 'Toimitus maahan: {country}',
  'delivery.from': 'alk. {price}',
  'delivery.freeFrom': 'ilmainen {price} alkaen',
} satisfies Record<keyof typeof english, string>
