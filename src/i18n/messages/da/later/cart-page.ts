import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Opdater',
  'cart.page.removed': 'Fjernet fra kurven.',
  'cart.page.quantityKept': 'Antallet blev ikke ændret: {name}.',
  'cart.page.unanswered':
    'Vi fik intet svar. Nedenfor ser du, hvad der er i kurven nu: Tjek den, før du prøver igen.',
  'cart.page.replaceTitle': 'Vil du erstatte din kurv med den gemte?',
  'cart.page.openTitle': 'Vil du åbne den gemte kurv?',
  'cart.page.replaceHint':
    'Du har nu {count, plural, one {# vare} other {# varer}} i kurven. I alt: {total}. Den gemte kurv træder i stedet.',
  'cart.page.openSaved': 'Åbn gemt kurv',
  'cart.page.keepOwn': 'Behold min kurv',
  'cart.page.restored': 'Din gemte kurv er åbnet. {count, plural, one {# vare} other {# varer}} i kurven.',
  'cart.page.savedCartGone':
    'Linket åbner ikke længere en kurv: Det er for gammelt, eller ordren er allerede afgivet. Din egen kurv er uændret.',
} satisfies Record<keyof typeof english, string>
