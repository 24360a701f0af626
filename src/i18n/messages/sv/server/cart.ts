import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'I varukorgen:',
  'addAll.notAdded': 'Inte tillagda:',
  'cart.page.removed': 'Borttaget ur varukorgen.',
  'cart.page.quantityKept': 'Antalet ändrades inte: {name}.',
  'cart.page.unanswered':
    'Vi fick inget svar. Nedan ser du vad som finns i varukorgen nu: kontrollera den innan du försöker igen.',
  'cart.page.restored':
    'Delarna i den sparade varukorgen har lagts till. {count, plural, one {# vara} other {# varor}} i varukorgen.',
  'cart.page.notRestored': 'En del av den sparade varukorgen kunde inte läggas till. Saknas: {names}.',
  'cart.page.notRestoredUnnamed':
    'En del av den sparade varukorgen kunde inte läggas till: {count, plural, one {# del saknas} other {# delar saknas}}.',
  'cart.page.savedCartGone':
    'Länken öppnar inte längre någon varukorg: den är för gammal, eller så är beställningen redan gjord. Din egen varukorg är oförändrad.',
  'cart.page.notMoved': 'En del av varukorgen kunde inte följa med när du loggade in. Saknas: {names}.',
  'cart.page.notMovedUnnamed':
    '{count, plural, one {# del} other {# delar}} i varukorgen kunde inte följa med när du loggade in.',
  'cart.page.codeNotMoved': 'En kod kunde inte följa med. Ange den igen.',
} satisfies Record<keyof typeof english, string>
