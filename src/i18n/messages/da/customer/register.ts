import type { register as english } from '../../en/customer/register.ts'

export const register = {
  'account.problem.taken': 'Der findes allerede en konto med denne e-mailadresse',
  'account.registerFailed':
    'Din konto kunne ikke oprettes lige nu. Kurven er uændret. Prøv igen om et øjeblik.',
  'account.newsletter': 'Send mig nyheder og tilbud på e-mail',
  'account.newsletterHint':
    'Vi sender dig først en e-mail. Nyhedsbrevet kommer, når du har bekræftet det via linket i den.',
} satisfies Record<keyof typeof english, string>
