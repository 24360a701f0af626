import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Prijzen voor: {country}, in {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# artikel is in dit land niet te koop en is uit uw winkelwagen verwijderd.} other {# artikelen zijn in dit land niet te koop en zijn uit uw winkelwagen verwijderd.}}',
  'region.andMore': '{names} en nog {count}',
  'region.incomplete': 'Niet alles kon worden teruggelegd in uw winkelwagen. Voeg opnieuw toe wat ontbreekt.',
  'region.unanswered':
    'Het land kon niet worden gewijzigd. Uw winkelwagen is niet gewijzigd. Probeer het zo meteen opnieuw.',
} satisfies Record<keyof typeof english, string>
