import type { register as english } from '../../en/customer/register.ts'

export const register = {
  'account.problem.taken': 'Det finns redan ett konto med den här e-postadressen',
  'account.registerFailed':
    'Det gick inte att skapa kontot just nu. Varukorgen är oförändrad. Försök igen om en stund.',
  'account.newsletter': 'Skicka nyheter och erbjudanden till min e-post',
  'account.newsletterHint':
    'Vi skickar först ett mejl. Nyhetsbrevet kommer när du har bekräftat det via länken där.',
} satisfies Record<keyof typeof english, string>
