import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Prijzen voor: {country}, in {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# artikel is in dit land niet te koop en is uit uw winkelwagen gehaald.} other {# artikelen zijn in dit land niet te koop en zijn uit uw winkelwagen gehaald.}}',
  'region.andMore': '{names} en nog {count}',
  'region.incomplete': 'Niet alles kon worden teruggelegd in uw winkelwagen. Voeg opnieuw toe wat ontbreekt.',
  'region.unanswered':
    'Het land kon niet worden gewijzigd. Uw winkelwagen is zoals voorheen. Probeer het zo dadelijk opnieuw.',
} satisfies Record<keyof typeof english, string>
