import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Merkzettel',
  'wishlist.needsScript':
    'Ihr Merkzettel ist in diesem Browser gespeichert und lässt sich nur mit JavaScript anzeigen. Schalten Sie es ein und laden Sie die Seite neu.',
  'wishlist.lead': 'In diesem Browser gespeichert. Teilen Sie den Link, um jemandem diese Teile zu zeigen.',
  'wishlist.loading': 'Ihr Merkzettel wird geladen',
  'wishlist.share': 'Teilen',
  'wishlist.copied':
    'Link kopiert. Er zeigt diese Teile mit aktuellen Preisen und aktuellem Bestand sowie alles, was sich seit heute geändert hat.',
  'wishlist.copyYourself': 'Kopieren Sie diesen Link, um Ihren Merkzettel zu teilen:',
  'wishlist.remove': 'Entfernen',
  'wishlist.removeNamed': 'Entfernen: {name}',
  'wishlist.removed': '{name} steht nicht mehr auf Ihrem Merkzettel.',
  'wishlist.undo': 'Rückgängig',
  'wishlist.version': 'Ausführung: {name}',
  'wishlist.choose': 'Ausführung wählen',
  'wishlist.empty': 'Ihr Merkzettel ist leer',
  'wishlist.emptyHint':
    'Tippen Sie bei einem Teil auf „Merkzettel“, um es hier zu speichern. Sie können die Liste auch als Link verschicken.',
  'wishlist.browse': 'Alle Kategorien ansehen',
  'wishlist.notSoldHere':
    'Einige Teile auf Ihrem Merkzettel sind zurzeit in Ihrem Land nicht erhältlich. Sie bleiben gespeichert.',
  'wishlist.unavailable':
    'Die Teile können gerade nicht geladen werden. Ihr Merkzettel bleibt erhalten. Versuchen Sie es gleich noch einmal.',
  'wishlist.shared': 'Geteilter Merkzettel',
  'wishlist.sharedLead':
    '{count, plural, one {# Teil} other {# Teile}}, mit heutigen Preisen und heutigem Bestand.',
  'wishlist.left':
    '{count, plural, one {# Teil ist} other {# Teile sind}} in Ihrem Land nicht erhältlich und nicht aufgeführt.',
  'wishlist.none': 'Keines dieser Teile ist in Ihrem Land erhältlich.',
  'wishlist.sharedOn': 'Geteilt am {date}.',
  'wishlist.changed': 'Seitdem {count, plural, one {hat sich # Teil} other {haben sich # Teile}} geändert.',
  'wishlist.unchanged': 'Preise und Bestand sind unverändert.',
  'wishlist.otherPrices':
    'Preise werden nicht verglichen: Der Merkzettel wurde in einem Land mit anderen Preisen geteilt.',
  'wishlist.otherStock':
    'Der Bestand wird nicht verglichen: Der Merkzettel wurde in einem anderen Land geteilt.',
  'wishlist.asNoted': 'Frühere Preise stammen aus dem Link.',
  'wishlist.priceChanged': 'Jetzt {price}, beim Teilen am {date} waren es {before}.',
  'wishlist.soldOut': 'Ausverkauft, seit der Merkzettel geteilt wurde.',
  'wishlist.availableAgain': 'Wieder erhältlich.',
  'wishlist.inStockNow': 'Jetzt auf Lager.',
  'wishlist.notInStock': 'Nicht mehr auf Lager.',
  'wishlist.gone': 'Nicht mehr im Verkauf',
  'wishlist.goneUnnamed': '{count, plural, one {# Teil wird} other {# Teile werden}} nicht mehr verkauft.',
  'wishlist.addFitting': 'Alle passenden in den Warenkorb',
  'wishlist.sumHint':
    'In den Mengen, die ein Fahrzeug braucht. Was nicht sofort in den Warenkorb gelegt werden kann, zählt nicht mit.',
  'wishlist.addAll': 'Alle in den Warenkorb',
  'wishlist.leftOut': 'Ohne das, was nicht zu Ihrem Fahrzeug passt',
  'wishlist.saveAll': 'Alle auf meinen Merkzettel',
  'wishlist.savedAll': 'Auf Ihren Merkzettel gesetzt.',
  'wishlist.see': 'Meinen Merkzettel zeigen',
} satisfies Record<keyof typeof english, string>
