import type { carDetails as english } from '../../en/customer/car-details.ts'

export const carDetails = {
  'account.car.nickname': 'Smeknamn',
  'account.car.vinNumber': 'Chassinummer (VIN)',
  'account.car.vinHint': '17 tecken; äldre bilar har färre.',
  'account.car.colorCode': 'Färgkod',
  'account.car.interiorCode': 'Klädselkod',
  'account.car.steeringSide': 'Rattplacering',
  'account.car.steering.none': 'Ej angivet',
  'account.car.steering.left': 'Vänster',
  'account.car.steering.right': 'Höger',
  'account.car.brakeType': 'Bromstyp',
  'account.car.brakes.none': 'Ej angivet',
  'account.car.brakes.disc': 'Skivbromsar runt om',
  'account.car.brakes.drum': 'Trumbromsar runt om',
  'account.car.brakes.discFront': 'Skivor fram, trummor bak',
  'account.car.brake': 'Bromsarnas fabrikat eller storlek',
  'account.car.brakeHint': 'Fabrikatet är oftast gjutet i bromsoket.',
  'account.car.photo': 'Foto',
  'account.car.photoHint':
    'Vilken bild som helst. Den förminskas innan den skickas, och uppgifter om var den är tagen tas bort.',
  'account.car.photoFileHint':
    'JPEG eller WebP, högst {kilobytes}\u00a0kB och {pixels} pixlar på bredden och höjden. Uppgifter om var bilden är tagen tas bort.',
  'account.car.photoOnDevice': 'Fotot stannar på den här enheten och raderas när du loggar ut.',
  'account.car.photoChosen': 'Fotot du har valt',
  'account.car.photoOf': 'Foto på {car}',
  'account.car.removePhoto': 'Radera fotot',
  'account.problem.photoType': 'Filen går inte att använda som foto. Välj en annan bild.',
  'account.problem.photoSize': 'Bilden är för stor. Välj en mindre.',
  'account.problem.photoFailed': 'Fotot kunde inte sparas eller raderas. Försök igen om en stund.',
} satisfies Record<keyof typeof english, string>
