import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'I kurven:',
  'addAll.notAdded': 'Ikke lagt i kurven:',
  'cart.page.removed': 'Fjernet fra kurven.',
  'cart.page.quantityKept': 'Antallet blev ikke ændret: {name}.',
  'cart.page.unanswered':
    'Vi fik intet svar. Nedenfor ser du, hvad der er i kurven nu: tjek den, før du prøver igen.',
  'cart.page.restored':
    'Delene fra den gemte kurv er lagt i din. {count, plural, one {# vare} other {# varer}} i alt.',
  'cart.page.notRestored': 'Ikke alt fra den gemte kurv kunne lægges i din. Mangler: {names}.',
  'cart.page.notRestoredUnnamed':
    'Ikke alt fra den gemte kurv kunne lægges i din: {count, plural, one {# del mangler} other {# dele mangler}}.',
  'cart.page.savedCartGone':
    'Linket åbner ikke længere en kurv: det er for gammelt, eller ordren er allerede afgivet. Din egen kurv er uændret.',
  'cart.page.notMoved': 'Ikke alt i kurven kunne følge med, da du loggede ind. Mangler: {names}.',
  'cart.page.notMovedUnnamed':
    '{count, plural, one {# del} other {# dele}} i kurven kunne ikke følge med, da du loggede ind.',
  'cart.page.codeNotMoved': 'En kode kunne ikke følge med. Indtast den igen.',
} satisfies Record<keyof typeof english, string>
