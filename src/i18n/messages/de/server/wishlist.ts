import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Merkzettel',
  'wishlist.needsScript':
    'Ihr Merkzettel liegt in diesem Browser und lässt sich nur mit JavaScript anzeigen. Schalten Sie es ein und laden Sie die Seite neu.',
  'wishlist.lead': 'Liegt in diesem Browser. Teilen Sie den Link, um jemandem diese Teile zu zeigen.',
  'wishlist.loading': 'Ihr Merkzettel wird geladen',
  'wishlist.share': 'Teilen',
  'wishlist.copied':
    'Link kopiert. Er zeigt diese Teile mit Preisen und Bestand des Tages, an dem er geöffnet wird.',
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
  'wishlist.unsold':
    'Einige Teile auf Ihrem Merkzettel werden zurzeit nicht in Ihrem Land verkauft. Sie bleiben gemerkt.',
  'wishlist.unavailable':
    'Die Teile können gerade nicht geladen werden. Ihr Merkzettel bleibt erhalten. Versuchen Sie es gleich noch einmal.',
  'wishlist.shared': 'Geteilter Merkzettel',
  'wishlist.sharedLead':
    '{count, plural, one {# Teil} other {# Teile}}, mit heutigen Preisen und heutigem Bestand.',
  'wishlist.sharedOn': 'Geteilt am {date}.',
  'wishlist.changed':
    'Bei {count, plural, one {# Teil} other {# Teilen}} hat sich Preis oder Bestand seitdem geändert.',
  'wishlist.unchanged': 'Preise und Bestand sind wie damals.',
  'wishlist.otherPrices':
    'Die Liste wurde mit Preisen einer anderen Region geteilt, daher wird nur der Bestand verglichen.',
  'wishlist.then': 'Damals: {facts}',
  'wishlist.then.stock': 'auf Lager',
  'wishlist.then.later': 'auf Bestellung',
  'wishlist.then.none': 'ausverkauft',
  'wishlist.left':
    '{count, plural, one {# Teil wird} other {# Teile werden}} hier nicht verkauft und nicht angezeigt.',
  'wishlist.none': 'Keines dieser Teile wird hier verkauft.',
  'wishlist.addFitting': 'Alle passenden in den Warenkorb',
  'wishlist.saveAll': 'Alle auf meinen Merkzettel',
  'wishlist.savedAll': 'Auf Ihrem Merkzettel gemerkt.',
  'wishlist.see': 'Meinen Merkzettel zeigen',
} satisfies Record<keyof typeof english, string>
