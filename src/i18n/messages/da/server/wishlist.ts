import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Ønskeliste',
  'wishlist.needsScript':
    'Din ønskeliste gemmes i denne browser, og den kan kun vises med JavaScript. Slå det til, og indlæs siden igen.',
  'wishlist.lead': 'Gemmes i denne browser. Del linket, hvis du vil vise delene til en anden.',
  'wishlist.loading': 'Ønskelisten indlæses',
  'wishlist.share': 'Del',
  'wishlist.copied': 'Linket er kopieret. Det viser delene med priser og lager den dag, det åbnes.',
  'wishlist.copyYourself': 'Kopiér dette link for at dele ønskelisten:',
  'wishlist.remove': 'Fjern',
  'wishlist.removeNamed': 'Fjern: {name}',
  'wishlist.removed': '{name} er ikke længere på din ønskeliste.',
  'wishlist.undo': 'Fortryd',
  'wishlist.version': 'Variant: {name}',
  'wishlist.choose': 'Vælg variant',
  'wishlist.empty': 'Din ønskeliste er tom',
  'wishlist.emptyHint':
    'Tryk på ”Ønskeliste” ved en del, så venter den her. Du kan også sende listen til en anden som link.',
  'wishlist.browse': 'Se alle kategorier',
  'wishlist.unsold': 'Nogle af delene på listen sælges ikke i dit land lige nu. De bliver på listen.',
  'wishlist.unavailable': 'Delene kan ikke indlæses lige nu. Listen er gemt. Prøv igen om lidt.',
  'wishlist.shared': 'Delt ønskeliste',
  'wishlist.sharedLead': '{count, plural, one {# del} other {# dele}}, med dagens priser og lager.',
  'wishlist.left': '{count, plural, one {# del sælges} other {# dele sælges}} ikke her og vises ikke.',
  'wishlist.none': 'Ingen af delene sælges her.',
  'wishlist.addFitting': 'Læg alle, der passer til min bil, i kurven',
  'wishlist.saveAll': 'Gem alle på min ønskeliste',
  'wishlist.savedAll': 'Gemt på din ønskeliste.',
  'wishlist.see': 'Vis min ønskeliste',
} satisfies Record<keyof typeof english, string>
