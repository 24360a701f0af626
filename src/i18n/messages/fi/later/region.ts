import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Maa ja kieli',
  'region.country': 'Maa',
  'region.countryHint': 'Määrää hinnat, valikoiman ja toimitustavat.',
  'region.save': 'Tallenna',
  'region.moved': 'Maaksi vaihdettiin {country}, ja hinnat ovat sen mukaiset ({currency}).',
  'region.totals': 'Loppusumma oli {before} ja on nyt {after}.',
  'region.undo': 'Palauta maaksi {country}',
  'region.continue': 'Jatka',
  'region.incomplete': 'Kaikkea ei voitu palauttaa ostoskoriin. Lisää puuttuvat tuotteet uudelleen.',
  'region.unanswered': 'Maata ei voitu vaihtaa. Ostoskorisi on ennallaan. Yritä hetken kuluttua uudelleen.',
  'delivery.to': 'Toimitus maahan: {country}',
  'delivery.from': 'alkaen {price}',
  'delivery.freeFrom': 'maksuton alkaen {price}',
} satisfies Record<keyof typeof english, string>
