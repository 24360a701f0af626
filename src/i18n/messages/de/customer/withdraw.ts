import type { withdraw as english } from '../../en/customer/withdraw.ts'

export const withdraw = {
  'withdraw.title': 'Vertrag widerrufen',
  'withdraw.intro':
    'Sie können innerhalb von 14 Tagen nach Erhalt der letzten Ware ohne Angabe von Gründen widerrufen. Es genügt, den Widerruf vor Ablauf der Frist abzusenden.',
  'withdraw.more': 'Mehr zum Widerrufsrecht',
  'withdraw.name': 'Name',
  'withdraw.emailHint': 'Die E-Mail-Adresse Ihrer Bestellung. Dorthin bestätigen wir den Eingang.',
  'withdraw.goods': 'Waren',
  'withdraw.goodsHint':
    'Leer lassen, um die ganze Bestellung zu widerrufen, oder die Teile nennen, die Sie zurückgeben.',
  'withdraw.parts': 'Welche Teile geben Sie zurück?',
  'withdraw.noParts': 'Wählen Sie mindestens ein Teil.',
  'withdraw.ofOrdered': 'von {ordered}',
  'withdraw.other': 'Eine andere Bestellung widerrufen',
  'withdraw.find': 'Teile der Bestellung auswählen',
  'withdraw.notFound':
    'Die Teile dieser Bestellung wurden nicht gefunden. Sie können trotzdem widerrufen: Prüfen Sie Nummer und E-Mail-Adresse oder nennen Sie die Teile selbst.',
  'withdraw.confirm': 'Widerruf bestätigen',
  'withdraw.write': 'Widerruf vorbereiten',
  'withdraw.failed':
    'Ihr Widerruf konnte nicht gesendet werden. Er steht noch hier: Versuchen Sie es gleich noch einmal.',
  'withdraw.limited':
    'Sie haben mehrere Widerrufe gesendet. Warten Sie eine Stunde oder widerrufen Sie per E-Mail oder Brief.',
  'withdraw.received': 'Ihr Widerruf ist eingegangen',
  'withdraw.acknowledged.content':
    'Eine Eingangsbestätigung mit Inhalt und Uhrzeit ist unterwegs an {email}. Drucken oder speichern Sie auch diese Seite.',
  'withdraw.acknowledged.receipt':
    'Eine kurze Nachricht mit Bestellnummer und Uhrzeit ist unterwegs an {email}. Ihren Text wiederholt sie nicht, weil wir nicht erkennen können, ob mit dieser Adresse bestellt wurde; wir fragen beim Käufer nach, bevor etwas storniert wird. Drucken oder speichern Sie diese Seite: Sie ist Ihr Beleg.',
  'withdraw.acknowledged.none':
    'Wir haben heute schon mehrere Nachrichten an {email} gesendet und senden keine weitere. Ihr Widerruf gilt trotzdem. Drucken oder speichern Sie diese Seite: Sie ist Ihr Beleg.',
  'withdraw.time': 'Eingegangen',
  'withdraw.whole': 'Die ganze Bestellung',
  'withdraw.next':
    'Senden Sie die Ware innerhalb von 14 Tagen zurück. Wir erstatten Ihre Zahlung innerhalb von 14 Tagen; wir dürfen warten, bis wir die Ware oder einen Nachweis über ihre Absendung haben.',
  'withdraw.howToReturn': 'So senden Sie Ware zurück',
  'withdraw.letterHint':
    'Ihr Widerruf ist vorbereitet. Senden Sie ihn per E-Mail oder übernehmen Sie ihn in einen Brief. Er gilt, sobald Sie ihn abgesendet haben.',
  'withdraw.sendMail': 'An {email} senden',
  'withdraw.subject': 'Widerruf der Bestellung {order}',
  'withdraw.statement':
    'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
  'withdraw.date': 'Datum',
} satisfies Record<keyof typeof english, string>
