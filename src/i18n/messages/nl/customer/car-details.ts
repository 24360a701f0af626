import type { carDetails as english } from '../../en/customer/car-details.ts'

export const carDetails = {
  'account.car.nickname': 'Bijnaam',
  'account.car.vinNumber': 'Chassisnummer (VIN)',
  'account.car.vinHint': '17 tekens; oudere auto’s hebben er minder.',
  'account.car.colorCode': 'Kleurcode',
  'account.car.interiorCode': 'Interieurcode',
  'account.car.steeringSide': 'Stuurzijde',
  'account.car.steering.none': 'Niet opgegeven',
  'account.car.steering.left': 'Links',
  'account.car.steering.right': 'Rechts',
  'account.car.brakeType': 'Type remmen',
  'account.car.brakes.none': 'Niet opgegeven',
  'account.car.brakes.disc': 'Schijfremmen rondom',
  'account.car.brakes.drum': 'Trommelremmen rondom',
  'account.car.brakes.discFront': 'Schijven voor, trommels achter',
  'account.car.brake': 'Merk of maat van de remmen',
  'account.car.brakeHint': 'Het merk is meestal in de remklauw gegoten.',
  'account.car.photo': 'Foto',
  'account.car.photoHint':
    'Elke afbeelding is goed. Voor het verzenden verkleinen we de foto en verwijderen we de locatie.',
  'account.car.photoFileHint':
    'JPEG of WebP, hoogstens {kilobytes}\u00a0kB en {pixels} pixels breed en hoog. De locatie wordt verwijderd.',
  'account.car.photoOnDevice': 'De foto blijft op dit apparaat en wordt verwijderd als u uitlogt.',
  'account.car.photoChosen': 'De foto die u hebt gekozen',
  'account.car.photoOf': 'Foto van {car}',
  'account.car.removePhoto': 'Deze foto verwijderen',
  'account.problem.photoType': 'Dit bestand kan niet als foto worden gebruikt. Kies een andere afbeelding.',
  'account.problem.photoSize': 'Deze afbeelding is te groot. Kies een kleinere.',
  'account.problem.photoFailed':
    'De foto kon niet worden opgeslagen of verwijderd. Probeer het zo meteen opnieuw.',
} satisfies Record<keyof typeof english, string>
