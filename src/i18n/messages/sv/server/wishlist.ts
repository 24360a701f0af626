import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Önskelista',
  'wishlist.needsScript':
    'Din önskelista sparas i den här webbläsaren och kräver JavaScript för att visas. Slå på det och ladda om sidan.',
  'wishlist.lead': 'Sparas i den här webbläsaren. Dela länken om du vill visa delarna för någon annan.',
  'wishlist.loading': 'Önskelistan laddas',
  'wishlist.share': 'Dela',
  'wishlist.copied': 'Länken är kopierad. Den visar delarna med priser och lagersaldo den dag den öppnas.',
  'wishlist.copyYourself': 'Kopiera den här länken för att dela önskelistan:',
  'wishlist.remove': 'Ta bort',
  'wishlist.removeNamed': 'Ta bort: {name}',
  'wishlist.removed': '{name} finns inte längre på din önskelista.',
  'wishlist.undo': 'Ångra',
  'wishlist.version': 'Variant: {name}',
  'wishlist.choose': 'Välj variant',
  'wishlist.empty': 'Din önskelista är tom',
  'wishlist.emptyHint':
    'Tryck på ”Önskelista” vid en del så väntar den här. Du kan också skicka listan till någon som länk.',
  'wishlist.browse': 'Se alla kategorier',
  'wishlist.unsold': 'Några delar på listan säljs inte i ditt land just nu. De står kvar på listan.',
  'wishlist.unavailable': 'Delarna kan inte laddas just nu. Listan finns kvar. Försök igen om en stund.',
  'wishlist.shared': 'Delad önskelista',
  'wishlist.sharedLead': '{count, plural, one {# del} other {# delar}}, med dagens priser och lagersaldo.',
  'wishlist.left': '{count, plural, one {# del säljs} other {# delar säljs}} inte här och visas inte.',
  'wishlist.none': 'Ingen av delarna säljs här.',
  'wishlist.addFitting': 'Lägg till alla som passar min bil',
  'wishlist.saveAll': 'Spara alla på min önskelista',
  'wishlist.savedAll': 'Sparat på din önskelista.',
  'wishlist.see': 'Visa min önskelista',
} satisfies Record<keyof typeof english, string>
