import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Uppdatera',
  'cart.page.removed': 'Borttaget ur varukorgen.',
  'cart.page.quantityKept': 'Antalet ändrades inte: {name}.',
  'cart.page.unanswered':
    'Vi fick inget svar. Nedan ser du vad som finns i varukorgen nu: kontrollera den innan du försöker igen.',
  'cart.page.replaceTitle': 'Vill du byta ut varukorgen mot den sparade?',
  'cart.page.openTitle': 'Vill du öppna den sparade varukorgen?',
  'cart.page.replaceHint':
    'Du har nu {count, plural, one {# artikel} other {# artiklar}} i varukorgen. Totalt: {total}. Den sparade varukorgen tar dess plats.',
  'cart.page.openSaved': 'Öppna sparad varukorg',
  'cart.page.keepOwn': 'Behåll min varukorg',
  'cart.page.restored':
    'Din sparade varukorg är öppen. {count, plural, one {# artikel} other {# artiklar}} i varukorgen.',
  'cart.page.savedCartGone':
    'Länken öppnar inte längre någon varukorg: den är för gammal, eller så är beställningen redan gjord. Din egen varukorg är oförändrad.',
} satisfies Record<keyof typeof english, string>
