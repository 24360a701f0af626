import type { accountCars as english } from '../../en/customer/account-cars.ts'

export const accountCars = {
  'account.cars': 'Meine Fahrzeuge',
  'account.noCars': 'Sie haben noch kein Fahrzeug hinzugefügt.',
  'account.otherCar': 'Nicht in der Liste: selbst beschreiben',
  'account.addCar': 'Fahrzeug hinzufügen',
  'account.change': 'Ändern',
  'account.changeCar': '{car} ändern',
  'account.remove': 'Entfernen',
  'account.removeCar': '{car} entfernen',
  'account.carRemoved': '{car} wurde entfernt.',
  'account.undo': 'Rückgängig',
  'account.carsFull':
    'Sie können bis zu {max} Fahrzeuge speichern. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  'account.carsUnreadable':
    'Ihre gespeicherten Fahrzeuge lassen sich gerade nicht lesen. Sie bleiben unverändert. Bitte wenden Sie sich an den Kundenservice.',
  'account.signInToAddCar': 'Melden Sie sich an, um Ihr Fahrzeug hinzuzufügen',
  'account.carsMerged':
    '{count, plural, one {# in diesem Browser gespeichertes Fahrzeug ist} other {# in diesem Browser gespeicherte Fahrzeuge sind}} jetzt in Ihrem Konto.',
  'account.car.model': 'Modell',
  'account.car.variant': 'Motor oder Ausführung',
  'account.car.variantHint': 'Zum Beispiel B21A oder 2.0 GLT',
  'account.car.year': 'Modelljahr',
  'account.car.vinUnusual':
    'Diese Fahrgestellnummer wirkt unvollständig. Bitte vergleichen Sie sie mit dem Typenschild.',
  'account.carPhotoLost': 'Das Foto wurde gelöscht und lässt sich nicht wiederherstellen.',
  'account.problem.year': 'Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 1974',
} satisfies Record<keyof typeof english, string>
