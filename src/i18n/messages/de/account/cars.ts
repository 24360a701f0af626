import type { cars as english } from '../../en/account/cars.ts'

export const cars = {
  'account.cars': 'Meine Autos',
  'account.noCars': 'Sie haben noch kein Auto hinzugefügt.',
  'account.addCar': 'Auto hinzufügen',
  'account.change': 'Ändern',
  'account.changeCar': '{car} ändern',
  'account.remove': 'Entfernen',
  'account.removeCar': '{car} entfernen',
  'account.carRemoved': '{car} wurde entfernt.',
  'account.undo': 'Rückgängig',
  'account.carsFull':
    'Sie können bis zu {max} Autos speichern. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  'account.carsUnreadable':
    'Ihre gespeicherten Autos lassen sich gerade nicht lesen. Sie bleiben unverändert. Bitte wenden Sie sich an den Kundenservice.',
  'account.signInToAddCar': 'Melden Sie sich an, um Ihr Auto hinzuzufügen',
  'account.carsMerged':
    '{count, plural, one {# in diesem Browser gemerktes Fahrzeug ist} other {# in diesem Browser gemerkte Fahrzeuge sind}} jetzt in Ihrem Konto.',
  'account.car.model': 'Modell',
  'account.car.variant': 'Motor oder Ausführung',
  'account.car.variantHint': 'Zum Beispiel B21A oder 2.0 GLT',
  'account.car.year': 'Modelljahr',
  'account.car.nickname': 'Spitzname',
  'account.car.vinNumber': 'Fahrgestellnummer (FIN)',
  'account.car.vinHint': '17 Zeichen; ältere Autos haben weniger.',
  'account.car.vinUnusual':
    'Diese Fahrgestellnummer wirkt unvollständig. Bitte vergleichen Sie sie mit dem Typenschild.',
  'account.car.colorCode': 'Farbcode',
  'account.car.interiorCode': 'Innenraumcode',
  'account.car.steeringSide': 'Lenkradseite',
  'account.car.steering.none': 'Keine Angabe',
  'account.car.steering.left': 'Links',
  'account.car.steering.right': 'Rechts',
  'account.car.brakeType': 'Bremsenart',
  'account.car.brakes.none': 'Keine Angabe',
  'account.car.brakes.disc': 'Rundum Scheibenbremsen',
  'account.car.brakes.drum': 'Rundum Trommelbremsen',
  'account.car.brakes.discFront': 'Vorn Scheiben, hinten Trommeln',
  'account.car.brake': 'Bremsenhersteller oder -system',
  'account.car.brakeHint': 'Zum Beispiel Girling, ATE oder System B',
  'account.car.photo': 'Foto',
  'account.car.photoHint':
    'Jedes Bild ist möglich: Es wird vor dem Senden verkleinert, und der Aufnahmeort wird entfernt.',
  'account.car.photoFileHint':
    'JPEG oder WebP, höchstens {kilobytes} kB und {pixels} Pixel breit und hoch. Der Aufnahmeort wird entfernt.',
  'account.car.photoOnDevice': 'Das Foto bleibt auf diesem Gerät und wird beim Abmelden gelöscht.',
  'account.car.photoChosen': 'Das ausgewählte Foto',
  'account.car.photoOf': 'Foto von {car}',
  'account.car.removePhoto': 'Dieses Foto löschen',
  'account.carPhotoLost': 'Das Foto wurde gelöscht und lässt sich nicht wiederherstellen.',
  'account.problem.photoType':
    'Diese Datei lässt sich nicht als Foto verwenden. Bitte wählen Sie ein anderes Bild.',
  'account.problem.photoSize': 'Dieses Bild ist zu groß. Bitte wählen Sie ein kleineres.',
  'account.problem.photoFailed':
    'Das Foto konnte nicht gespeichert oder gelöscht werden. Bitte versuchen Sie es gleich noch einmal.',
  'account.problem.year': 'Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 1974',
} satisfies Record<keyof typeof english, string>
