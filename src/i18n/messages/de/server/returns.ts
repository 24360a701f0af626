import type { returns as english } from '../../en/server/returns.ts'

export const returns = {
  'returns.title': 'Rücksendungen',
  'returns.of': 'Aus Bestellung {number} etwas zurücksenden',
  'returns.choose': 'Aus welcher Bestellung ist es?',
  'returns.none': 'In Ihren letzten Bestellungen ist nichts, was Sie zurücksenden können.',
  'returns.notSentYet':
    'Von dieser Bestellung wurde noch nichts verschickt, es gibt also nichts zurückzusenden.',
  'returns.nothingLeft': 'Von dieser Bestellung ist nichts mehr zurückzusenden.',
  'returns.unreadable':
    'Die Teile dieser Bestellung lassen sich gerade nicht anzeigen. Schreiben Sie dem Kundenservice und nennen Sie die Bestellung.',
  'returns.byMail': 'Schreiben Sie dem Kundenservice, was Sie zurücksenden möchten und warum.',
  'returns.parts': 'Welche Teile senden Sie zurück?',
  'returns.reason': 'Grund',
  'returns.chooseReason': 'Grund wählen',
  'returns.reason.noFit': 'Es passte nicht zu meinem Fahrzeug',
  'returns.reason.wrongPart': 'Ich habe ein anderes Teil bekommen als bestellt',
  'returns.reason.faulty': 'Es kam defekt an',
  'returns.reason.failed': 'Es ist später ausgefallen',
  'returns.reason.changedMind': 'Ich habe es mir anders überlegt',
  'returns.reason.oldPart': 'Es ist das Altteil, gegen Pfand',
  'returns.back': '{count, plural, one {# Stück ist zurückgekommen} other {# Stück sind zurückgekommen}}',
  'returns.deposit': 'Pfand {amount} je Stück: wird erstattet, sobald das Altteil da ist.',
  'returns.depositUnknown': 'Mit Pfand: wird erstattet, sobald das Altteil da ist.',
  'returns.note': 'Was sollten wir noch wissen?',
  'returns.noteHint': 'Bei einem defekten Teil: was passiert, und seit wann.',
  'returns.send': 'Rücksendung anmelden',
  'returns.noReason': 'Wählen Sie einen Grund.',
  'returns.wrongQuantity': 'Geben Sie eine Zahl von 1 bis {max} ein.',
  'returns.failed':
    'Ihre Anmeldung konnte nicht gesendet werden. Sie steht noch hier: Versuchen Sie es gleich noch einmal.',
  'returns.limited':
    'Sie haben mehrere Rücksendungen angemeldet. Warten Sie eine Stunde oder schreiben Sie dem Kundenservice.',
  'returns.terms': 'Bis wann, und wer zahlt',
  'returns.kind.unused': 'Es passte nicht, oder Sie haben es sich anders überlegt',
  'returns.kind.faulty': 'Falsches oder defektes Teil',
  'returns.kind.oldPart': 'Altteil gegen Pfand',
  'returns.until': 'Senden Sie es unbenutzt bis {date} ab, {days} Tage nach der Ankunft.',
  'returns.over': 'Die {days} Tage für die Rücksendung endeten am {date}.',
  'returns.within': 'Senden Sie es innerhalb von {days} Tagen nach der Ankunft ab.',
  'returns.oldPartUntil':
    'Senden Sie das Altteil bis {date} ab, {days} Tage nach der Ankunft des neuen Teils.',
  'returns.oldPartOver': 'Die {days} Tage für das Einsenden des Altteils endeten am {date}.',
  'returns.oldPartWithin':
    'Senden Sie das Altteil innerhalb von {days} Tagen nach der Ankunft des neuen Teils ab.',
  'returns.guaranteed':
    'Die gesetzliche Gewährleistung gilt mindestens bis {date}. Gibt Ihnen das Recht Ihres Landes länger Zeit, gilt das.',
  'returns.guaranteeOver':
    'Die zwei Jahre der gesetzlichen Gewährleistung endeten am {date}. Gibt Ihnen das Recht Ihres Landes länger Zeit, gilt das.',
  'returns.guarantee':
    'Die gesetzliche Gewährleistung gilt mindestens zwei Jahre ab der Ankunft. Gibt Ihnen das Recht Ihres Landes länger Zeit, gilt das.',
  'returns.oldPartPaid': 'Das Pfand wird erstattet, sobald das Altteil da ist.',
  'returns.paidBy.buyer': 'Sie zahlen das Porto.',
  'returns.paidBy.seller': 'Wir zahlen das Porto.',
  'returns.law':
    'Innerhalb von 14 Tagen anders überlegt? Dann können Sie den Vertrag auch ohne Angabe von Gründen widerrufen.',
  'returns.sent': 'Ihre Rücksendung ist angemeldet',
  'returns.next':
    'Der Kundenservice antwortet an {email} und teilt Ihnen mit, wie Sie die Teile senden. Bitte warten Sie mit dem Paket, bis Sie die Antwort haben.',
  'returns.mailed': 'Eine Kopie Ihrer Anmeldung ist unterwegs an {email}.',
  'returns.notMailed':
    'Wir haben heute schon mehrere Kopien an {email} gesendet und senden keine weiteren. Ihre Anmeldung zählt trotzdem.',
  'returns.requested': 'Angemeldet am {date}',
  'returns.line': '{quantity} × {name}: {reason}',
  'returns.more': 'Noch etwas aus dieser Bestellung zurücksenden',
  'returns.fitting': 'Was statt {name} passt',
  'returns.fittingAll': 'Alle Teile: {category}',
} satisfies Record<keyof typeof english, string>
