import type { register as english } from '../../en/customer/register.ts'

export const register = {
  'account.problem.taken': 'Er bestaat al een account met dit e-mailadres',
  'account.registerFailed':
    'Uw account kon zojuist niet worden aangemaakt. Uw winkelwagen is niet gewijzigd. Probeer het zo meteen opnieuw.',
  'account.newsletter': 'Stuur mij nieuws en aanbiedingen per e-mail',
  'account.newsletterHint':
    'We sturen u eerst een e-mail. U ontvangt de nieuwsbrief zodra u uw inschrijving via de link daarin hebt bevestigd.',
} satisfies Record<keyof typeof english, string>
