import type { car as english } from '../../en/later/car.ts'

export const car = {
  'account.car.nickname': 'Kælenavn',
  'account.car.vinNumber': 'Stelnummer (VIN)',
  'account.car.vinHint': '17 tegn; ældre biler har færre.',
  'account.car.colorCode': 'Farvekode',
  'account.car.interiorCode': 'Interiørkode',
  'account.car.steeringSide': 'Rattets side',
  'account.car.steering.none': 'Ikke oplyst',
  'account.car.steering.left': 'Venstre',
  'account.car.steering.right': 'Højre',
  'account.car.brakeType': 'Bremsetype',
  'account.car.brakes.none': 'Ikke oplyst',
  'account.car.brakes.disc': 'Skivebremser hele vejen rundt',
  'account.car.brakes.drum': 'Tromlebremser hele vejen rundt',
  'account.car.brakes.discFront': 'Skiver foran, tromler bag',
  'account.car.brake': 'Bremsefabrikat eller -system',
  'account.car.brakeHint': 'For eksempel Girling, ATE eller system B',
  'account.car.photo': 'Foto',
  'account.car.photoHint':
    'Ethvert billede: det gøres mindre, før det sendes, og oplysninger om, hvor det er taget, fjernes.',
  'account.car.photoFileHint':
    'JPEG eller WebP, højst {kilobytes} kB og {pixels} pixels i bredden og højden. Oplysninger om, hvor det er taget, fjernes.',
  'account.car.photoOnDevice': 'Fotoet bliver på denne enhed og slettes, når du logger ud.',
  'account.car.photoChosen': 'Det foto, du har valgt',
  'account.car.photoOf': 'Foto af {car}',
  'account.car.removePhoto': 'Slet fotoet',
  'account.problem.photoType': 'Filen kan ikke bruges som foto. Vælg et andet billede.',
  'account.problem.photoSize': 'Billedet er for stort. Vælg et mindre.',
  'account.problem.photoFailed': 'Fotoet kunne ikke gemmes eller slettes. Prøv igen om et øjeblik.',
  'garage.saveDetails': 'Gem',
  'garage.detailsHint':
    'Alle felter er valgfrie. Oplysningerne hjælper med at afgøre, hvilke dele der passer. De bliver i denne browser eller følger med til din konto, når du logger ind.',
  'garage.photoHint':
    'Billedet bliver på denne enhed. Når du logger ind, følger det med bilen til din konto.',
  'garage.saved': 'Gemt.',
  'garage.inAccount': 'På din konto',
  'garage.chooseParts': 'Vælg dele til {car}',
  'garage.choosePartsShort': 'Vælg dele',
  'garage.choosePartsForThis': 'Vælg dele til denne bil',
  'garage.unchosen.unknown': 'Vi har ingen dele til denne model. Du kan vælge en anden bil.',
  'garage.unchosen.noYear': 'Modelåret mangler. Angiv det på din konto for at vælge dele.',
} satisfies Record<keyof typeof english, string>
