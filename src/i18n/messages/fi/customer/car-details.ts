import type { carDetails as english } from '../../en/customer/car-details.ts'

export const carDetails = {
  'account.car.nickname': 'Lempinimi',
  'account.car.vinNumber': 'Valmistenumero (VIN)',
  'account.car.vinHint': '17 merkkiä, vanhoissa autoissa vähemmän.',
  'account.car.colorCode': 'Värikoodi',
  'account.car.interiorCode': 'Verhoilukoodi',
  'account.car.steeringSide': 'Ohjauspyörän puoli',
  'account.car.steering.none': 'Ei ilmoitettu',
  'account.car.steering.left': 'Vasen',
  'account.car.steering.right': 'Oikea',
  'account.car.brakeType': 'Jarrutyyppi',
  'account.car.brakes.none': 'Ei ilmoitettu',
  'account.car.brakes.disc': 'Levyjarrut edessä ja takana',
  'account.car.brakes.drum': 'Rumpujarrut edessä ja takana',
  'account.car.brakes.discFront': 'Edessä levyt, takana rummut',
  'account.car.brake': 'Jarrujen merkki tai koko',
  'account.car.brakeHint': 'Merkki on yleensä valettu jarrusatulaan.',
  'account.car.photo': 'Valokuva',
  'account.car.photoHint':
    'Mikä tahansa kuva käy: se pienennetään ennen lähettämistä, ja kuvauspaikan tiedot poistetaan.',
  'account.car.photoFileHint':
    'JPEG tai WebP, enintään {kilobytes}\u00a0kt ja {pixels} pikseliä leveys- ja korkeussuunnassa. Kuvauspaikan tiedot poistetaan.',
  'account.car.photoOnDevice': 'Kuva pysyy tällä laitteella ja poistetaan, kun kirjaudut ulos.',
  'account.car.photoChosen': 'Valitsemasi kuva',
  'account.car.photoOf': 'Kuva autosta {car}',
  'account.car.removePhoto': 'Poista kuva',
  'account.problem.photoType': 'Tiedostoa ei voi käyttää kuvana. Valitse toinen kuva.',
  'account.problem.photoSize': 'Kuva on liian suuri. Valitse pienempi.',
  'account.problem.photoFailed': 'Kuvaa ei voitu tallentaa tai poistaa. Yritä hetken kuluttua uudelleen.',
} satisfies Record<keyof typeof english, string>
