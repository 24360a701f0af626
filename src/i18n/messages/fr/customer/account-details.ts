import type { accountDetails as english } from '../../en/customer/account-details.ts'

export const accountDetails = {
  'account.details': 'Informations du compte',
  'account.gender': 'Genre',
  'account.gender.none': 'Non précisé',
  'account.gender.f': 'Femme',
  'account.gender.m': 'Homme',
  'account.club.clubName': 'Club automobile',
  'account.club.memberNumber': 'Numéro de membre',
  'account.passwordForEmail':
    'Nécessaire pour changer d’adresse e-mail. Nous prévenons l’ancienne adresse. Sur vos autres appareils, vous devrez ensuite vous reconnecter.',
  'account.save': 'Enregistrer',
  'account.saved': 'Vos modifications sont enregistrées.',
  'account.saveFailed':
    'Nous ne savons pas si vos modifications ont été enregistrées. Réessayez dans un instant.',
} satisfies Record<keyof typeof english, string>
