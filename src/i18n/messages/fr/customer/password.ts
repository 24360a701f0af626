import type { password as english } from '../../en/customer/password.ts'

export const password = {
  'account.changePassword': 'Changer le mot de passe',
  'account.currentPassword': 'Mot de passe actuel',
  'account.newPassword': 'Nouveau mot de passe',
  'account.savePassword': 'Enregistrer le mot de passe',
  'account.passwordChanged':
    'Votre mot de passe a été changé. Sur vos autres appareils, vous devrez vous reconnecter.',
  'account.passwordReset': 'Votre nouveau mot de passe est enregistré et vous êtes connecté(e).',
  'account.passwordFailed':
    'Nous ne savons pas si votre mot de passe a été enregistré. Essayez de vous connecter avec le nouveau, ou réessayez dans un instant.',
  'account.forgotHint':
    'Indiquez l’e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'account.sendLink': 'Envoyer le lien',
  'account.mailSent':
    'S’il existe un compte avec cet e-mail, un lien pour choisir un nouveau mot de passe vient d’y être envoyé. Ce lien ne sert qu’une fois.',
  'account.mailFailed': 'Le lien n’a pas pu être envoyé. Réessayez dans un instant.',
  'account.deadLink': 'Ce lien ne fonctionne plus',
  'account.linkGone': 'Ce lien est incomplet, a déjà été utilisé ou a expiré.',
  'account.newLink': 'Recevoir un nouveau lien',
  'account.repeatPassword': 'Répétez le mot de passe',
  'account.passwordHint':
    'Au moins {min} caractères. Quelques mots sont faciles à retenir et difficiles à deviner.',
  'account.strength.weak': 'Facile à deviner',
  'account.strength.fair': 'Assez difficile à deviner',
  'account.strength.strong': 'Difficile à deviner',
  'account.problem.short': 'Saisissez au moins {min} caractères',
  'account.problem.long': 'Saisissez au plus {max} caractères',
  'account.problem.common':
    'Ce mot de passe est l’un des premiers que l’on devine. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux',
  'account.problem.personal':
    'Ce mot de passe est formé de votre nom, de votre adresse e-mail ou de notre nom. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux',
  'account.problem.different': 'Les deux mots de passe sont différents',
  'account.problem.wrongPassword': 'Ce n’est pas votre mot de passe actuel',
} satisfies Record<keyof typeof english, string>
