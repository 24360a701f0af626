import type { quickOrder as english } from '../../en/server/quick-order.ts'

export const quickOrder = {
  'quickOrder.title': 'Schnellbestellung',
  'quickOrder.lead':
    'Geben Sie Teilenummern ein oder fügen Sie sie ein, eine je Zeile, mit der Menge. Auch OE-Nummern und Vergleichsnummern werden gefunden.',
  'quickOrder.list': 'Teilenummern und Mengen',
  'quickOrder.hint':
    'Zum Beispiel: X271-925 2. Sie können auch Zeilen aus einer Tabelle kopieren. Höchstens {max} Zeilen.',
  'quickOrder.file': 'Oder eine Datei (CSV)',
  'quickOrder.fileRead':
    'Die Datei steht jetzt in der Liste. Sehen Sie sie durch und klicken Sie dann auf „Prüfen“.',
  'quickOrder.fileTooLarge': 'Diese Datei ist zu groß für eine Liste von Teilenummern.',
  'quickOrder.lookUp': 'Prüfen',
  'quickOrder.lookingUp': 'Wird geprüft …',
  'quickOrder.startOver': 'Neue Liste',
  'quickOrder.empty': 'Geben Sie mindestens eine Teilenummer ein.',
  'quickOrder.tooMany':
    'Die Liste hat {count} Zeilen, höchstens {max} können auf einmal geprüft werden. Nichts ist verloren: Entfernen Sie Zeilen oder bestellen Sie in zwei Listen.',
  'quickOrder.longLine': 'Zeile {line} ist länger als {max} Zeichen. Kürzen Sie sie auf Nummer und Menge.',
  'quickOrder.tooLong': 'Dieser Text ist zu lang für eine Liste von Teilenummern.',
  'quickOrder.unavailable':
    'Nummern können gerade nicht geprüft werden. Ihre Liste bleibt erhalten. Versuchen Sie es gleich noch einmal.',
  'quickOrder.limited':
    'Sie haben viele Listen geprüft. Ihre Liste bleibt erhalten. Warten Sie zehn Minuten und versuchen Sie es dann noch einmal.',
  'quickOrder.result': 'Ihre Liste',
  'quickOrder.found': 'Gefundene Zeilen: {found} von {count}.',
  'quickOrder.line': 'Ihre Zeile',
  'quickOrder.part': 'Teil',
  'quickOrder.order': 'Bestellen:',
  'quickOrder.missing': 'Nicht gefunden',
  'quickOrder.search': 'Nach dieser Nummer suchen',
  'quickOrder.several': 'Mehrere Teile haben diese Nummer. Wählen Sie eines.',
  'quickOrder.all': 'Alle zeigen',
  'quickOrder.none': 'Keines davon',
  'quickOrder.replaced': '{number} ist nicht mehr erhältlich. Dieses Teil ersetzt es.',
  'quickOrder.changed': 'Sie wollten {asked}, eingetragen: {quantity}.',
  'quickOrder.add': 'Ausgewählte Teile in den Warenkorb',
  'quickOrder.deposits': 'Pfand kommt im Warenkorb hinzu.',
  'quickOrder.nothingChosen': 'Wählen Sie mindestens ein Teil.',
  'quickOrder.zero': 'Nicht hinzugefügt, weil die Menge 0 ist:',
  'quickOrder.added': 'Im Warenkorb',
  'quickOrder.partly': 'Nur teilweise im Warenkorb, mehr ist nicht verfügbar:',
  'quickOrder.notAdded': 'Nicht hinzugefügt: nicht vorrätig oder in Ihrem Land nicht erhältlich.',
  'quickOrder.unknown':
    'Wir haben keine Antwort erhalten und wissen nicht, was hinzugefügt wurde. Sehen Sie in den Warenkorb, bevor Sie es noch einmal versuchen.',
  'quickOrder.toCart': 'Zum Warenkorb',
} satisfies Record<keyof typeof english, string>
