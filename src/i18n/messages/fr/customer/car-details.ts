import type { carDetails as english } from '../../en/customer/car-details.ts'

export const carDetails = {
  'account.car.nickname': 'Surnom',
  'account.car.vinNumber': 'Numéro de châssis (VIN)',
  'account.car.vinHint': '17 caractères ; les voitures anciennes en ont moins.',
  'account.car.colorCode': 'Code couleur',
  'account.car.interiorCode': 'Code sellerie',
  'account.car.steeringSide': 'Côté du volant',
  'account.car.steering.none': 'Non précisé',
  'account.car.steering.left': 'Gauche',
  'account.car.steering.right': 'Droite',
  'account.car.brakeType': 'Type de freins',
  'account.car.brakes.none': 'Non précisé',
  'account.car.brakes.disc': 'Disques aux quatre roues',
  'account.car.brakes.drum': 'Tambours aux quatre roues',
  'account.car.brakes.discFront': 'Disques à l’avant, tambours à l’arrière',
  'account.car.brake': 'Marque ou taille des freins',
  'account.car.brakeHint': 'La marque est généralement moulée sur l’étrier.',
  'account.car.photo': 'Photo',
  'account.car.photoHint':
    'Toute image convient : elle est réduite avant l’envoi et le lieu de la prise de vue est effacé.',
  'account.car.photoFileHint':
    'JPEG ou WebP, {kilobytes}\u00a0ko et {pixels} pixels de côté au maximum. Le lieu de la prise de vue est effacé.',
  'account.car.photoOnDevice':
    'La photo reste sur cet appareil et est supprimée lorsque vous vous déconnectez.',
  'account.car.photoChosen': 'La photo que vous avez choisie',
  'account.car.photoOf': 'Photo de {car}',
  'account.car.removePhoto': 'Supprimer cette photo',
  'account.problem.photoType': 'Ce fichier ne peut pas servir de photo. Choisissez une autre image.',
  'account.problem.photoSize': 'Cette image est trop grande. Choisissez-en une plus petite.',
  'account.problem.photoFailed':
    'La photo n’a pas pu être enregistrée ou supprimée. Réessayez dans un instant.',
} satisfies Record<keyof typeof english, string>
