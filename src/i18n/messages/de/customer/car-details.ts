import type { carDetails as english } from '../../en/customer/car-details.ts'

export const carDetails = {
  'account.car.nickname': 'Eigene Bezeichnung',
  'account.car.vinNumber': 'Fahrgestellnummer (FIN)',
  'account.car.vinHint': '17 Zeichen; ältere Fahrzeuge haben weniger.',
  'account.car.colorCode': 'Farbcode',
  'account.car.interiorCode': 'Polstercode',
  'account.car.steeringSide': 'Lenkung',
  'account.car.steering.none': 'Keine Angabe',
  'account.car.steering.left': 'Links',
  'account.car.steering.right': 'Rechts',
  'account.car.brakeType': 'Bremsenart',
  'account.car.brakes.none': 'Keine Angabe',
  'account.car.brakes.disc': 'Rundum Scheibenbremsen',
  'account.car.brakes.drum': 'Rundum Trommelbremsen',
  'account.car.brakes.discFront': 'Vorne Scheiben, hinten Trommeln',
  'account.car.brake': 'Bremsenhersteller oder -größe',
  'account.car.brakeHint': 'Der Hersteller ist meist in den Bremssattel eingegossen.',
  'account.car.photo': 'Foto',
  'account.car.photoHint':
    'Jedes Bild ist möglich. Es wird vor dem Hochladen verkleinert, und der Aufnahmeort wird entfernt.',
  'account.car.photoFileHint':
    'JPEG oder WebP, höchstens {kilobytes}\u00a0kB und {pixels} Pixel breit und hoch. Der Aufnahmeort wird entfernt.',
  'account.car.photoOnDevice': 'Das Foto bleibt auf diesem Gerät und wird beim Abmelden gelöscht.',
  'account.car.photoChosen': 'Das ausgewählte Foto',
  'account.car.photoOf': 'Foto von {car}',
  'account.car.removePhoto': 'Dieses Foto löschen',
  'account.problem.photoType':
    'Diese Datei lässt sich nicht als Foto verwenden. Bitte wählen Sie ein anderes Bild.',
  'account.problem.photoSize': 'Dieses Bild ist zu groß. Bitte wählen Sie ein kleineres.',
  'account.problem.photoFailed':
    'Das Foto konnte nicht gespeichert oder gelöscht werden. Bitte versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof english, string>
