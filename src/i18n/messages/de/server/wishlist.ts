import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Merkzettel',
  'wishlist.needsScript':
    'Ihr Merkzettel liegt in diesem Browser und lässt sich nur mit JavaScript anzeigen. Schalten Sie es ein und laden Sie die Seite neu.',
  'wishlist.lead': 'Liegt in diesem Browser. Teilen Sie den Link, um jemandem diese Teile zu zeigen.',
  'wishlist.loading': 'Ihr Merkzettel wird geladen',
  'wishlist.share': 'Teilen',
  'wishlist.copied':
    'Link kopiert. Er zeigt diese Teile mit Preisen und Bestand des Tages, an dem er geöffnet wird, und was sich seit heute geändert hat.',
  'wishlist.copyYourself': 'Kopieren Sie diesen Link, um Ihren Merkzettel zu teilen:',
  'wishlist.remove': 'Entfernen',
  'wishlist.removeNamed': 'Entfernen: {name}',
  'wishlist.removed': '{name} steht nicht mehr auf Ihrem Merkzettel.',
  'wishlist.undo': 'Rückgängig',
  'wishlist.version': 'Ausführung: {name}',
  'wishlist.choose': 'Ausführung wählen',
  'wishlist.empty': 'Ihr Merkzettel ist leer',
  'wishlist.emptyHint':
    'Drücken Sie bei einem Teil auf „Merkzettel“, dann wartet es hier. Sie können die Liste auch als Link verschicken.',
  'wishlist.browse': 'Alle Kategorien ansehen',
  'wishlist.notSoldHere':
    'Einige Teile auf Ihrem Merkzettel werden zurzeit nicht in Ihrem Land verkauft. Sie bleiben gemerkt.',
  'wishlist.unavailable':
    'Die Teile können gerade nicht geladen werden. Ihr Merkzettel bleibt erhalten. Versuchen Sie es gleich noch einmal.',
  'wishlist.shared': 'Geteilter Merkzettel',
  'wishlist.sharedLead':
    '{count, plural, one {# Teil} other {# Teile}}, mit heutigen Preisen und heutigem Bestand.',
  'wishlist.left':
    '{count, plural, one {# Teil wird} other {# Teile werden}} hier nicht verkauft und nicht angezeigt.',
  'wishlist.none': 'Keines dieser Teile wird hier verkauft.',
  'wishlist.sharedOn': 'Geteilt am {date}.',
  'wishlist.changed': 'Seitdem {count, plural, one {hat sich # Teil} other {haben sich # Teile}} geändert.',
  'wishlist.unchanged': 'Preise und Bestand sind jetzt gleich.',
  'wishlist.otherPrices':
    'Preise werden nicht verglichen: Wo der Merkzettel geteilt wurde, galten andere Preise.',
  'wishlist.otherStock':
    'Der Bestand wird nicht verglichen: Der Merkzettel wurde in einem anderen Land geteilt.',
  'wishlist.asNoted': 'Frühere Preise sind die, die im Link stehen.',
  'wishlist.priceChanged': 'Jetzt {price}, beim Teilen am {date} waren es {before}.',
  'wishlist.soldOut': 'Ausverkauft, seit der Merkzettel geteilt wurde.',
  'wishlist.availableAgain': 'Wieder erhältlich.',
  'wishlist.inStockNow': 'Jetzt auf Lager.',
  'wishlist.notInStock': 'Nicht mehr auf Lager.',
  'wishlist.gone': 'Nicht mehr im Verkauf',
  'wishlist.goneUnnamed': '{count, plural, one {# Teil wird} other {# Teile werden}} nicht mehr verkauft.',
  'wishlist.addFitting': 'Alle passenden in den Warenkorb',
  'wishlist.sumHint':
    'In den Mengen, die ein Auto braucht. Was nicht sofort in den Warenkorb kann, zählt nicht mit.',
  'wishlist.addAll': 'Alle in den Warenkorb',
  'wishlist.leftOut': 'Ohne das, was nicht zu Ihrem Auto passt',
  'wishlist.saveAll': 'Alle auf meinen Merkzettel',
  'wishlist.savedAll': 'Auf Ihrem Merkzettel gemerkt.',
  'wishlist.see': 'Meinen Merkzettel zeigen',
} satisfies Record<keyof typeof english, string>
