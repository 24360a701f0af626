import type { carDetails as english } from '../../en/customer/car-details.ts'

export const carDetails = {
  'account.car.nickname': 'Kælenavn',
  'account.car.vinNumber': 'Stelnummer (VIN)',
  'account.car.vinHint': '17 tegn; ældre biler har færre.',
  'account.car.colorCode': 'Farvekode',
  'account.car.interiorCode': 'Indtrækskode',
  'account.car.steeringSide': 'Ratplacering',
  'account.car.steering.none': 'Ikke oplyst',
  'account.car.steering.left': 'Venstre',
  'account.car.steering.right': 'Højre',
  'account.car.brakeType': 'Bremsetype',
  'account.car.brakes.none': 'Ikke oplyst',
  'account.car.brakes.disc': 'Skivebremser hele vejen rundt',
  'account.car.brakes.drum': 'Tromlebremser hele vejen rundt',
  'account.car.brakes.discFront': 'Skiver foran, tromler bag',
  'account.car.brake': 'Bremsernes fabrikat eller størrelse',
  'account.car.brakeHint': 'Fabrikatet er som regel støbt ind i bremsekaliberen.',
  'account.car.photo': 'Foto',
  'account.car.photoHint':
    'Alle billeder kan bruges. Billedet formindskes, før det sendes, og oplysninger om, hvor det er taget, fjernes.',
  'account.car.photoFileHint':
    'JPEG eller WebP, højst {kilobytes}\u00a0kB og {pixels} pixels i bredden og højden. Oplysninger om, hvor billedet er taget, fjernes.',
  'account.car.photoOnDevice': 'Fotoet bliver på denne enhed og slettes, når du logger ud.',
  'account.car.photoChosen': 'Det foto, du har valgt',
  'account.car.photoOf': 'Foto af {car}',
  'account.car.removePhoto': 'Slet fotoet',
  'account.problem.photoType': 'Filen kan ikke bruges som foto. Vælg et andet billede.',
  'account.problem.photoSize': 'Billedet er for stort. Vælg et mindre.',
  'account.problem.photoFailed': 'Fotoet kunne ikke gemmes eller slettes. Prøv igen om et øjeblik.',
} satisfies Record<keyof typeof english, string>
