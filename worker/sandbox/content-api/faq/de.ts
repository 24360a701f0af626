import { shopName } from '#src/brand.ts'
import type { FaqSource } from './faq-source.ts'

export const faq: FaqSource = {
  title: 'Häufige Fragen',
  description: `Antworten zu Lieferung, passenden Teilen, Rückgabe, Zahlung und Kundenkonto bei ${shopName}.`,
  topics: {
    orders: 'Bestellung und Lieferung',
    fit: 'Passt das Teil zu meinem Fahrzeug?',
    returns: 'Rückgabe, Widerruf und Pfand',
    payment: 'Zahlung',
    account: 'Konto und Datenschutz',
  },
  questions: {
    'delivery-time': [
      'Wie lange dauert die Lieferung?',
      '<p>Vorrätige Teile verlassen unser Lager innerhalb eines Werktags. An der Kasse sehen Sie für jede Lieferart, wie viele Werktage die Lieferung in Ihr Land danach dauert. Muss ein Teil erst vom Lieferanten kommen, steht auf seiner Seite, wie lange das dauert.</p><p>Mehr dazu unter <a href="/info/delivery">Lieferung</a>.</p>',
    ],
    'delivery-cost': [
      'Was kostet der Versand?',
      '<p>Das hängt von Land, Gewicht und Lieferart ab. An der Kasse sehen Sie alle Preise, bevor Sie bestellen.</p><p>Ab einem bestimmten Warenwert ist der Standardversand kostenlos; wie viel noch fehlt, zeigt der Warenkorb. Pfand zählt dabei nicht mit. Expressversand und Spedition für sperrige Teile werden immer berechnet.</p>',
    ],
    'track-order': [
      'Wo ist meine Bestellung?',
      '<p>Geben Sie unter <a href="/track-order">Bestellung verfolgen</a> Ihre Bestellnummer und Ihre E-Mail-Adresse ein. Wenn Sie ein Konto haben, finden Sie Ihre Bestellungen auch dort.</p>',
    ],
    'change-order': [
      'Kann ich eine Bestellung ändern oder stornieren?',
      '<p><a href="/support">Schreiben Sie uns</a> möglichst bald und nennen Sie die Bestellnummer. Bis zum Versand können wir eine Bestellung ändern oder stornieren. Danach können Sie den <a href="/withdraw">Vertrag widerrufen</a> oder die Teile zurückgeben.</p>',
    ],
    'fits-my-car': [
      'Woher weiß ich, ob ein Teil zu meinem Fahrzeug passt?',
      '<p>Auf jeder Produktseite stehen die Fahrzeuge, zu denen das Teil passt, mit Motor und Modelljahren. Teilelisten lassen sich nach dem Fahrzeug filtern. Vergleichen Sie außerdem die Maße und die OE-Nummer mit Ihrem alten Teil.</p><p>Noch unsicher? <a href="/support">Fragen Sie uns</a> und nennen Sie Modell, Modelljahr und Fahrgestellnummer.</p>',
    ],
    conditions: [
      'Was bedeuten Bedingungen wie „ab Fahrgestellnr.“ oder „innenbelüftete Bremsscheiben vorne 263 mm“?',
      '<p>Die Hersteller haben Teile oft mitten im Modelljahr geändert, und manche Fahrzeuge wurden mit Bremsen in verschiedenen Größen gebaut. Ein Teil mit einer Bedingung passt nur, wenn Ihr Fahrzeug sie erfüllt.</p><p>Die Fahrgestellnummer steht auf dem Typenschild und in der Zulassungsbescheinigung. Eine Bremsscheibe wird von Rand zu Rand gemessen; eine innenbelüftete besteht aus zwei Platten mit Rippen dazwischen.</p>',
    ],
    'part-number': [
      'Kann ich nach einer Teilenummer suchen?',
      '<p>Ja. Geben Sie die OE-Nummer oder eine Vergleichsnummer in das Suchfeld ein.</p>',
    ],
    'how-many': [
      'Wie viele Teile brauche ich?',
      '<p>Wo sich das sagen lässt, empfiehlt die Produktseite eine Menge, zum Beispiel zwei je Achse. Sie ist schon eingetragen, wenn Sie das Teil in den Warenkorb legen. Erneuern Sie Bremsscheiben, Bremsbeläge und Stoßdämpfer immer auf beiden Seiten einer Achse.</p>',
    ],
    return: [
      'Wie gebe ich ein Teil zurück?',
      '<p>Unbenutzte Teile können Sie innerhalb von 30 Tagen zurückgeben. Schreiben Sie uns mit der Bestellnummer, verpacken Sie das Teil in seinem Originalkarton und bewahren Sie den Einlieferungsbeleg auf. Wie es geht und wer den Versand zahlt, steht unter <a href="/info/returns">Rückgabe</a>.</p>',
    ],
    withdraw: [
      'Wie widerrufe ich einen Kauf?',
      '<p>Innerhalb von 14 Tagen nach Erhalt der Ware können Sie den <a href="/withdraw">Vertrag online widerrufen</a>, ohne Gründe zu nennen. Den Eingang bestätigen wir Ihnen per E-Mail.</p><p>Fristen und Ausnahmen stehen unter <a href="/info/withdrawal">Widerrufsrecht</a>.</p>',
    ],
    deposit: [
      'Warum zahle ich auf manche Teile Pfand?',
      '<p>Teile wie Bremssättel, Lichtmaschinen und Anlasser werden aus Altteilen aufbereitet. Das Altteilpfand steht unter dem Preis und ist im Warenkorb eine eigene Zeile.</p><p>Entleeren Sie das alte Teil und senden Sie es innerhalb von 60 Tagen im Karton des neuen ein. Ist es vollständig angekommen, erstatten wir das Pfand. Zum Batteriepfand in Deutschland lesen Sie bitte <a href="/info/take-back">Rücknahme und Entsorgung</a>.</p>',
    ],
    faulty: [
      'Was tun, wenn ein Teil mangelhaft ist oder beschädigt ankommt?',
      '<p><a href="/support">Schreiben Sie uns</a> möglichst bald mit der Bestellnummer und beschreiben Sie den Mangel. Wir reparieren oder ersetzen mangelhafte Teile oder erstatten den Preis, und die Rücksendung zahlen wir. Ihre Rechte stehen in den <a href="/info/terms">AGB</a>.</p>',
    ],
    'payment-methods': [
      'Wie kann ich bezahlen?',
      '<p>Mit Karte, Onlinebanking, mobiler Zahlung oder digitaler Wallet, per Vorkasse oder auf Rechnung. An der Kasse sehen Sie, welche Zahlungsarten es in Ihrem Land gibt und ob dafür eine Gebühr anfällt.</p>',
    ],
    'discount-code': [
      'Wo gebe ich einen Rabattcode ein?',
      '<p>Im Warenkorb oder an der Kasse im Schritt Zahlung, unter „Rabattcode oder Geschenkkarte“. Den Rabatt sehen Sie vor der Bestellung.</p>',
    ],
    vat: [
      'Kann ich als Unternehmen ohne Mehrwertsteuer kaufen?',
      '<p>Ja. Geben Sie an der Kasse Firma und USt-IdNr. an. Ist die Nummer gültig und aus dem EU-Land, in das wir liefern, wird die Mehrwertsteuer abgezogen, außer in Schweden. Alle anderen zahlen den Preis einschließlich Mehrwertsteuer.</p>',
    ],
    'need-account': [
      'Brauche ich ein Konto?',
      '<p>Nein, Sie können als Gast bestellen. Mit einem Konto sehen Sie alle Bestellungen und Belege, müssen Ihre Adresse nicht neu eingeben und können unter „Meine Fahrzeuge“ Ihre Fahrzeuge speichern. Ein <a href="/register">Konto anlegen</a> können Sie jederzeit.</p>',
    ],
    password: [
      'Ich habe mein Passwort vergessen. Was nun?',
      '<p>Geben Sie unter <a href="/forgot-password">Passwort vergessen?</a> Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues festlegen.</p>',
    ],
    'no-email': [
      'Die E-Mail mit dem Link ist nicht angekommen. Was nun?',
      '<p>Sehen Sie auch im Spam-Ordner nach, und prüfen Sie, ob die Adresse zu Ihrem Konto gehört. <a href="/forgot-password">Fordern Sie dann einen neuen Link an</a> oder <a href="/support">schreiben Sie uns</a>.</p>',
    ],
    'my-data': [
      'Was geschieht mit meinen Daten?',
      '<p>Wir verwenden sie, um Ihre Bestellung abzuwickeln, und geben sie nur an die weiter, die sie dafür brauchen, etwa den Versanddienst. Wenn Sie Ihre Daten einsehen, berichtigen oder löschen lassen wollen, <a href="/support">schreiben Sie uns</a>. Einzelheiten stehen unter <a href="/info/privacy">Datenschutz</a>.</p>',
    ],
  },
}
