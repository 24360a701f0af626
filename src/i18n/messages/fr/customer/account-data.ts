import type { accountData as english } from '../../en/customer/account-data.ts'

export const accountData = {
  'account.data': 'Mes données',
  'account.data.file': 'Télécharger vos données',
  'account.data.fileHolds':
    'Le fichier contient les informations de votre compte, votre choix concernant la newsletter, vos voitures avec leurs photos, vos commandes avec leurs reçus, votre panier et les paramètres des cookies de ce navigateur.',
  'account.data.fileLacks':
    'Ce que seul cet appareil retient, comme votre liste d’envies, n’y figure pas. Pour vos messages et vos demandes d’alerte de retour en stock, adressez-vous au service client.',
  'account.data.fileFailed':
    'Le fichier n’a pas pu être créé. Réessayez dans un instant. Après plusieurs essais, attendez une heure.',
  'account.data.download': 'Télécharger le fichier JSON',
  'account.data.delete': 'Supprimer votre compte',
  'account.data.deleteMeans':
    'Nous supprimons votre compte et ce qui s’y rattache dans un délai d’un mois ; d’ici là, vous pouvez changer d’avis : écrivez-nous. Les photos de vos voitures et les paramètres des cookies de ce navigateur sont supprimés tout de suite.',
  'account.data.deleteKeeps': 'Les reçus de vos commandes sont conservés aussi longtemps que la loi l’exige.',
  'account.data.askByEmail': 'Écrivez à {email} pour faire supprimer votre compte.',
  'account.data.askDelete': 'Demander la suppression',
  'account.data.requested':
    'Nous avons reçu votre demande. Votre compte sera supprimé au plus tard le {date} ; un e-mail vous le confirme.',
  'account.data.photosLater':
    'Les photos de vos voitures n’ont pas pu être supprimées tout de suite ; elles le seront avec le compte.',
  'account.data.deleteFailed':
    'Il n’est pas certain que votre demande nous soit parvenue. Saisissez votre mot de passe et appuyez encore une fois : cela reste une seule demande.',
  'account.data.privacy': 'Comment nous traitons les données personnelles',
} satisfies Record<keyof typeof english, string>
